import { z } from "zod";
import { complaintStatus } from "./complaint-fields";
import { changeAsked, delivery } from "./delivery-fields";
import { jobEarning } from "./earning-fields";
import { id, instant, money } from "./endpoint";
import { invoiceReference } from "./invoices";
import { nextStep, wait } from "./next-step";
import { named, person } from "./people";
import { photo, requestCard } from "./request-fields";

export const orderStatus = z.enum([
  "awaiting_payment",
  "paid",
  "in_progress",
  "delivered",
  "completed",
  "cancelled",
  "disputed",
]);
export type OrderStatus = z.infer<typeof orderStatus>;

/** What a side may do with an order. */
export const orderCan = z.enum([
  ...([
    "pay",
    "give_up",
    "start",
    "deliver",
    "ask_changes",
    "pause",
    "confirm",
    "cancel",
    "back_out",
  ] as const),
  ...(["claim_no_show", "propose_price", "propose_time", "claim_warranty", "dispute"] as const),
]);
export type OrderCan = z.infer<typeof orderCan>;

export const order = z.object({
  id,
  request: requestCard,
  offer_id: id,
  status: orderStatus,
  price: money,
  visit_fee: money,
  customer: named,
  provider: person,
  starts_at: instant,
  /** As the offer names them. */
  arrival_minutes: z.int(),
  /** Minutes. */
  duration: z.int(),
  warranty_days: z.int(),
  payment_due_at: instant,
  next: nextStep.nullable(),
  waits: wait.nullable(),
  /** Its own steps; in its details also what may be proposed to the other side now. */
  can: z.array(orderCan),
  created_at: instant,
});
export type Order = z.infer<typeof order>;

export const proposalKind = z.enum(["price", "reschedule", "no_show", "warranty"]);
export type ProposalKind = z.infer<typeof proposalKind>;
/** Those that are about a job that runs: a visit under warranty is made once it is done. */
export const aboutTheJob = proposalKind.exclude(["warranty"]).options;
/** `missed`: its customer says of a visit under warranty that nobody came. `lapsed`: in time, or with the order. */
export const proposalStatus = z.enum([
  ...(["proposed", "agreed", "done", "declined", "withdrawn", "lapsed", "missed"] as const),
]);
export type ProposalStatus = z.infer<typeof proposalStatus>;
export const proposalCan = z.enum(["agree", "decline", "withdraw", "finish", "miss", "pay"]);
export type ProposalCan = z.infer<typeof proposalCan>;

/** What one side of an order proposes to the other: another price or time, that the other did not come, a visit under warranty. */
export const proposal = z.object({
  id,
  kind: proposalKind,
  status: proposalStatus,
  by: z.enum(["you", "other"]),
  reason: z.string(),
  /** The price proposed, the one that it takes the place of, and what the customer pays more, or gets back where it is below zero. */
  price: money.nullable(),
  price_before: money.nullable(),
  difference: money.nullable(),
  /** What its technician gets at the price proposed; null to the customer. */
  payout: money.nullable(),
  starts_at: instant.nullable(),
  answer: z.string(),
  photos: z.array(photo),
  /** Until when an answer, or after it the payment, is due. */
  due_at: instant,
  can: z.array(proposalCan),
  /** Nothing will come of it while an account is closed: whoever is to answer or to pay it cannot. */
  is_unheard: z.boolean(),
  created_at: instant,
});
export type Proposal = z.infer<typeof proposal>;

export const orderDetails = order.extend({
  paid_at: instant.nullable(),
  started_at: instant.nullable(),
  /** How often another time was agreed on. */
  moved: z.int(),
  /** From when on a side may say that the other did not come; null: paid after the visit's time, another is to be agreed on first. */
  no_show_from: instant.nullable(),
  /** Four figures for the customer to say on arrival; null for the provider, when the work has begun, and while the provider's account is closed. After too many tries with wrong ones it is taken no more. */
  ...{ arrival_code: z.string().nullable(), is_code_locked: z.boolean() },
  /** The customer says to have sent what is to be paid, the price or what a higher one adds; the transfer is not confirmed yet. */
  is_transfer_sent: z.boolean(),
  delivery: delivery.nullable(),
  /** When silence approves; null while it does not. */
  confirms_at: instant.nullable(),
  is_paused: z.boolean(),
  pause_reason: z.string().nullable(),
  changes_left: z.int(),
  changes_asked: z.array(changeAsked),
  /** What cancelling costs the customer now, and whether an account for the refund is asked for then; null where it cannot be cancelled. */
  cancel_cost: z.object({ refund: money, fee: money, asks_account: z.boolean() }).nullable(),
  /** What the visit costs whoever cancels late or is absent: the fee that was agreed, at most the price. */
  visit_cost: money,
  /** Of that the technician gets something, else all of it is Usta's commission; and how much it is, null for the customer. */
  ...{ is_visit_paid_out: z.boolean(), visit_payout: money.nullable() },
  /** The technician's account is open: to a closed one nothing is paid, and cancelling costs nothing. */
  is_provider_active: z.boolean(),
  /** For the customer of a paid order, as long as its technician sees address and phone; else null. */
  provider_phone: z.string().nullable(),
  /** The customer's account is open: with a closed one a job is given up before the work begins, which counts against nobody. */
  is_customer_active: z.boolean(),
  /** What the provider gets, once it is known; null for the customer. */
  earning: jobEarning.nullable(),
  completed_at: instant.nullable(),
  /** Of a job that is done, where a part of its price went back: that, and what has stayed, commission and VAT included. */
  settled: z.object({ kept: money, refund: money }).nullable(),
  /** Until when a visit under warranty may be asked for, later where one was not made, and whether that time runs; null without one, and before it is completed. */
  ...{ warranty_until: instant.nullable(), is_under_warranty: z.boolean() },
  /** All that are open, then the newest of the others. */
  proposals: z.array(proposal),
  /** The complaint about it: the one that stands, else the last; `is_mine`: the reader filed it. */
  complaint: z
    .object({
      ...{ id, status: complaintStatus, is_dispute: z.boolean() },
      ...{ is_open: z.boolean(), is_mine: z.boolean() },
    })
    .nullable(),
  /** About its money: some of it is held, or was released, and no complaint about it stands: none is under way, settled or decided for good. */
  can_complain: z.boolean(),
  invoices: z.array(invoiceReference),
});
export type OrderDetails = z.infer<typeof orderDetails>;
