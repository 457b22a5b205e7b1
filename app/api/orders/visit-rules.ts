import { arrivalEnd } from "../db/states";

/** When a job is to begin, and when it was paid. */
type Visit = { startsAt: Date; arrivalMinutes: number; paidAt: Date | null };
/** Seconds. */
type Coming = { noShowAfterPaying: number };

/**
 * It was paid when the time of arrival was over, and no other time has been agreed on since, which would be later than the payment: nobody
 * could come, so nobody was late or absent. Its twin in the database is in `countsAsOnTime`.
 */
export const isPaidPastVisit = ({ startsAt, arrivalMinutes, paidAt }: Visit): boolean =>
  paidAt !== null && paidAt >= arrivalEnd(startsAt, arrivalMinutes);

/** Until when whoever comes may still be on the way: the time of arrival, and so long after paying that there was time to come. */
export function comingUntil(
  { startsAt, arrivalMinutes, paidAt }: Visit,
  { noShowAfterPaying }: Coming,
): Date {
  const paid = paidAt ? paidAt.getTime() + noShowAfterPaying * 1000 : 0;
  return new Date(Math.max(arrivalEnd(startsAt, arrivalMinutes).getTime(), paid));
}

/** From when on a side may say that the other did not come; null while another time is to be agreed on first. */
export const claimableFrom = (visit: Visit, coming: Coming): Date | null =>
  isPaidPastVisit(visit) ? null : comingUntil(visit, coming);

/** Whether a visit lies ahead, is late, or is to be agreed on anew. */
export type VisitState = "ahead" | "late" | "anew";

export function visitState(visit: Visit, { settings, now }: { settings: Coming; now: Date }): VisitState {
  if (isPaidPastVisit(visit)) return "anew";
  return comingUntil(visit, settings) <= now ? "late" : "ahead";
}
