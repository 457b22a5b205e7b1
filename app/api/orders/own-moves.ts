import type { ContextFor } from "../context";
import { notFound } from "../errors";
import { type Act, change } from "../record/change";
import type { Side } from "../record/life-cycle";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";
import { findOrder, findRequestOfOrder, type HeldOrder } from "./order-store";

export const sideOf = ({ type }: { type: string }): Side => (type === "provider" ? "provider" : "customer");

/**
 * Changes an order that is the caller's: overdue steps first, then the request held, then the order read as it stands.
 * @throws ApiError notFound for everybody else
 */
export async function withOrder<T>(
  ctx: ContextFor<"user">,
  orderId: string,
  work: (act: Act, request: HeldRequest, order: HeldOrder) => Promise<T>,
): Promise<T> {
  const requestId = await findRequestOfOrder(ctx.db, orderId, ctx.user.id);
  if (!requestId) throw notFound();
  await fireDue(ctx, requestId, ctx.now);
  return change(ctx, { actor: sideOf(ctx.user), id: ctx.user.id }, ctx.now, async (act) => {
    const request = await holdRequest(act.tx, requestId);
    const order = await findOrder(act.tx, orderId);
    if (!request || !order) throw notFound();
    return work(act, request, order);
  });
}
