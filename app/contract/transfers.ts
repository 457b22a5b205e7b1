import { z } from "zod";
import { cursor, cursorPage, day, done, endpoint, gatewayId, id, parts } from "./endpoint";
import { bankAccount } from "./payout-fields";
import { failedEvent, waitingRefund, waitingTransfer } from "./transfer-fields";

/** Those that wait for their confirmation, or those whose time ran out in the last 30 days. */
export const transferTab = z.enum(["waiting", "ran_out"]);

/** A reference as it was copied: found whatever became of it. */
const q = z.string().trim().max(40).optional();

const reason = z.string().trim().min(5).max(500);

/**
 * What is done about a refund as it was read, at its `round`: 1 is meant where none is named. Paid, sent back or asked for since then, it
 * answers 409 with the present one.
 */
const readRefund = { id, round: waitingRefund.shape.round.optional() };

export const transfersContract = {
  waiting: endpoint({
    method: "GET",
    path: "/staff/transfers",
    access: "staff",
    summary:
      "Bank transfers that wait, the oldest first, that ran out of late, the newest first, or that have one reference",
    input: z.object({
      tab: transferTab.optional(),
      q,
      cursor,
      parts,
    }),
    output: cursorPage(waitingTransfer),
  }),
  confirm: endpoint({
    ...act("transfers", "confirm", "The transfer has come to the bank: its order is paid, or it goes back"),
    input: z.object({
      id,
      /** What has come, where it is another amount than was asked for: all of it goes back. Minor units. */
      amount: z.int().min(1).max(100_000_000).meta({ money: true }).optional(),
      /** It is meant so, and no slip of the hand. */
      is_another: z.boolean().optional(),
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
    summary:
      "Refunds that a person must see to, the oldest first; that were paid from the bank, the newest first; or of one reference",
    input: z.object({ tab: z.enum(["waiting", "paid"]).optional(), q, cursor, parts }),
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
      ...readRefund,
      by: z.enum(["bank", "gateway"]).optional(),
      /** From the bank: the account that it went to, as the refund names it. */
      ...bankAccount.partial().shape,
      /** Of a transfer: it went back to the account that this came from, whichever the customer has named. */
      to_sender: z.boolean().optional(),
    }),
  }),
  refundReturned: endpoint({
    ...act("refunds", "return", "The bank has sent back a refund that was paid from it: it is owed again"),
    input: z.object({ ...readRefund, reason }),
  }),
  withdraw: endpoint({
    ...act("refunds", "withdraw", "What was to go back had never come: its confirmation is taken back"),
    input: z.object({ ...readRefund, reason }),
  }),
  retryRefund: endpoint({
    ...act(
      "refunds",
      "retry",
      "Ask the gateway for the refund once more, or, where staff were to decide on it first, at all",
    ),
    input: z.object(readRefund),
  }),
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
