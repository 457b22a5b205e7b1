import { dropDispute } from "../complaints/moves";
import { invoiceReleased } from "../invoices/moves";
import { standingOf } from "../ledger/booked-rules";
import { chargedBack } from "../ledger/chargeback-rules";
import { shareOf } from "../ledger/commission-rules";
import { hasJournal, listChargebacks } from "../ledger/house-store";
import { findHeld, holdPurse } from "../ledger/ledger-store";
import { dropAccepted } from "../offers/moves";
import { leftOf, lossesOf, movePayment, refundHeld } from "../payments/moves";
import type { PaymentRow } from "../payments/payment-store";
import { cancelRefunds, factsOfRefunds } from "../payments/refund-cancel-moves";
import { dropProposals } from "../proposals/moves";
import type { Act } from "../record/change";
import { moveRequest } from "../requests/moves";
import type { HeldRequest } from "../requests/request-store";
import { resumeReviews } from "../reviews/moves";
import { clearTimers } from "../time/schedule";
import { moveOrder, tellOne } from "./moves";
import type { HeldOrder } from "./order-store";
import { releaseChanged } from "./released-moves";
import { owedIn, tellChargedBack } from "./taken-told";

/** What the gateway says of a dispute at the payer's bank: minor units. */
export type Disputed = { amount: number; currency: string; disputeId: string };

/** The job of a payment that the payer's bank is about, as this transaction holds it. */
export type Job = { act: Act; request: HeldRequest; order: HeldOrder };

/** What was held is gone: the order is over, and what else was paid for it goes back. */
async function endHeld({ act, request, order }: Job, rest: number, disputeId: string): Promise<void> {
  await clearTimers(act.tx, [order.id]);
  await dropProposals(act, request, order);
  // A job that was not finished counts for nothing: its end is not the technician's doing.
  const cancelled = await moveOrder(act, order, "chargeBack", {
    patch: { cancelledBy: "gateway", cancelledReason: "chargeback", disputedFrom: null },
  });
  await refundHeld(act, order, rest, `chargeback:${disputeId}`);
  if (order.disputedFrom === "completed") await invoiceReleased(act, order, 0, disputeId);
  const since = order.status === "disputed" ? await dropDispute(act, order.id) : null;
  if (since) await resumeReviews(act, order, since);
  const without = await moveRequest(act, request, "loseOrder");
  await dropAccepted(act, without, cancelled);
}

/** Both are told that the job is over, and what becomes of what else was held: minor units. */
function tellEnded({ act, request, order }: Job, taken: number, rest: number): void {
  tellOne(act, request, order, "provider", "charged_back.ended.theirs", taken);
  if (rest > 0) tellOne(act, request, order, "customer", "charged_back.ended.rest", taken, { rest });
  else tellOne(act, request, order, "customer", "charged_back.ended", taken);
}

/** Where the money is that the bank took: owed back before, held, released, or with nobody any more. */
async function takenFrom({ act, request, order }: Job, payment: PaymentRow, { amount }: Disputed) {
  const due = await cancelRefunds(act, request.id, payment, amount);
  const lost = (await lossesOf(act.tx, order.id, [payment])).get(payment) ?? 0;
  const most = Math.min(amount - due, leftOf(payment, lost));
  const has = await findHeld(act.tx, order.id, order.currency);
  const held = Math.min(most, has);
  const released = order.released ?? 0;
  const earned = held > 0 ? 0 : Math.min(most, released);
  return { due, held, rest: has - held, earned, loss: amount - due - held - earned };
}

/** The payer's bank took a payment back. Said again, it changes nothing. */
export async function chargeBack(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  payment: PaymentRow,
  disputed: Disputed,
): Promise<void> {
  const { amount, currency, disputeId } = disputed;
  if (await hasJournal(act.tx, "chargeback", disputeId)) return;
  if (currency !== payment.currency)
    throw new Error(`The bank took ${currency} of payment ${payment.id}, which is of ${payment.currency}`);
  const { id: orderId, providerId } = order;
  const purse = await holdPurse(act.tx, providerId, currency);
  const { due, held, rest, earned, loss } = await takenFrom({ act, request, order }, payment, disputed);
  const released = order.released ?? 0;
  const [before, after] = [shareOf(released, order), shareOf(released - earned, order)];
  const sides = { paymentId: payment.id, orderId, providerId };
  const lines = chargedBack(sides, { due, held, loss, before, after }, purse);
  act.book.post({ kind: "chargeback", cause: disputeId, currency, orderId, paymentId: payment.id, lines });
  const own = (await listChargebacks(act.tx, orderId)).filter(({ paymentId }) => paymentId === payment.id);
  const taken = Math.min(payment.amount, standingOf(own).has + amount);
  await movePayment(act, request.id, payment, "chargeBack", {
    ...{ facts: await factsOfRefunds(act, payment.id), detail: { price: amount, loss } },
    patch: { refunded: payment.refunded - due, chargedBack: taken },
  });
  if (held > 0) await endHeld({ act, request, order }, rest, disputeId);
  if (earned > 0) await releaseChanged(act, request, order, released - earned, disputeId);
  if (held > 0) return tellEnded({ act, request, order }, amount, rest);
  const fresh = owedIn(lines);
  const sums = { taken: before.payout - after.payout, fresh, debt: purse.debt + fresh };
  tellChargedBack(act, request, order, { price: amount, ...sums });
}
