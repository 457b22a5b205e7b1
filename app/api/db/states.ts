/** Sets of an offer's states, named once: for the rules, for queries and for the indices that serve them. */

/** Over: nothing happens any more. */
export const over = ["not_selected", "withdrawn", "declined", "expired"] as const;

/** Standing on a request: shown to its customer, and counted among the ten. */
export const live = ["pending", "discount_requested", "stale", "on_hold"] as const;

/** Not decided on yet: live, or in the queue. */
export const unsettled = ["queued", ...live] as const;

/** Not over: a provider has one such offer on a request at most. */
export const notOver = [...unsettled, "accepted"] as const;

/** Reviews that everybody reads, and that count. */
export const shownReview = ["published", "reported"] as const;

/** Payouts that are under way: of such a technician has one at most. */
export const openPayout = ["requested", "approved", "sent"] as const;

/** The rules that a review may break. */
export const reviewRuleNames = [
  "insult",
  "private_data",
  "untrue",
  "off_topic",
  "advertising",
  "pressure",
] as const;

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

/** Upper ends of the steps in which answers are counted by the minutes they took; the last step is everything above, told as `responseBeyond`. */
export const responseEnds = [5, 15, 30, 60, 120, 360, 1440] as const;
export const responseBeyond = 2880;

/** Where visits under warranty are set and made: on jobs that are done, which may be in dispute since. */
export const underWarranty = ["completed", "disputed"] as const;

/** Complaints that are not over. */
export const openComplaint = [
  ...(["open", "awaiting_other", "negotiating", "under_review", "decided", "appealed"] as const),
] as const;

/** Complaints that staff are to see to. */
export const waitingComplaint = ["open", "under_review", "appealed"] as const;

/** Whether a state is one of a set. */
export const oneIn = <S extends string>(set: readonly S[], state: string): state is S =>
  (set as readonly string[]).includes(state);
