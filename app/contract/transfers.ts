import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, instant, money, parts } from "./endpoint";
import { named } from "./people";

/** A bank transfer that a customer says to have sent, or is to send. */
export const waitingTransfer = z.object({
  id,
  amount: money,
  /** What the payer writes on it. */
  reference: z.string(),
  customer: named,
  request: z.object({ id, title: z.string() }),
  /** A picture of its receipt: a file's id. */
  proof: id.nullable(),
  due_at: instant,
  created_at: instant,
});
export type WaitingTransfer = z.infer<typeof waitingTransfer>;

/** A refund that a person must see to: a transfer goes back by hand, and a gateway may refuse. */
export const waitingRefund = z.object({
  id,
  amount: money,
  method: z.enum(["card", "transfer"]),
  customer: named,
  request: z.object({ id, title: z.string() }),
  reference: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: instant,
  can: z.array(z.enum(["done", "retry"])),
});
export type WaitingRefund = z.infer<typeof waitingRefund>;

export const transfersContract = {
  waiting: endpoint({
    method: "GET",
    path: "/staff/transfers",
    access: "staff",
    summary: "Bank transfers that wait for their confirmation, newest first",
    input: z.object({ cursor, parts }),
    output: cursorPage(waitingTransfer),
  }),
  confirm: endpoint({
    ...act("transfers", "confirm", "The transfer has come to the bank: its order is paid"),
    /** What has come: it must be what was asked for. Minor units. */
    input: z.object({ id, amount: z.int().min(1).max(100_000_000).meta({ money: true }) }),
  }),
  reject: endpoint({
    ...act("transfers", "reject", "The transfer has not come, or not so"),
    input: z.object({ id, reason: z.string().trim().min(5).max(500) }),
  }),
  refunds: endpoint({
    method: "GET",
    path: "/staff/refunds",
    access: "staff",
    summary: "Refunds that a person must see to, newest first",
    input: z.object({ cursor, parts }),
    output: cursorPage(waitingRefund),
  }),
  refundDone: act("refunds", "done", "The refund was paid by hand from the bank"),
  retryRefund: act("refunds", "retry", "Ask the gateway for the refund once more"),
};

function act(list: "transfers" | "refunds", step: string, summary: string) {
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
