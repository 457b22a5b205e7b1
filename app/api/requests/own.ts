import type { Context, User } from "../context";
import { ApiError, notFound } from "../errors";
import { type Act, change } from "../record/change";
import { fireDue } from "../time/timers";
import { type HeldRequest, holdRequest, isOwner } from "./request-store";

export type OwnContext = Context & { user: User };

/**
 * A change that a customer makes to an own request, once the clock's overdue steps are made; a stranger's does not exist.
 * @throws ApiError inactive for whoever pressed while the account was being closed
 */
export async function changeOwn<T>(
  ctx: OwnContext,
  id: string,
  work: (act: Act, request: HeldRequest) => Promise<T>,
): Promise<T> {
  if (!(await isOwner(ctx.db, id, ctx.user.id))) throw notFound();
  await fireDue(ctx, id, ctx.now);
  return change(ctx, { actor: "customer", id: ctx.user.id }, ctx.now, async (act) => {
    const request = await holdRequest(act.tx, id);
    if (!request || request.customerId !== ctx.user.id) throw notFound();
    if (!request.isOwnerActive) throw new ApiError("inactive");
    return work(act, request);
  });
}
