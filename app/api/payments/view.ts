import type { PaymentInShort } from "~/contract/at-issue-fields";
import type { PaymentAtIssue } from "~/contract/decision-basis-fields";
import type { OwedPayment, Payment, Refund } from "~/contract/payment-fields";
import { stillHeld } from "../bank-accounts/hold-rules";
import { maskIban } from "../bank-accounts/iban-rules";
import type { Context } from "../context";
import type { listOwed } from "./owed-store";
import { accountAsked } from "./refund-can-rules";
import { factsOf } from "./refund-facts";
import { isOpenAt, isSentAt, statusAt } from "./standing-rules";
import type { PaymentViewRow } from "./view-store";

/** Where the payer goes on at the gateway, as long as it can be paid there, and to a technician whose account is open. */
export const onwardUrl = (row: PaymentViewRow, now: Date): string | null =>
  isOpenAt(row, now) && row.isProviderActive ? row.url : null;

type Here = Pick<Context, "now" | "outside">;

/** What goes back of a payment, or went, as its payer sees it: an account masked, as its owner sees it everywhere. */
function refundOf(row: PaymentViewRow, refund: PaymentViewRow["refunds"][number], here: Here): Refund {
  const { id, amount, status, at, iban, holder } = refund;
  const own = { ...refund, heldUntil: refund.heldUntil === null ? null : new Date(refund.heldUntil) };
  const facts = factsOf(row, own, here);
  return {
    id,
    amount: { amount, currency: row.currency },
    at: new Date(at).toISOString(),
    status: facts.isUndecided ? "undecided" : status === "sent" ? "pending" : status,
    account:
      iban && holder
        ? {
            iban: maskIban(iban),
            holder,
            held_until: stillHeld(own.heldUntil, here.now)?.toISOString() ?? null,
          }
        : null,
    asks_account: accountAsked(status, facts),
    return_reason: refund.returnReason,
  };
}

/** Nobody knows yet where it is to go back to: its payer is asked for the account. */
export const isAccountAwaited = (row: PaymentViewRow, here: Here): boolean =>
  row.refunds.some((refund) => {
    const { account, asks_account } = refundOf(row, refund, here);
    return asks_account === "needed" && account === null;
  });

/** A payment as its payer sees it; what a card's gateway calls it is nobody's business. */
export function paymentView(row: PaymentViewRow, here: Here): Payment {
  const { now } = here;
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    order_id: row.orderId,
    request: row.request,
    purpose: row.purpose,
    provider_name: row.providerName,
    method: row.method,
    status: statusAt(row, now),
    amount: money(row.amount),
    refunded: money(row.refunded),
    refunds: row.refunds.map((refund) => refundOf(row, refund, here)),
    charged_back: money(row.chargedBack),
    reference: row.method === "transfer" ? row.reference : null,
    has_proof: row.proofId !== null,
    is_open: isOpenAt(row, now),
    sent_at: row.sentAt?.toISOString() ?? null,
    is_sent: isSentAt(row, now),
    has_failed: isOpenAt(row, now) && row.failure !== null,
    rejection: row.method === "transfer" && row.status === "failed" ? row.failure : null,
    invoice_id: row.invoiceId,
    due_at: row.dueAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** A payment with what went back of it, without where to: the account is its payer's own. */
export function paymentAtIssue(row: PaymentViewRow, here: Here): PaymentAtIssue {
  const { id, purpose, method, status, amount, charged_back, created_at, paid_at, refunds } = paymentView(
    row,
    here,
  );
  return {
    ...{ id, purpose, method, status, amount, charged_back, created_at, paid_at },
    refunds: refunds.map((refund) => ({
      ...{ id: refund.id, amount: refund.amount, status: refund.status, at: refund.at },
    })),
  };
}

/** The payment that a complaint is about, for who filed it. */
export function paymentInShort(row: PaymentViewRow, here: Here): PaymentInShort {
  const { id, status, amount, created_at } = paymentView(row, here);
  return { id, status, amount, created_at };
}

/** What is to be paid, as its payer sees it. */
export const owedView = (row: Awaited<ReturnType<typeof listOwed>>[number]): OwedPayment => ({
  order_id: row.orderId,
  request: row.request,
  provider_name: row.providerName,
  purpose: row.purpose,
  amount: { amount: row.amount, currency: row.currency },
  due_at: row.dueAt.toISOString(),
});
