import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, instant, money, parts } from "./endpoint";
import { orderStatus } from "./order-fields";

export const paymentStatus = z.enum([
  "created",
  "requires_action",
  "succeeded",
  "failed",
  "cancelled",
  "refund_pending",
  "refunded",
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;
export const paymentMethod = z.enum(["card", "transfer"]);
export type PaymentMethod = z.infer<typeof paymentMethod>;
export const refundStatus = z.enum(["pending", "done", "failed"]);

export const payment = z.object({
  id,
  order_id: id,
  request: z.object({ id, title: z.string() }),
  /** Who does the job. */
  provider_name: z.string(),
  purpose: z.enum(["price", "increase"]),
  method: paymentMethod,
  status: paymentStatus,
  amount: money,
  /** Given back, or on its way back. */
  refunded: money,
  refunds: z.array(z.object({ amount: money, status: refundStatus, at: instant })),
  /** What the payer's bank has taken back by itself. */
  charged_back: money,
  /** What the payer writes on a bank transfer; null for cards. */
  reference: z.string().nullable(),
  has_proof: z.boolean(),
  /** When the payer said that the transfer was sent. */
  sent_at: instant.nullable(),
  /** It is still open, and the last try at it did not go through. */
  has_failed: z.boolean(),
  /** Why a transfer could not be confirmed, in the words of staff. */
  rejection: z.string().nullable(),
  /** Of the job, once it is completed, where this has paid for it. */
  invoice_id: id.nullable(),
  due_at: instant,
  paid_at: instant.nullable(),
  created_at: instant,
});
export type Payment = z.infer<typeof payment>;

/** What is to be paid, and until when, whether it was begun or not. */
const owedPayment = payment.pick({
  ...{ order_id: true, request: true, provider_name: true, purpose: true, amount: true, due_at: true },
});
export type OwedPayment = z.infer<typeof owedPayment>;

/** Where a transfer goes. */
export const bankDetails = z.object({ bank: z.string(), holder: z.string(), iban: z.string() });
export type BankDetails = z.infer<typeof bankDetails>;

export const checkout = z.object({
  order_id: id,
  request: z.object({ id, title: z.string() }),
  provider_name: z.string(),
  starts_at: instant,
  arrival_minutes: z.int(),
  warranty_days: z.int(),
  status: orderStatus,
  /** What is to be paid now; null when nothing is, and while the technician's account is closed. */
  due: z
    .object({
      purpose: z.enum(["price", "increase"]),
      amount: money,
      /** Within the amount; null where the technician is not registered for VAT. */
      vat: money.nullable(),
      vat_percent: z.number(),
      due_at: instant,
      /** By bank transfer, which takes longer. */
      transfer_due_at: instant,
    })
    .nullable(),
  /** What cancelling late, or being absent, costs: `fee` at most, and nothing until then; null where that is over already. */
  cancelling: z.object({ fee: money, free_until: instant.nullable() }),
  /** What the technician has kept of an order that was cancelled, for the visit. */
  kept: money.nullable(),
  methods: z.array(paymentMethod),
  /** The newest attempt at paying what is due, or the payment that was made. */
  payment: payment.nullable(),
  bank: bankDetails.nullable(),
});
export type Checkout = z.infer<typeof checkout>;

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
    output: cursorPage(payment).extend({ owed: z.array(owedPayment) }),
  }),
  proof: endpoint({
    method: "POST",
    path: "/payments/:id/proof",
    access: "customer",
    summary: "Say that a transfer was sent, with a picture of its receipt",
    input: z.object({ id, file_id: id.optional() }),
    output: done,
    idempotent: true,
    owned: "id",
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
