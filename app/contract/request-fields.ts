import { z } from "zod";
import { id, instant, money } from "./endpoint";
import { bankReturned, rejectedTransfer } from "./job-money-fields";
import { nextStep, wait } from "./next-step";
import { named, person } from "./people";

export const requestStatus = z.enum([
  "draft",
  "open",
  "awarding",
  "assigned",
  "completed",
  "cancelled",
  "expired",
  "removed",
]);
export type RequestStatus = z.infer<typeof requestStatus>;
export const timing = z.enum(["asap", "date", "flexible"]);
export const timeWindow = z.enum(["morning", "afternoon", "evening", "any"]);

export const photo = z.object({ id, width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photo>;

/** A request as a row of a list: nothing private in it. */
export const requestCard = z.object({
  id,
  title: z.string(),
  status: requestStatus,
  visibility: z.enum(["public", "direct"]),
  service: named.extend({ icon: z.string() }).nullable(),
  city: named.nullable(),
  district: named.nullable(),
  budget: z.object({ min: z.int().nullable(), max: z.int().nullable(), currency: z.string() }).nullable(),
  timing,
  preferred_date: z.string().nullable(),
  time_window: timeWindow,
  is_urgent: z.boolean(),
  offers_count: z.int(),
  photos: z.array(photo),
  published_at: instant.nullable(),
  updated_at: instant,
});
export type RequestCard = z.infer<typeof requestCard>;

/** States of a job of which its request says no more than that a technician has it. */
export const workState = z.enum(["in_progress", "delivered", "disputed"]);

/** A request in its customer's own list; `agreed`: with whom, for how much and when, once an offer is accepted. */
export const ownRequestCard = requestCard.extend({
  agreed: z
    .object({
      provider_name: z.string(),
      price: money,
      starts_at: instant,
      arrival_minutes: z.int(),
      /** Null once it is paid. */
      payment_due_at: instant.nullable(),
      /** Its customer says to have sent the transfer, which must arrive by then. */
      is_transfer_sent: z.boolean(),
      completed_at: instant.nullable(),
      /** The state of its job, where that says more than the request's own. */
      work: workState.nullable(),
    })
    .nullable(),
  /** Of its job. */
  waits: wait.nullable(),
});
export type OwnRequestCard = z.infer<typeof ownRequestCard>;

export const timelineEntry = z.object({
  event: z.string(),
  actor: z.enum(["customer", "provider", "staff", "time", "gateway"]),
  name: z.string().nullable(),
  /** Who did not come, or was not there, by what was reported, where that ended the job. */
  absent: z.enum(["customer", "provider"]).nullable(),
  amount: money.nullable(),
  /** Why a job was called off, in the words of whoever did, or of whoever says that the other side did not come. */
  reason: z.string().nullable(),
  at: instant,
});

export const requestDetails = requestCard.extend({
  /** How the caller stands to it. `public` sees no history and no private data. */
  view: z.enum(["owner", "public", "provider"]),
  description: z.string(),
  /** A figure as it is, anything else in the reader's words. */
  answers: z.array(
    z.object({ code: z.string(), label: z.string(), value: z.union([z.string(), z.number()]) }),
  ),
  customer: person.pick({ id: true, name: true, avatar: true }),
  version: z.int().min(1),
  expires_at: instant.nullable(),
  is_closed_to_offers: z.boolean(),
  direct_provider: named.nullable(),
  /** Owner, or the provider whose order is paid; else null. */
  private: z
    .object({
      address: z.string(),
      phone: z.string(),
      /** That provider sees it, too: `until` then, null while the job lasts. */
      shared: z.object({ until: instant.nullable() }).nullable(),
    })
    .nullable(),
  /** What the caller may do now, by the transition table. */
  can: z.array(
    z.enum([
      "edit",
      "publish",
      "discard",
      "cancel",
      "extend",
      "open_to_all",
      "close_to_offers",
      "reopen_to_offers",
      "invite",
      "give_up",
    ]),
  ),
  next: nextStep.nullable(),
  /** What is on its way back to its owner and has not arrived; null where nothing is, and for everybody else. */
  refunding: money.nullable(),
  /** How much of that waits for its owner to name the account that it goes to. */
  refund_to_name: money.nullable(),
  /** What should have gone back and did not arrive: staff see to it. */
  refund_failed: money.nullable(),
  /** What the owner's bank has given back to us of it, on which staff have not decided. */
  refund_undecided: money.nullable(),
  /** What has gone back of what was paid for jobs that were called off. */
  refunded: money.nullable(),
  /** What the owner's bank has taken back of what was paid. */
  charged_back: money.nullable(),
  /** What the owner's bank has given back of what it took when that ended the job, for both its sides. */
  bank_returned: bankReturned.nullable(),
  /** The job that stands; for the owner of a cancelled request the last that was paid. */
  order_id: id.nullable(),
  /** What the last job that was called off has cost for the visit, whether its technician got any of it, and the complaint about it; its owner's to know. */
  visit_kept: z
    .object({
      ...{ order_id: id, provider_name: z.string(), amount: money, is_paid_out: z.boolean() },
      ...{ complaint_id: id.nullable(), can_complain: z.boolean() },
    })
    .nullable(),
  /** The last that its owner began to pay, where that is a transfer that staff could not confirm. */
  rejected_transfer: rejectedTransfer.nullable(),
  timeline: z.array(timelineEntry),
});
export type RequestDetails = z.infer<typeof requestDetails>;
