import { z } from "zod";
import { cursor, cursorPage, day, done, endpoint, gatewayId, id, instant, money, parts } from "./endpoint";
import { paymentStatus, refund } from "./payment-fields";
import { bankAccount } from "./payout-fields";
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
 * set up any more.
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
  account: z.object({ iban: z.string(), holder: z.string(), named_at: instant }).nullable(),
  /** Whether the customer is to name the account, since it was owed, or may. */
  asks_account: refund.shape.asks_account,
  asked_at: instant.nullable(),
  /** Its gateway was asked for it at least once, and may have carried it out. */
  was_asked: z.boolean(),
  /** `done_there`: refunded at the gateway itself. */
  can: z.array(z.enum(["done", "done_there", "retry"])),
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

/** Those that wait for their confirmation, or those whose time ran out in the last 30 days. */
export const transferTab = z.enum(["waiting", "ran_out"]);

const reason = z.string().trim().min(5).max(500);

export const transfersContract = {
  waiting: endpoint({
    method: "GET",
    path: "/staff/transfers",
    access: "staff",
    summary: "Bank transfers that wait, that ran out of late, or that have one reference, newest first",
    input: z.object({
      tab: transferTab.optional(),
      /** A reference as it was copied: found whatever became of it. */
      q: z.string().trim().max(40).optional(),
      ...{ cursor, parts },
    }),
    output: cursorPage(waitingTransfer),
  }),
  confirm: endpoint({
    ...act("transfers", "confirm", "The transfer has come to the bank: its order is paid, or it goes back"),
    input: z.object({
      id,
      /** Another amount than was asked for goes back. Minor units. */
      amount: z.int().min(1).max(100_000_000).meta({ money: true }),
      /** When it came, as the bank's statement says: today where nothing is said. It is in time until the end of the last day. */
      arrived_on: day.optional(),
    }),
  }),
  reject: endpoint({
    ...act("transfers", "reject", "The transfer has not come, or not so"),
    input: z.object({ id, reason }),
  }),
  refunds: endpoint({
    method: "GET",
    path: "/staff/refunds",
    access: "staff",
    summary: "Refunds that a person must see to, newest first",
    input: z.object({ cursor, parts }),
    output: cursorPage(waitingRefund),
  }),
  events: endpoint({
    method: "GET",
    path: "/staff/gateway-events",
    access: "staff",
    summary: "What gateways have told and could not be done yet, or what staff have set aside, newest first",
    input: z.object({ tab: z.enum(["failed", "set_aside"]).optional(), cursor, parts }),
    output: cursorPage(failedEvent),
  }),
  tryEvent: endpoint({
    ...act("gateway-events", "try", "Try now what a gateway has told; 409 when it fails once more"),
    input: z.object({ id: gatewayId }),
  }),
  setEventAside: endpoint({
    ...act("gateway-events", "set-aside", "Never try again what a gateway has told, for this reason"),
    input: z.object({ id: gatewayId, reason }),
  }),
  refundDone: endpoint({
    ...act("refunds", "done", "The refund was paid by hand: from the bank, or at a gateway that is gone"),
    input: z.object({
      id,
      by: z.enum(["bank", "gateway"]).optional(),
      /** From the bank: the account that it went to, as the refund names it. */
      ...bankAccount.partial().shape,
      /** Of a transfer: it went back to the account that this came from, whichever the customer has named. */
      to_sender: z.boolean().optional(),
    }),
  }),
  retryRefund: act("refunds", "retry", "Ask the gateway for the refund once more"),
};

function act(list: "transfers" | "refunds" | "gateway-events", step: string, summary: string) {
  return endpoint({
    method: "POST",
    path: `/staff/${list}/:id/${step}`,
    access: "staff",
    summary,
    input: z.object({ id }),
    output: done,
    idempotent: true,
  });
}
