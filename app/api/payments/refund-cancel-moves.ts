import { refundDropped } from "../ledger/chargeback-rules";
import type { Act } from "../record/change";
import { movePayment } from "./moves";
import { holdRefundsOf, listRefundsOf, type PaymentRow, type RefundRow } from "./payment-store";
import { freeRefund, ofRefund } from "./refund-facts";
import { transition } from "./refund-rules";
import { moveRefund, noteRefund } from "./refund-status-moves";
import { noAccount } from "./refund-store";
import type { PaymentFacts } from "./rules";

/** How a payment's refunds stand. */
export async function factsOfRefunds({ tx }: Act, paymentId: string): Promise<Partial<PaymentFacts>> {
  const statuses = (await listRefundsOf(tx, paymentId)).map(({ status }) => status);
  return {
    hasOpenRefunds: statuses.some((status) => status !== "done" && status !== "cancelled"),
    isRefunded: statuses.includes("done"),
  };
}

/** The cause of what is left of a refund that the payer's bank gave back in part. */
export const restOf = (refundId: string) => `rest:${refundId}`;

/** The payer's bank gave so much of a refund back already: it is cancelled, and another made of what is left of it. */
async function cancelRefund(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refund: RefundRow,
  covered: number,
) {
  const { id, status, amount, failure } = refund;
  await moveRefund(act, requestId, refund, "cancel", { patch: noAccount });
  if (covered === amount) return;
  const [rest, cause, isForPerson] = [amount - covered, restOf(id), status === "failed"];
  await noteRefund(act, requestId, payment, { amount: rest, cause, failure, isForPerson });
}

/** One that is being asked for may be made: that is for the gateway to say. */
const hasNotLeft = ({ book }: Act, refund: RefundRow) => {
  const facts = { ...freeRefund, ...ofRefund(refund) };
  return transition(refund.status, "cancel", book.author.actor, facts).to !== undefined;
};

/**
 * The payer's bank gives an amount back: refunds that have not left yet are not made, as far as it goes.
 * @returns what was owed and is no more: minor units
 */
export async function cancelRefunds(act: Act, requestId: string, payment: PaymentRow, amount: number) {
  let left = amount;
  for (const refund of await holdRefundsOf(act.tx, payment.id)) {
    if (left === 0 || !hasNotLeft(act, refund)) continue;
    const covered = Math.min(left, refund.amount);
    await cancelRefund(act, requestId, payment, refund, covered);
    left -= covered;
  }
  return amount - left;
}

/** What of a refund that failed the payer's bank has given back already: minor units. */
export const coveredOf = (payment: PaymentRow, { amount }: RefundRow): number =>
  Math.max(0, Math.min(amount, payment.refunded + payment.chargedBack - payment.amount));

/** A refund failed, and the payer's bank has given back some of the same money meanwhile: so much is not owed any more, and is no loss of ours. */
export async function dropRefund(act: Act, requestId: string, payment: PaymentRow, refund: RefundRow) {
  const { id: cause } = refund;
  const { currency, orderId } = payment;
  const covered = coveredOf(payment, refund);
  await cancelRefund(act, requestId, payment, refund, covered);
  act.book.post({
    kind: "refund_dropped",
    cause,
    currency,
    orderId,
    lines: refundDropped(payment.id, covered),
  });
  const facts = await factsOfRefunds(act, payment.id);
  const patch = { refunded: payment.refunded - covered };
  await movePayment(act, requestId, payment, "dropRefund", { facts, patch, detail: { refund: covered } });
}
