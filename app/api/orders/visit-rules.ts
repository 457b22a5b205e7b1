/** Minutes after which a technician who named no stretch of time for the arrival comes late. */
export const arrivalGrace = 15;
/** So long after paying there was time to come: seconds. No setting, for the figures of years are counted by it. */
export const timeToCome = 2 * 60 * 60;

/** The time of arrival at a start, as it was agreed on, is over. */
const arrivalEnd = (startsAt: Date, arrivalMinutes: number): Date =>
  new Date(startsAt.getTime() + arrivalMinutes * 60_000);

/** When a job is to begin, and when it was paid. */
export type Visit = { startsAt: Date; arrivalMinutes: number; paidAt: Date | null };

/**
 * It was paid when the time of arrival was over, and no other time has been agreed on since, which would be later than the payment: nobody
 * could come, so nobody was late or absent.
 */
export const isPaidPastVisit = ({ startsAt, arrivalMinutes, paidAt }: Visit): boolean =>
  paidAt !== null && paidAt >= arrivalEnd(startsAt, arrivalMinutes);

/**
 * Until when whoever comes may still be on the way, and is neither late nor absent: the time of arrival, a quarter of an hour at least, and so
 * long after paying that there was time to come.
 */
export function comingUntil({ startsAt, arrivalMinutes, paidAt }: Visit): Date {
  const paid = paidAt ? paidAt.getTime() + timeToCome * 1000 : 0;
  return new Date(Math.max(arrivalEnd(startsAt, Math.max(arrivalMinutes, arrivalGrace)).getTime(), paid));
}

/** It was begun while whoever comes could be on the way, or nobody could come. Its twin in the database is in `counted-jobs`. */
export const wasOnTime = ({ startedAt, ...visit }: Visit & { startedAt: Date | null }): boolean =>
  startedAt !== null && (isPaidPastVisit(visit) || startedAt <= comingUntil(visit));

/** From when on a side may say that the other did not come; null while another time is to be agreed on first. */
export const claimableFrom = (visit: Visit): Date | null =>
  isPaidPastVisit(visit) ? null : comingUntil(visit);

/** Whether a visit lies ahead, is late, or is to be agreed on anew. */
export type VisitState = "ahead" | "late" | "anew";

/** How the visit of a paid job stands. Pure. */
export function visitState(visit: Visit, now: Date): VisitState {
  if (isPaidPastVisit(visit)) return "anew";
  return comingUntil(visit) <= now ? "late" : "ahead";
}
