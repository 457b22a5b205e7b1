import { dropAccepted } from "../offers/moves";
import { refundHeld } from "../payments/moves";
import { dropProposals } from "../proposals/moves";
import type { Act } from "../record/change";
import type { Side } from "../record/life-cycle";
import type { NoticeKind } from "../record/notices";
import { moveRequest } from "../requests/moves";
import { outAgain } from "../requests/publish-moves";
import { excludeProvider, type HeldRequest } from "../requests/request-store";
import { clearTimers } from "../time/schedule";
import { release } from "./completion-moves";
import { moveOrder, tellOne } from "./moves";
import type { HeldOrder } from "./order-store";
import type { OrderEvent, OrderFacts } from "./rules";

type Cancelled = {
  event: Extract<OrderEvent, "cancel" | "backOut" | "noShow">;
  /** Whose doing it is; null: nobody's, which keeps the technician from nothing. */
  by: Side | null;
  facts?: Partial<OrderFacts>;
  /** What the technician gets for the visit: minor units. */
  fee: number;
  reason: string;
  isRetendered: boolean;
};

/** A paid order is called off: the fee is released, the rest goes back, and the request goes out again or is over. */
export async function cancelPaid(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  { event, by, facts, fee, reason, isRetendered }: Cancelled,
): Promise<void> {
  const { tx } = act;
  const refund = order.price - fee;
  const patch = { cancelledBy: by, cancelledReason: reason };
  const cancelled = await moveOrder(act, order, event, { facts, patch, detail: { reason, fee, refund } });
  await clearTimers(tx, [order.id]);
  await dropProposals(act, request, order);
  const payout = await release(act, order, fee, order.id);
  await refundHeld(act, order, refund, `cancel:${order.id}`);
  if (isRetendered && by !== null) await excludeProvider(tx, request.id, order.providerId);
  const without = await moveRequest(act, request, "loseOrder", {
    facts: { isRetendered },
    ...(isRetendered && { patch: outAgain(act, request) }),
  });
  await dropAccepted(act, without, cancelled);
  tellCancelled(act, request, cancelled, event, { fee, payout });
}

type Told = [NoticeKind, number?];

/** Of an absence: which sentence each side reads, and of how much. A technician who did not come has no fee, and gives all back. */
function ofAbsence(by: HeldOrder["cancelledBy"], fee: number, payout: number): Record<Side, Told> {
  if (by === "provider")
    return { customer: ["order_cancelled.noShow.missed"], provider: ["order_cancelled.noShow.own"] };
  const customer: Told = fee > 0 ? ["order_cancelled.noShow", fee] : ["order_cancelled.noShow.free"];
  if (payout > 0) return { customer, provider: ["order_cancelled.noShow.paid", payout] };
  const provider: Told =
    fee > 0 ? ["order_cancelled.noShow.unpaid", fee] : ["order_cancelled.noShow.nothing"];
  return { customer, provider };
}

/** Each side is told of its own money: the customer what the visit costs, the technician what is left of it (rulings 14). */
function tellCancelled(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  event: Cancelled["event"],
  { fee, payout }: { fee: number; payout: number },
): void {
  const { actor } = act.book.author;
  const tell = (to: Side, [kind, price]: Told) =>
    actor !== to && tellOne(act, request, order, to, kind, price);
  if (event === "backOut") tell("customer", ["order_cancelled.backOut"]);
  else if (event === "noShow") {
    const told = ofAbsence(order.cancelledBy, fee, payout);
    tell("customer", told.customer);
    tell("provider", told.provider);
  } else tell("provider", payout > 0 ? ["order_cancelled.cancel", payout] : ["order_cancelled.cancel.free"]);
}
