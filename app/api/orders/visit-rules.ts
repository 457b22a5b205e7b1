import { comingUntil, isPaidPastVisit, type Visit } from "../db/states";

/** From when on a side may say that the other did not come; null while another time is to be agreed on first. */
export const claimableFrom = (visit: Visit): Date | null =>
  isPaidPastVisit(visit) ? null : comingUntil(visit);

/** Whether a visit lies ahead, is late, or is to be agreed on anew. */
export type VisitState = "ahead" | "late" | "anew";

export function visitState(visit: Visit, now: Date): VisitState {
  if (isPaidPastVisit(visit)) return "anew";
  return comingUntil(visit) <= now ? "late" : "ahead";
}
