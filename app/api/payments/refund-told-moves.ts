import type { GatewayEvent } from "../outside/payments/gateway";
import type { Act } from "../record/change";
import { findRefund, holdRefundsOf, type PaymentRow, type RefundRow, updateRefund } from "./payment-store";
import { anew, refundFailed, refundMade, refundReturned } from "./refund-moves";
import { findByHand, insertByHand } from "./refund-store";
import { isOlderWord } from "./refund-word-rules";

type Told = Extract<GatewayEvent, { kind: "refunded" | "refund_failed" }>;

/** It is owed and not on its way: what was asked for may be made already. */
const isOwed = ({ status, attempts }: RefundRow) =>
  status === "failed" || (status === "pending" && attempts === 0);

/**
 * Somebody has made a refund at the gateway itself, under an id that we do not know. It is taken for one of the same amount that this
 * payment still owes, as a new try at it; whatever the gateway tells of that id later is about this try, too.
 */
async function madeByHand(act: Act, payment: PaymentRow, event: Told): Promise<Told> {
  const { tx, book } = act;
  const [{ refundId: id, amount = 0 }, { gateway }] = [event, payment];
  const known = await findByHand(tx, gateway, id);
  if (known) return { ...event, ...known };
  if (event.kind === "refund_failed") throw new Error(`Refund ${id} failed, which was not told to be made`);
  // Held, or the worker would claim it now and ask for it once more.
  const owed = (await holdRefundsOf(tx, payment.id)).find((one) => one.amount === amount && isOwed(one));
  if (!owed) throw new Error(`Refund ${id} of payment ${payment.id} is owed to nobody`);
  const again = anew(owed);
  const { round } = again;
  await updateRefund(tx, owed.id, again);
  await insertByHand(tx, { gateway, id, refundId: owed.id, round, createdAt: book.at });
  return { ...event, refundId: owed.id, round };
}

/**
 * What the gateway tells of a refund. It is passed over where it is about an earlier try, or older than what was told of the same try
 * already; of two words of the same moment the failure counts.
 */
export async function refundTold(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  told: Told,
): Promise<void> {
  const isOurs = (await findRefund(act.tx, told.refundId)) !== null;
  const event = isOurs ? told : await madeByHand(act, payment, told);
  const refund = await findRefund(act.tx, event.refundId);
  if (!refund) throw new Error("A refund without its row");
  const isFailure = event.kind === "refund_failed";
  const isOlder = refund.toldAt !== null && isOlderWord({ at: event.at, isFailure }, refund.toldAt);
  if ((event.round ?? 1) !== refund.round || isOlder) return;
  await updateRefund(act.tx, refund.id, { toldAt: event.at });
  if (!isFailure) return refundMade(act, requestId, payment, refund);
  if (refund.status === "done") return refundReturned(act, requestId, payment, refund, event);
  return refundFailed(act, requestId, refund, event.reason ?? "");
}
