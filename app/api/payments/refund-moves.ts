import { refundLost } from "../ledger/chargeback-rules";
import { refundPaid, refundReturned as returned } from "../ledger/journal-rules";
import type { GatewayEvent } from "../outside/payments/gateway";
import type { Act } from "../record/change";
import { movePayment } from "./moves";
import { findPayment, hasOtherRefunds, type PaymentRow, type RefundRow } from "./payment-store";
import { coveredOf, dropRefund } from "./refund-cancel-moves";
import { freeRefund } from "./refund-facts";
import { type RefundEvent, transition } from "./refund-rules";
import { moveRefund } from "./refund-status-moves";
import { hasFailedBefore, noAccount } from "./refund-store";
import { isOverpaid } from "./rules";

type Told = Extract<GatewayEvent, { kind: "refunded" | "refund_failed" }>;

/** To the account that was named, back to where a transfer came from, or at the gateway. */
export type Way = "account" | "sender" | "gateway";

/** Whether the gateway's word changes anything: said late, or twice, it does not. */
const isNews = ({ status }: RefundRow, event: RefundEvent) =>
  transition(status, event, "gateway", freeRefund).to !== undefined;

/** The gateway took it, and is to say later what became of it. */
export const refundSent = (act: Act, requestId: string, refund: RefundRow) =>
  moveRefund(act, requestId, refund, "send", { patch: { sentAt: act.book.at } });

/** Another try: whatever the gateway still says of those before it is not about this one. */
export const anew = (refund: RefundRow) => ({ round: refund.round + 1, toldAt: null, sentAt: null });

/** L5b. A refund has left the gateway or the bank: what is booked and told of it. */
export async function bookPaid(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  before: RefundRow,
  way: Way,
) {
  const by = way === "gateway" ? "gateway" : "bank";
  const { id, amount, round } = before;
  // It was on its way when the payer's bank gave the same money back.
  const isLost = before.status === "cancelled";
  const hasOpenRefunds = await hasOtherRefunds(act.tx, payment.id, id);
  const patch = isLost ? { refunded: payment.refunded + amount } : {};
  await movePayment(act, requestId, payment, "refundDone", {
    facts: { hasOpenRefunds },
    patch,
    detail: { made: amount },
  });
  const { currency, orderId } = payment;
  const cause = round === 1 ? id : `${id}:${round}`;
  const lines = isLost ? refundLost(by, amount) : refundPaid(payment.id, by, amount);
  act.book.post({ kind: "refund_paid", cause, currency, orderId, lines });
  const params = { price: amount, currency };
  act.book.tell({ userId: payment.customerId, kind: "refund_done", params, path: `/requests/${requestId}` });
}

/** The gateway says that a refund is done. Said again, it changes nothing. */
export async function refundMade(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  if (!isNews(refund, "done")) return;
  const patch = { doneAt: act.book.at, failure: null, returnReason: null, ...noAccount };
  await moveRefund(act, requestId, refund, "done", { patch });
  await bookPaid(act, requestId, payment, refund, "gateway");
}

/** It failed: of what the payer's bank has given back meanwhile nothing is owed any more. @returns its payment, as it was before */
export async function dropOverpaid(act: Act, requestId: string, refund: RefundRow): Promise<PaymentRow> {
  const payment = await findPayment(act.tx, refund.paymentId);
  if (!payment) throw new Error("A refund without a payment");
  if (isOverpaid(payment)) await dropRefund(act, requestId, payment, refund);
  return payment;
}

/** It failed after it was told as done: the gateway has the money again, and it is owed as before. */
export async function refundReturned(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refund: RefundRow,
  { id: eventId, reason: failure = "" }: Pick<Told, "id" | "reason">,
): Promise<void> {
  const { currency, orderId } = payment;
  const patch = { ...anew(refund), doneAt: null, failure };
  const owed = await moveRefund(act, requestId, refund, "return", { patch, detail: { reason: failure } });
  await movePayment(act, requestId, payment, "refundReturned", { detail: { owed: refund.amount } });
  act.book.post({
    ...{ kind: "refund_returned", cause: `${refund.id}:${eventId}`, currency, orderId },
    lines: returned(payment.id, "gateway", refund.amount),
  });
  const params = { price: refund.amount, currency };
  const path = `/requests/${requestId}` as const;
  act.book.tell({ userId: payment.customerId, kind: "refund_returned", params, path });
  await dropOverpaid(act, requestId, owed);
}

/** It stays owed, and waits for the staff; its customer, who was told that it goes back, hears of the first try that fails. */
export async function refundFailed(
  act: Act,
  requestId: string,
  refund: RefundRow,
  failure: string,
): Promise<void> {
  if (!isNews(refund, "fail")) return;
  const isTold = await hasFailedBefore(act.tx, refund.id);
  const patch = { failure, sentAt: null };
  const owed = await moveRefund(act, requestId, refund, "fail", { patch, detail: { reason: failure } });
  const payment = await dropOverpaid(act, requestId, owed);
  const price = refund.amount - coveredOf(payment, refund);
  if (price === 0 || isTold) return;
  const { customerId: userId, currency } = payment;
  act.book.tell({ userId, kind: "refund_failed", params: { price, currency }, path: "/payment" });
}
