import { begunPayment, oneIn } from "../db/states";
import { conflict } from "../errors";
import { holdBank } from "../ledger/house-store";
import { lateReversed } from "../ledger/journal-rules";
import { movePayment } from "../payments/moves";
import { listPayments, type PaymentRow, type RefundRow } from "../payments/payment-store";
import { moveRefund, type RefundFacts } from "../payments/refund-status-moves";
import { noAccount } from "../payments/refund-store";
import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import type { HeldOrder } from "./order-store";
import { wantedBy } from "./payment-moves";

/** Whether a transfer is still to come: its time is not over, and nobody has begun to pay in another way. */
async function isAwaited(act: Act, order: HeldOrder, payment: PaymentRow): Promise<boolean> {
  if (payment.dueAt <= act.book.at || !(await wantedBy(act, order, payment, act.book.at))) return false;
  const others = (await listPayments(act.tx, order.id)).filter(({ purpose }) => purpose === payment.purpose);
  return !others.some(({ status }) => oneIn(begunPayment, status));
}

/**
 * Takes L1 back. Staff had confirmed a transfer by mistake, or by a wrong amount, and all of it was to go back: now nothing is owed, and the
 * transfer stands as it did before. @throws ApiError conflict for money that counts, that has left, or that the bank has not any more
 */
export async function withdrawTransfer(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  { payment, refund }: { payment: PaymentRow; refund: RefundRow },
  { reason, facts }: { reason: string; facts: RefundFacts },
): Promise<void> {
  const { tx, book } = act;
  const { id, currency, amount: price, customerId: userId, orderId } = payment;
  await moveRefund(act, request.id, refund, "withdraw", { facts, patch: noAccount, detail: { reason } });
  if ((await holdBank(tx, currency)) < price) throw conflict("api:refundBankShort");
  await movePayment(act, request.id, payment, "withdraw", {
    facts: { isAwaited: await isAwaited(act, order, payment) },
    patch: { amount: payment.asked ?? price, asked: null, refunded: 0, paidAt: null },
    detail: { price, reason },
  });
  const cause = refund.cause.replace(/^late:/, "");
  book.post({ kind: "late_payment_reversed", cause, currency, orderId, lines: lateReversed(id, price) });
  const params = { title: request.title, reason, price, currency };
  book.tell({ userId, kind: "transfer_withdrawn", params, path: `/payment?order=${orderId}` });
}
