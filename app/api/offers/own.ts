import type { ContextFor } from "../context";
import { ApiError, notFound } from "../errors";
import { type Act, change } from "../record/change";
import type { Side } from "../record/life-cycle";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";
import { findOffer, findRequestOf, type HeldOffer } from "./offer-store";

type Work<T> = (act: Act, request: HeldRequest, offer: HeldOffer) => Promise<T>;

/**
 * Changes an offer that is the caller's business, its sender's or its customer's: overdue steps first, then the request
 * held, then the offer read as it stands.
 * @throws ApiError notFound for everybody else, inactive for a customer who pressed while the account was being closed
 */
export async function withOffer<T>(
  ctx: ContextFor<"user">,
  side: Side,
  offerId: string,
  work: Work<T>,
): Promise<T> {
  const requestId = await findRequestOf(ctx.db, offerId, ctx.user.id);
  if (!requestId) throw notFound();
  await fireDue(ctx, requestId, ctx.now);
  return change(ctx, { actor: side, id: ctx.user.id }, ctx.now, async (act) => {
    const request = await holdRequest(act.tx, requestId);
    const offer = await findOffer(act.tx, offerId);
    if (!request || !offer) throw notFound();
    if (side === "customer" && !request.isOwnerActive) throw new ApiError("inactive");
    return work(act, request, offer);
  });
}
