import { changeDetail } from "../bank-accounts/change-detail";
import { maskIban } from "../bank-accounts/iban-rules";
import type { AuditDetail } from "../db/columns";
import { refundLost } from "../ledger/chargeback-rules";
import { refundDone as refundPaid, refundReturned as returned } from "../ledger/journal-rules";
import type { GatewayEvent } from "../outside/payments/gateway";
import type { Act } from "../record/change";
import { dropRefund } from "./charged-back-moves";
import { isOverpaid, movePayment, noAccount } from "./moves";
import { findPayment, hasOtherRefunds, type PaymentRow, type RefundRow, updateRefund } from "./payment-store";

type Told = Extract<GatewayEvent, { kind: "refunded" | "refund_failed" }>;
type Patch = Partial<Omit<RefundRow, "id">>;

/** Writes a step of a refund down, with its audit line. */
async function moveRefund(
  { tx, book }: Act,
  requestId: string,
  refund: RefundRow,
  event: "send" | "done" | "fail" | "return" | "retry" | "name_account" | "change_account",
  { detail = { price: refund.amount }, ...patch }: Patch & { detail?: AuditDetail },
): Promise<void> {
  await updateRefund(tx, refund.id, patch);
  const line = { entity: "refund" as const, entityId: refund.id, requestId };
  book.line({ ...line, event, from: refund.status, to: patch.status ?? refund.status, detail });
}

/** The gateway took it, and is to say later what became of it. */
export const refundSent = (act: Act, requestId: string, refund: RefundRow) =>
  moveRefund(act, requestId, refund, "send", { status: "sent", sentAt: act.book.at });

/** Another try: whatever the gateway still says of those before it is not about this one. */
export const anew = (refund: RefundRow) => ({ round: refund.round + 1, toldAt: null, sentAt: null });

/**
 * L5b. The gateway, or for a transfer the staff, says that a refund is done. Said again, it changes nothing.
 * @param to the account that was named, which it keeps; or another way, for which none is needed
 */
export async function refundDone(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refund: RefundRow,
  to: "account" | "sender" | "gateway",
  detail?: AuditDetail,
): Promise<void> {
  const { tx, book } = act;
  const by = to === "gateway" ? "gateway" : "bank";
  const { id, amount, round } = refund;
  if (refund.status === "done") return;
  // It was on its way when the payer's bank gave the same money back.
  const isLost = refund.status === "cancelled";
  const kept = to === "account" ? {} : noAccount;
  const done = { status: "done", doneAt: book.at, failure: null, ...kept } as const;
  await moveRefund(act, requestId, refund, "done", { ...done, detail: { price: amount, ...detail } });
  const hasOpenRefunds = await hasOtherRefunds(tx, payment.id, id);
  const patch = isLost ? { refunded: payment.refunded + amount } : {};
  await movePayment(act, requestId, payment, "refundDone", { facts: { hasOpenRefunds }, patch });
  const { currency, orderId } = payment;
  const cause = round === 1 ? id : `${id}:${round}`;
  const lines = isLost ? refundLost(by, amount) : refundPaid(payment.id, by, amount);
  book.post({ kind: "refund_paid", cause, currency, orderId, lines });
  const params = { price: amount, currency };
  book.tell({ userId: payment.customerId, kind: "refund_done", params, path: `/requests/${requestId}` });
}

/** It was paid by hand, from the bank or at the gateway: what becomes of the tries before says nothing of it. */
export async function refundByHand(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refund: RefundRow,
  to: Parameters<typeof refundDone>[4],
): Promise<void> {
  const again = anew(refund);
  await updateRefund(act.tx, refund.id, again);
  const paidTo: AuditDetail = refund.iban && to === "account" ? { iban: maskIban(refund.iban) } : { way: to };
  await refundDone(act, requestId, payment, { ...refund, ...again }, to, paidTo);
}

/** The account that a refund goes to, by its customer. */
export const setAccount = (
  act: Act,
  requestId: string,
  refund: RefundRow,
  account: Record<"iban" | "holder", string>,
) =>
  moveRefund(act, requestId, refund, refund.iban ? "change_account" : "name_account", {
    ...{ ...account, accountAt: act.book.at, detail: changeDetail(account, refund) },
  });

/** A refund that failed is to be asked for once more. */
export const askAgain = (act: Act, requestId: string, refund: RefundRow) =>
  moveRefund(act, requestId, refund, "retry", {
    ...{ ...anew(refund), status: "pending", attempts: 0, nextTryAt: act.book.at, failure: null },
  });

/** It failed: of what the payer's bank has given back meanwhile nothing is owed any more. */
async function dropOverpaid(act: Act, requestId: string, refund: RefundRow): Promise<void> {
  const payment = await findPayment(act.tx, refund.paymentId);
  if (payment && isOverpaid(payment)) await dropRefund(act, requestId, payment, refund);
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
  const patch = { ...anew(refund), status: "failed" as const, doneAt: null, failure };
  await moveRefund(act, requestId, refund, "return", { ...patch, detail: { reason: failure } });
  await movePayment(act, requestId, payment, "refundReturned");
  act.book.post({
    ...{ kind: "refund_returned", cause: `${refund.id}:${eventId}`, currency, orderId },
    lines: returned(payment.id, refund.amount),
  });
  const params = { price: refund.amount, currency };
  const path = `/requests/${requestId}` as const;
  act.book.tell({ userId: payment.customerId, kind: "refund_returned", params, path });
  await dropOverpaid(act, requestId, { ...refund, ...patch });
}

/** It stays owed, and waits for the staff. */
export async function refundFailed(
  act: Act,
  requestId: string,
  refund: RefundRow,
  failure: string,
): Promise<void> {
  if (["done", "failed", "cancelled"].includes(refund.status)) return;
  const detail = { reason: failure };
  await moveRefund(act, requestId, refund, "fail", { status: "failed", failure, sentAt: null, detail });
  await dropOverpaid(act, requestId, { ...refund, failure });
}
