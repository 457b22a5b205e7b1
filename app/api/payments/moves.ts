import type { AuditDetail } from "../db/columns";
import { begunPayment, oneIn } from "../db/states";
import { conflict } from "../errors";
import { listTaken } from "../ledger/house-store";
import { refundOwed } from "../ledger/journal-rules";
import type { Act } from "../record/change";
import { askWhereTo } from "./asking-moves";
import { refundParts } from "./parts-rules";
import { listPayments, type PaymentRow, updatePayment } from "./payment-store";
import { noteRefund } from "./refund-status-moves";
import { freeFacts, type PaymentEvent, type PaymentFacts, transition } from "./rules";

// Areas name no rules of each other: what of these goes with a payment's steps is reached from here.
export { leftOf } from "./rules";

/** The order that a payment is for, as far as its steps need it. */
type Paid = { id: string; requestId: string; currency: string };

type Options = {
  facts?: Partial<PaymentFacts>;
  patch?: Partial<Omit<PaymentRow, "id" | "status">>;
  detail?: AuditDetail;
};

const isInPart = ({ status, refunded, amount }: PaymentRow) => status === "refunded" && refunded < amount;

/** Where a payment was refunded in part: before a step, after it, or both. */
function partlyOf(before: PaymentRow, after: PaymentRow): AuditDetail {
  const partly = [isInPart(before) && "from", isInPart(after) && "to"].filter((end) => end !== false);
  return partly.length > 0 ? { partly: partly.join(" ") } : {};
}

/**
 * Makes one step of a payment's life, with its audit line. The only writer of `payments.status`.
 * @returns the payment as it is then
 * @throws ApiError conflict, naming the state that it is in
 */
export async function movePayment(
  { tx, book }: Act,
  requestId: string,
  payment: PaymentRow,
  event: PaymentEvent,
  { facts, patch = {}, detail = {} }: Options = {},
): Promise<PaymentRow> {
  const { to } = transition(payment.status, event, book.author.actor, { ...freeFacts, ...facts });
  if (!to || to === "none")
    throw conflict(`api:paymentIs.${payment.status}`, { payment_status: payment.status });
  const changed = { ...patch, status: to, updatedAt: book.at };
  await updatePayment(tx, payment.id, changed);
  const line = {
    entity: "payment" as const,
    entityId: payment.id,
    requestId,
    event,
    from: payment.status,
    to,
  };
  const after = { ...payment, ...changed };
  book.line({ ...line, detail: { price: payment.amount, ...partlyOf(payment, after), ...detail } });
  return after;
}

/**
 * Payments that were begun and can be paid no more; their sessions are closed at the gateway afterwards.
 * @param proposalId those alone that were for this change of the price
 */
export async function cancelOpenPayments(act: Act, order: Paid, proposalId?: string): Promise<void> {
  for (const payment of await listPayments(act.tx, order.id)) {
    const isMeant = proposalId === undefined || payment.proposalId === proposalId;
    if (oneIn(begunPayment, payment.status) && isMeant)
      await movePayment(act, order.requestId, payment, "cancel");
  }
}

/**
 * Owes a part of a payment back; the gateway is asked for it when the transaction is over.
 * @param cause is refunded once for each payment
 */
export async function oweRefund(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  amount: number,
  cause: string,
): Promise<void> {
  const asked = payment.gateway === "bank" ? { askedAt: act.book.at } : {};
  await noteRefund(act, requestId, payment, { amount, cause, ...asked });
  if (asked.askedAt) askWhereTo(act, payment, amount);
  await movePayment(act, requestId, payment, "refund", {
    patch: { refunded: payment.refunded + amount },
    detail: { owed: amount },
  });
}

/**
 * What of each payment was given back twice, and so taken from nobody. What a bank took above all that was paid is not counted as taken
 * back, nor here. What this transaction has yet to book is left out: of a payment that a bank takes now, nothing is left where any of that
 * is a loss.
 */
export async function lossesOf(tx: Act["tx"], orderId: string, payments: readonly PaymentRow[]) {
  const taken = await listTaken(tx, orderId);
  const lossOf = ({ id, amount }: PaymentRow) => {
    const { has, lost } = taken.get(id) ?? { has: 0, lost: 0 };
    return lost - Math.max(0, has - amount);
  };
  return new Map(payments.map((payment) => [payment, lossOf(payment)]));
}

/** The payments of an order that an amount goes back to: newest first, never above what each took. */
export async function partsToRefund(tx: Act["tx"], orderId: string, amount: number) {
  const paid = (await listPayments(tx, orderId)).filter(({ paidAt }) => paidAt !== null);
  return refundParts(paid, amount, await lossesOf(tx, orderId, paid));
}

/** L5. Gives back a part of what is held for an order: newest payment first, never more than each took. */
export async function refundHeld(act: Act, order: Paid, amount: number, cause: string): Promise<void> {
  if (amount === 0) return;
  for (const { payment, amount: part } of await partsToRefund(act.tx, order.id, amount)) {
    await oweRefund(act, order.requestId, payment, part, cause);
    act.book.post({
      ...{ kind: "refund", cause: `${cause}:${payment.id}`, currency: order.currency, orderId: order.id },
      lines: refundOwed(order.id, payment.id, part),
    });
  }
}
