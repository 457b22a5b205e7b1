import { isOpenAt, isSentAt } from "~/api/payments/standing-rules";
import { CheckoutPage } from "~/components/payments/checkout-page";
import { PaymentRow } from "~/components/payments/payment-row";
import type { Checkout, ListedPayment, Payment, Refund } from "~/contract/payment-fields";
import type { Locale } from "~/i18n/locale";
import { renderPage } from "./render-page";

export const money = { amount: 42_000, currency: "EGP" };
export const at = "2026-11-22T10:00:00.000Z";
const now = new Date("2026-11-19T08:00:00.000Z");
const nothing = { ...money, amount: 0 };

/** A payment by card that was begun, or one that was changed from that. */
export function aPayment(changed: Partial<ListedPayment> = {}): ListedPayment {
  const payment: Omit<ListedPayment, "is_open" | "is_sent"> = {
    ...{ id: "p", order_id: "o", request: { id: "r", title: "Tap" }, provider_name: "Tarek" },
    ...{ purpose: "price", method: "card", status: "created", amount: money, reference: null },
    ...{ refunded: nothing, refunds: [], charged_back: nothing, has_proof: false, sent_at: null },
    ...{ has_failed: false, rejection: null, invoice_id: null, due_at: at, paid_at: null, created_at: at },
    complaint_id: null,
    ...changed,
  };
  const { status, method, sent_at, due_at } = payment;
  const stands = { status, method, sentAt: sent_at === null ? null : new Date(sent_at) };
  const facts = { ...stands, dueAt: new Date(due_at), awaitedUntil: new Date(due_at) };
  return { ...payment, is_open: isOpenAt(facts, now), is_sent: isSentAt(facts, now) };
}

/** A transfer that its payer says to have sent. */
export const sentTransfer = (changed: Partial<Payment> = {}): ListedPayment =>
  aPayment({ method: "transfer", status: "requires_action", reference: "US-1-2", sent_at: at, ...changed });

/** An order that is to be paid, or one that was changed from that. */
export const aCheckout = (changed: Partial<Checkout> = {}): Checkout => ({
  ...{ order_id: "o", request: { id: "r", title: "Tap" }, starts_at: at, arrival_minutes: 0 },
  ...{ provider_name: "Tarek", provider_avatar: null, warranty_days: 0, status: "awaiting_payment" },
  methods: ["card", "transfer"],
  price: money,
  cancelling: { fee: nothing, is_paid_out: true, free_until: null, is_free_until_moved: false },
  ...{ kept: null, is_unpaid: false, unpaid_by: null, discount: null },
  due: {
    ...{ purpose: "price", amount: money, vat: null, vat_percent: 14, due_at: at, transfer_due_at: at },
    is_transfer_too_short: false,
  },
  ...{ is_checked: false, payment: null, bank: null },
  payments: changed.due === null && changed.payment ? [changed.payment] : [],
  ...changed,
});

/** What goes back of a payment, by transfer, whose payer has not said where to. */
export const aRefund = (changed: Partial<Refund> = {}): Refund => ({
  ...{ id: "f", amount: money, status: "pending", at, account: null, asks_account: "needed" },
  return_reason: null,
  ...changed,
});

/** The checkout of a cancelled order, of whose transfer this goes back. */
export const refunding = (...refunds: Refund[]): Checkout =>
  aCheckout({
    ...{ due: null, status: "cancelled" },
    payment: aPayment({ method: "transfer", status: "refund_pending", paid_at: at, refunds }),
  });

/** @param isChoosing the payer asks for another way to pay */
export const drawCheckout = (changed: Partial<Checkout>, locale: Locale = "en", isChoosing = false): string =>
  renderPage(<CheckoutPage checkout={aCheckout(changed)} isChoosing={isChoosing} constraints={{}} />, {
    ...{ locale, namespaces: ["common", "ui", "payments", "orders", "offers", "zones"] },
  });

export const drawRow = (payment: ListedPayment, locale: Locale = "en"): string =>
  renderPage(<PaymentRow level={2} payment={payment} constraints={{}} />, {
    ...{ locale, namespaces: ["common", "ui", "payments", "statuses"] },
  });

/** What is read, without its marks. */
export const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
