import { type SQL, sql } from "drizzle-orm";
import { arrivalEnd, arrivalGrace, timeToCome } from "./states";

/** When a job is to begin, and when it was paid. */
export type Visit = { startsAt: Date; arrivalMinutes: number; paidAt: Date | null };

/**
 * It was paid when the time of arrival was over, and no other time has been agreed on since, which would be later than the payment: nobody
 * could come, so nobody was late or absent.
 */
export const isPaidPastVisit = ({ startsAt, arrivalMinutes, paidAt }: Visit): boolean =>
  paidAt !== null && paidAt >= arrivalEnd(startsAt, arrivalMinutes);

/** Until when whoever comes may still be on the way: the time of arrival, and so long after paying that there was time to come. */
export function comingUntil({ startsAt, arrivalMinutes, paidAt }: Visit): Date {
  const paid = paidAt ? paidAt.getTime() + timeToCome * 1000 : 0;
  return new Date(Math.max(arrivalEnd(startsAt, arrivalMinutes).getTime(), paid));
}

/** The job was begun while whoever comes could be on the way, a stretch of time or none named; or nobody could come. */
export function wasOnTime({ startedAt, ...visit }: Visit & { startedAt: Date | null }): boolean {
  if (startedAt === null) return false;
  const arrivalMinutes = Math.max(visit.arrivalMinutes, arrivalGrace);
  return isPaidPastVisit(visit) || startedAt <= comingUntil({ ...visit, arrivalMinutes });
}

const raw = (figure: number) => sql.raw(String(figure));
const arrival = (minutes: SQL) => sql`orders.starts_at + make_interval(mins => ${minutes})`;

/** `wasOnTime` of a query over `orders`, by that name. */
export const onTime: SQL<boolean> = sql<boolean>`(orders.started_at is not null and coalesce(
  orders.paid_at >= ${arrival(sql`orders.arrival_minutes`)}
  or orders.started_at <= greatest(${arrival(sql`greatest(orders.arrival_minutes, ${raw(arrivalGrace)})`)},
    orders.paid_at + make_interval(secs => ${raw(timeToCome)})), false))`;
