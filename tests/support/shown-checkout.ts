import type { Checkout, Payment, Refund } from "~/contract/payment-fields";

export const money = { amount: 42_000, currency: "EGP" };
export const at = "2026-11-22T10:00:00.000Z";

/** A payment as its payer sees it: begun by card. */
export const shownPayment = (changed: Partial<Payment>): Payment => ({
  ...{ id: "p", order_id: "o", request: { id: "r", title: "Tap" }, purpose: "price", method: "card" },
  ...{ status: "created", amount: money, refunded: { ...money, amount: 0 }, refunds: [], reference: null },
  charged_back: { ...money, amount: 0 },
  ...{ provider_name: "Tarek", has_proof: false, has_failed: false, rejection: null, sent_at: null },
  ...{ invoice_id: null, due_at: at, paid_at: null, created_at: at },
  ...changed,
});

/** The checkout of an order that is to be paid. */
export const shownCheckout = (changed: Partial<Checkout>): Checkout => ({
  ...{ order_id: "o", request: { id: "r", title: "Tap" }, provider_name: "Tarek", starts_at: at },
  ...{ arrival_minutes: 0, warranty_days: 0, status: "awaiting_payment", methods: ["card", "transfer"] },
  cancelling: { fee: { ...money, amount: 0 }, is_paid_out: true, free_until: null },
  kept: null,
  due: { purpose: "price", amount: money, vat: money, vat_percent: 14, due_at: at, transfer_due_at: at },
  ...{ payment: null, bank: null },
  ...changed,
});

/** What goes back of a payment, by transfer, whose payer has not said where to. */
export const shownRefund = (changed: Partial<Refund> = {}): Refund => ({
  ...{ id: "f", amount: money, status: "pending", at, account: null, asks_account: "needed" },
  ...changed,
});

/** The checkout of a cancelled order, of whose transfer this goes back. */
export const refunding = (...refunds: Refund[]): Checkout =>
  shownCheckout({
    ...{ due: null, status: "cancelled" },
    payment: shownPayment({ method: "transfer", status: "refund_pending", paid_at: at, refunds }),
  });
