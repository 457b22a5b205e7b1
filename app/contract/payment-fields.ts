import { z } from "zod";
import { id, instant, money } from "./endpoint";
import { orderStatus } from "./order-fields";
import { paymentStatus } from "./payment-status";

export const paymentMethod = z.enum(["card", "transfer"]);
export type PaymentMethod = z.infer<typeof paymentMethod>;
/** `undecided`: the payer's bank gave it back to us, and staff have not decided whether it goes to the payer. */
export const refundStatus = z.enum(["pending", "done", "failed", "undecided"]);

/** Something of a payment that goes back, or went. */
export const refund = z.object({
  id,
  amount: money,
  status: refundStatus,
  at: instant,
  /** The payer's account that it goes to, as payouts show theirs. */
  account: z
    .object({
      iban: z.string(),
      holder: z.string(),
      /** It is another than before: nothing is paid to it before this. */
      held_until: instant.nullable(),
    })
    .nullable(),
  /** It goes back from the bank, and the payer is to name the account; or may, where the gateway has refused it. */
  asks_account: z.enum(["needed", "possible"]).nullable(),
  /** Why the bank has sent it back the last time, in the words of staff, until it is paid again. */
  return_reason: z.string().nullable(),
});
export type Refund = z.infer<typeof refund>;

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
  refunds: z.array(refund),
  /** What the payer's bank has taken back by itself. */
  charged_back: money,
  /** What the payer writes on a bank transfer; null for cards. */
  reference: z.string().nullable(),
  has_proof: z.boolean(),
  /** It was begun, and may still come in in time. */
  is_open: z.boolean(),
  /** When the payer said that the transfer was sent. */
  sent_at: instant.nullable(),
  /** The payer says to have sent the transfer, and it is awaited: nobody asks for it again. */
  is_sent: z.boolean(),
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

/** A payment in the list of all. */
export const listedPayment = payment.extend({
  /** The complaint that is not over about it, or about its job, whichever side opened it. */
  complaint_id: id.nullable(),
});
export type ListedPayment = z.infer<typeof listedPayment>;

/** What is to be paid, and until when, whether it was begun or not. */
export const owedPayment = payment.pick({
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
  provider_avatar: id.nullable(),
  starts_at: instant,
  arrival_minutes: z.int(),
  warranty_days: z.int(),
  status: orderStatus,
  /** What was agreed on and applies: a higher price does once what it adds is paid. */
  price: money,
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
      /** The work begins too soon for a transfer to arrive, so none is offered. */
      is_transfer_too_short: z.boolean(),
    })
    .nullable(),
  /** The time for paying is over, and it is found out whether what was begun was paid in time: nothing can be paid meanwhile. */
  is_checked: z.boolean(),
  /** What the technician asked for at first, and the price that was accepted, where that is lower. */
  discount: z.object({ first: money, agreed: money }).nullable(),
  /** What cancelling late, or being absent, costs: `fee` at most, and nothing until `free_until`; null where that is over already. */
  cancelling: z.object({
    fee: money,
    /** The technician gets something of it: else all of it is Usta's commission. */
    is_paid_out: z.boolean(),
    free_until: instant.nullable(),
    /** The time of the visit is over before it is paid: cancelling costs nothing until another time is agreed on. */
    is_free_until_moved: z.boolean(),
  }),
  /** What the visit has cost of an order that was cancelled, and whether its technician got any of it. */
  kept: z.object({ ...money.shape, is_paid_out: z.boolean() }).nullable(),
  /** It was cancelled before its whole price had come in: what came all the same has paid for nothing. */
  is_unpaid: z.boolean(),
  /** Who ended it then: its time for paying, or a side; null of every other. */
  unpaid_by: z.enum(["time", "customer", "provider"]).nullable(),
  methods: z.array(paymentMethod),
  /** The newest attempt at paying what is due; where nothing is, the transfer that is awaited, else what was paid last. */
  payment: payment.nullable(),
  /** Where nothing is due: all that was paid, and transfers of which money may still arrive, the newest first. */
  payments: z.array(payment),
  bank: bankDetails.nullable(),
});
export type Checkout = z.infer<typeof checkout>;
