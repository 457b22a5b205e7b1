import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, nothing, parts } from "./endpoint";
import { checkout, listedPayment, owedPayment, payment, paymentMethod } from "./payment-fields";
import { accountChanges, bankAccount } from "./payout-fields";

const byCaller = (name: string, max: number) => [{ name, by: "caller", max, seconds: 3600 }] as const;

export const paymentsContract = {
  checkout: endpoint({
    method: "GET",
    path: "/orders/:id/checkout",
    access: "customer",
    summary: "What an own order costs now, and how it can be paid",
    input: z.object({ id }),
    output: checkout,
    owned: "id",
  }),
  pay: endpoint({
    method: "POST",
    path: "/orders/:id/payments",
    access: "customer",
    summary: "Begin to pay what is due: by card at the gateway's own page, or by bank transfer",
    input: z.object({ id, method: paymentMethod }),
    /** Where the payer goes on; null for a transfer. */
    output: z.object({ payment, url: z.string().nullable() }),
    idempotent: true,
    owned: "id",
    limits: byCaller("payments", 60),
  }),
  get: endpoint({
    method: "GET",
    path: "/payments/:id",
    access: "customer",
    summary: "An own payment, as the gateway has told",
    input: z.object({ id }),
    /** Where the payer of a card goes on; null when it is over, and for a transfer. */
    output: payment.extend({ url: z.string().nullable() }),
    owned: "id",
  }),
  mine: endpoint({
    method: "GET",
    path: "/payments",
    access: "customer",
    summary: "The caller's payments and refunds, newest first, and what is to be paid now, the soonest first",
    input: z.object({ cursor, parts }),
    output: cursorPage(listedPayment).extend({ owed: z.array(owedPayment) }),
  }),
  proof: endpoint({
    method: "POST",
    path: "/payments/:id/proof",
    access: "customer",
    summary: "Say that a transfer was sent, with a picture of its receipt; said again, it adds the picture",
    input: z.object({ id, file_id: id.optional() }),
    output: done,
    idempotent: true,
    owned: "id",
  }),
  refunding: endpoint({
    method: "GET",
    path: "/refunds",
    access: "customer",
    inactive: true,
    summary:
      "The caller's payments of which something is going back: first those that need an account, the oldest first; the others when there is room",
    input: nothing,
    output: z.object({ content: z.array(payment), are_more: z.boolean() }),
  }),
  nameAccount: endpoint({
    method: "POST",
    path: "/refunds/:id/account",
    access: "customer",
    inactive: true,
    summary: "Name the bank account that an own refund goes to; another one until it is paid",
    input: bankAccount.extend({ id }),
    output: done,
    idempotent: true,
    owned: "id",
    limits: accountChanges("refund_accounts_daily"),
  }),
  event: endpoint({
    method: "POST",
    path: "/gateways/:gateway/events",
    access: "guest",
    summary: "What a payment gateway tells, signed by it; stored once for each of its events",
    input: z.object({ gateway: z.enum(["sandbox", "stripe"]) }),
    output: done,
    body: "file",
    signed: true,
    limits: [{ name: "gateway_events", by: "address", max: 1200, seconds: 60, inProcess: true }],
  }),
};
