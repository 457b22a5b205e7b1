import { amountInQuestion } from "../complaints/question-rules";
import type { RefusedVisit } from "../db/refused-visit";
import { freeFacts, transition } from "./rules";
import { isCleared } from "./view-rules";
import { type Refused, warrantyUntil } from "./warranty-rules";

type Job = Parameters<typeof warrantyUntil>[0] &
  Parameters<typeof isCleared>[0] & { clearsAt: Date | null; isProviderActive: boolean };

/** What its customer may do about the job; null where that is nothing. */
function wayOn(
  order: Job,
  isComplained: boolean,
  until: Date,
  now: Date,
): Pick<Refused, "may" | "due" | "again"> | null {
  const again = order.isProviderActive && until >= now ? until : null;
  const onlyAgain = again && ({ may: "again", due: again, again: null } as const);
  if (isComplained) return onlyAgain;
  const facts = { ...freeFacts, isCleared: isCleared(order) };
  const freezes = transition(order.status, "dispute", "customer", facts).to !== undefined;
  if (freezes && order.clearsAt) return { may: "dispute", due: order.clearsAt, again };
  return amountInQuestion(order, false) > 0 ? { may: "complaint", due: null, again } : onlyAgain;
}

/**
 * Of the last claim under warranty, that it was refused: while the warranty runs, but some days in any case, and until a complaint about the job
 * was made since.
 * @param missed when an earlier visit was to begin that was not made
 * @param settings seconds
 */
export function refusedClaim(
  order: Job,
  refused: RefusedVisit | null,
  missed: Date | null,
  { now, settings }: { now: Date; settings: Parameters<typeof warrantyUntil>[2] },
): Refused | null {
  const until = warrantyUntil(order, missed, settings);
  if (!refused || !until) return null;
  const at = new Date(refused.at);
  const complainedAt = refused.complainedAt === null ? null : new Date(refused.complainedAt);
  if (complainedAt && complainedAt > at) return null;
  const toldUntil = Math.max(until.getTime(), at.getTime() + settings.warrantyVisitWithin * 1000);
  const way = toldUntil > now.getTime() ? wayOn(order, complainedAt !== null, until, now) : null;
  return way && { how: refused.how, reason: refused.reason, ...way };
}
