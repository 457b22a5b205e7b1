import { changeDetail } from "../bank-accounts/change-detail";
import { heldUntil } from "../bank-accounts/hold-rules";
import { maskIban } from "../bank-accounts/iban-rules";
import type { AuditDetail } from "../db/columns";
import { holdBank } from "../ledger/house-store";
import { refundReturned } from "../ledger/journal-rules";
import type { Act } from "../record/change";
import { movePayment } from "./moves";
import type { PaymentRow, RefundRow } from "./payment-store";
import type { RefundFacts } from "./refund-facts";
import { anew, bookPaid, dropOverpaid, type Way } from "./refund-moves";
import { moveRefund } from "./refund-status-moves";
import { noAccount } from "./refund-store";
import { isOverpaid } from "./rules";

/**
 * It was paid by hand, from the bank or at the gateway: what becomes of the tries before says nothing of it.
 * @param way the account that was named, which it keeps; or another, for which none is needed
 */
export async function refundByHand(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refund: RefundRow,
  { way, facts }: { way: Way; facts: RefundFacts },
): Promise<void> {
  const [again, kept] = [anew(refund), way === "account" ? { heldUntil: null } : noAccount];
  const detail: AuditDetail = refund.iban && way === "account" ? { iban: maskIban(refund.iban) } : { way };
  const patch = { ...again, doneAt: act.book.at, failure: null, returnReason: null, ...kept };
  const event = way === "gateway" ? "done_there" : "done";
  await moveRefund(act, requestId, refund, event, { facts, patch, detail });
  await bookPaid(act, requestId, payment, { ...refund, ...again }, way);
}

type Account = Record<"iban" | "holder", string>;

/** The account that a refund goes to, by its customer: another than before is held. @throws ApiError conflict */
export const setAccount = (
  act: Act,
  requestId: string,
  refund: RefundRow,
  { account, facts }: { account: Account; facts: RefundFacts },
) =>
  moveRefund(act, requestId, refund, refund.iban ? "change_account" : "name_account", {
    facts,
    patch: {
      ...account,
      accountAt: act.book.at,
      heldUntil: heldUntil(refund.iban !== null, act.book.at, act.settings.bankAccountHeld),
    },
    detail: changeDetail(account, refund),
  });

/** A refund that failed is to be asked for once more, or, where staff were to decide on it first, at all. @throws ApiError conflict */
export const askAgain = (act: Act, requestId: string, refund: RefundRow, facts: RefundFacts) =>
  moveRefund(act, requestId, refund, facts.isUndecided ? "give" : "retry", {
    facts,
    patch: { ...anew(refund), attempts: 0, nextTryAt: act.book.at, failure: null },
  });

/**
 * The bank has sent back what staff had paid: it is owed as before, to another account, which its customer is asked for and told why.
 * @throws ApiError conflict for what was not paid from the bank
 */
export async function refundSentBack(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refund: RefundRow,
  { reason, facts }: { reason: string; facts: RefundFacts },
): Promise<void> {
  const { tx, book } = act;
  const { id: paymentId, currency, orderId, customerId: userId } = payment;
  const { amount, round } = refund;
  const patch = { ...anew(refund), ...noAccount, doneAt: null, askedAt: book.at, returnReason: reason };
  const owed = await moveRefund(act, requestId, refund, "return", { facts, patch, detail: { reason } });
  await holdBank(tx, currency);
  await movePayment(act, requestId, payment, "refundReturned", { detail: { owed: amount } });
  book.post({
    ...{ kind: "refund_returned", cause: `${refund.id}:bank:${round}`, currency, orderId },
    lines: refundReturned(paymentId, "bank", amount),
  });
  if (isOverpaid(payment)) {
    await dropOverpaid(act, requestId, owed);
    return;
  }
  const params = { reason, price: amount, currency };
  book.tell({ userId, kind: "refund_sent_back", params, path: "/payment" });
}
