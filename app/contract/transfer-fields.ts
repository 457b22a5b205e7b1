import { z } from "zod";
import { id, instant, money } from "./endpoint";
import { refund } from "./payment-fields";
import { paymentStatus } from "./payment-status";
import { named } from "./people";

/** A bank transfer that a customer says to have sent, is to send, or was to. */
export const waitingTransfer = z.object({
  id,
  amount: money,
  /** What the payer writes on it. */
  reference: z.string(),
  customer: named,
  request: z.object({ id, title: z.string() }),
  /** A picture of its receipt: a file's id. */
  proof: id.nullable(),
  status: paymentStatus,
  due_at: instant,
  created_at: instant,
  /** Its money may still come after it has run out; then it goes back. */
  can: z.array(z.enum(["confirm", "reject"])),
});
export type WaitingTransfer = z.infer<typeof waitingTransfer>;

/**
 * A refund that a person must see to: a transfer goes back by hand, and a gateway may refuse, not tell what became of it, or not be
 * set up any more. Or one that was paid from the bank, which may send it back.
 */
export const waitingRefund = z.object({
  id,
  amount: money,
  method: z.enum(["card", "transfer"]),
  customer: named,
  request: z.object({ id, title: z.string() }),
  reference: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: instant,
  /** When the gateway took it, of one that it has not told of since. */
  sent_at: instant.nullable(),
  /** Took the payment, and is not set up any more: nobody asks it for the refund, and nobody hears it. */
  gone_gateway: z.enum(["sandbox", "stripe"]).nullable(),
  /** Where its customer wants it, whole: for the bank. */
  account: z
    .object({ iban: z.string(), holder: z.string(), named_at: instant, held_until: instant.nullable() })
    .nullable(),
  /** Whether the customer is to name the account, since it was owed, or may. */
  asks_account: refund.shape.asks_account,
  asked_at: instant.nullable(),
  /** Its gateway was asked for it at least once, and may have carried it out. */
  was_asked: z.boolean(),
  /** When it was paid. */
  done_at: instant.nullable(),
  /** Why the bank has sent it back the last time, until it is paid again. */
  return_reason: z.string().nullable(),
  /**
   * `done_there`: refunded at the gateway itself. `give`: it goes to the payer, which was to be decided. `return`: the bank has sent it back. `withdraw`: what was to go back had never come.
   */
  can: z.array(z.enum(["done", "done_there", "retry", "give", "return", "withdraw"])),
  /** Counts its tries and payments: what is done about it names the one that was read. */
  round: z.int().min(1),
});
export type WaitingRefund = z.infer<typeof waitingRefund>;

/** Something that a gateway has told and that could not be done. It is tried again by itself, until staff set it aside. */
export const failedEvent = z.object({
  id: z.string(),
  gateway: z.string(),
  kind: z.string(),
  amount: money.nullable(),
  /** The gateway's own name of what it paid out. */
  settlement: z.string().nullable(),
  tries: z.int(),
  happened_at: instant,
  next_try_at: instant,
  set_aside: z.object({ at: instant, reason: z.string() }).nullable(),
});
export type FailedEvent = z.infer<typeof failedEvent>;
