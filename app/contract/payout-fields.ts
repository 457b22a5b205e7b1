import { z } from "zod";
import { id, instant, money, type RateLimit } from "./endpoint";

export const payoutStatus = z.enum([
  "requested",
  "approved",
  "sent",
  "paid",
  "rejected",
  "failed",
  "cancelled",
]);
export type PayoutStatus = z.infer<typeof payoutStatus>;

/** A bank account as somebody writes it down. */
export const bankAccount = z.object({
  iban: z.string().trim().min(1).max(60),
  holder: z.string().trim().min(1).max(100),
});

/** What happens to a payout, in the words of its log. */
export const payoutStep = z.enum([
  ...(["request", "cancel", "approve", "reject", "send", "pay", "fail", "return"] as const),
]);

/** Each change of a bank account is told on every channel, by SMS too: so many a day are more than anybody needs. */
export const accountChanges = (name: string): readonly RateLimit[] => [
  { name, by: "caller", max: 10, seconds: 86_400, ofChanges: true },
];

/** Where payouts go. */
export const payoutMethod = z.object({
  id,
  /** "EG•• •••• … 1234": also to its owner. */
  iban: z.string(),
  holder: z.string(),
  is_current: z.boolean(),
  /** No payout to it is approved before this; null when nothing speaks against it. */
  held_until: instant.nullable(),
  created_at: instant,
});
export type PayoutMethod = z.infer<typeof payoutMethod>;

export const payout = z.object({
  id,
  status: payoutStatus,
  amount: money,
  iban: z.string(),
  /** Why it was rejected, or did not reach the account. */
  reason: z.string().nullable(),
  /** Not approved before this. */
  held_until: instant.nullable(),
  can_cancel: z.boolean(),
  /** It is under way: there is one such at a time. */
  is_open: z.boolean(),
  created_at: instant,
  sent_at: instant.nullable(),
  settled_at: instant.nullable(),
});
export type Payout = z.infer<typeof payout>;

/** What staff may do about a payout now. */
export const payoutCan = z.enum(["approve", "reject", "mark_paid", "mark_failed", "mark_returned"]);
export type PayoutCan = z.infer<typeof payoutCan>;

/** A payout as the staff see it. */
export const queuedPayout = payout.omit({ can_cancel: true, is_open: true }).extend({
  /** Staff may have closed the account since it was asked for. */
  provider: z.object({ id, name: z.string(), is_active: z.boolean() }),
  holder: z.string(),
  /** Of one that is still to go: why the last to the same account did not come there, or came back. */
  failed_before: z.string().nullable(),
  /** Of one that is still to go: what the technician owes meanwhile, which is taken from it first when it comes back. */
  debt: money.nullable(),
  /** Of one that is still to go: other technicians who have, or had, the same account; the first few. */
  same_account: z.array(z.object({ id, name: z.string() })),
  batch_id: id.nullable(),
  can: z.array(payoutCan),
});
export type QueuedPayout = z.infer<typeof queuedPayout>;
