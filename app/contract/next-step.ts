import { z } from "zod";
import { instant, money } from "./endpoint";

/** Who must act next, by when, and what money moves: derived from the transition tables. */
export const nextStep = z.object({
  actor: z.enum(["you", "customer", "provider", "staff", "nobody"]),
  /** Dictionary key below `requests:next.` */
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  due_at: instant.nullable(),
  /** The new start that is proposed. */
  time: instant.nullable(),
  money: money.nullable(),
  /** What comes back to the customer besides, of a visit that is paid; what the payer's bank took off the technician's balance. */
  rest: money.nullable(),
  /**
   * Where the step is made, or is seen: the complaint about the job, or about the visit that an earlier one was paid; the checkout; the
   * transfer that is on its way; what the sides proposed to each other; what else can be done with the
   * job; where the customer makes another code; the payments, where the request is over; the review of the job; the approval, with changes to ask for or without; the customer's code, the delivery, the way out
   * before it is paid; the offer to send, or the own one that is to be answered for.
   */
  leads_to: z
    .enum([
      ...(["dispute", "complaint", "visit_complaint", "checkout", "transfer"] as const),
      ...(["proposals", "deeds", "code", "payments", "review"] as const),
      ...(["approve", "confirm", "start", "deliver", "give_up", "offer", "own_offer"] as const),
    ])
    .nullable(),
});
export type NextStep = z.infer<typeof nextStep>;

/** What of an order waits for somebody: what one side proposed or claimed, a complaint about it, another code to begin the work with, the approval of what was delivered. */
export const wait = z.object({
  actor: nextStep.shape.actor,
  what: z.enum([
    ...(["no_show", "price", "increase", "reschedule", "warranty", "visit", "approval"] as const),
    ...(["complaint_answer", "complaint_settle", "complaint_closed", "complaint_appeal"] as const),
    ...(["complaint_decision", "code"] as const),
  ]),
  due_at: instant.nullable(),
});
export type Wait = z.infer<typeof wait>;
