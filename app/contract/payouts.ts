import { z } from "zod";
import { cursor, cursorPage, done, endpoint, fileAnswer, id, money, nothing, parts, price } from "./endpoint";
import {
  accountChanges,
  bankAccount,
  payout,
  payoutMethod,
  payoutStatus,
  queuedPayout,
} from "./payout-fields";

const reason = z.string().trim().min(5).max(500);

export const payoutsContract = {
  methods: endpoint({
    method: "GET",
    path: "/payout-methods",
    access: "provider",
    inactive: true,
    summary: "Bank accounts of the caller, the current one first",
    input: nothing,
    output: z.object({ content: z.array(payoutMethod) }),
  }),
  addMethod: endpoint({
    method: "POST",
    path: "/payout-methods",
    access: "provider",
    inactive: true,
    summary:
      "Name the bank account that payouts go to from now on; another one than before is held for a while",
    input: bankAccount,
    output: payoutMethod,
    success: 201,
    idempotent: true,
    limits: accountChanges("payout_methods_daily"),
  }),
  request: endpoint({
    method: "POST",
    path: "/payouts",
    access: "provider",
    inactive: true,
    summary: "Ask for a payout to the current bank account: one at a time, at most what is available",
    input: z.object({ amount: price }),
    output: payout,
    success: 201,
    idempotent: true,
    limits: [{ name: "payouts", by: "caller", max: 30, seconds: 3600 }],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/payouts/:id/cancel",
    access: "provider",
    inactive: true,
    summary: "Take a payout back before it is approved",
    input: z.object({ id }),
    output: done,
    idempotent: true,
    owned: "id",
  }),
  mine: endpoint({
    method: "GET",
    path: "/payouts",
    access: "provider",
    inactive: true,
    summary: "The caller's payouts, newest first",
    input: z.object({ cursor, parts }),
    output: cursorPage(payout),
  }),
  queue: endpoint({
    method: "GET",
    path: "/staff/payouts",
    access: "staff",
    summary: "Payouts of a status; the oldest first of those that wait, else the newest",
    input: z.object({ status: payoutStatus.optional(), cursor, parts }),
    output: cursorPage(queuedPayout),
  }),
  approve: decision("/approve", "Approve a payout; 409 while its bank account is held"),
  reject: decision("/reject", "Reject a payout: its money is available again", { reason }),
  batch: endpoint({
    method: "POST",
    path: "/staff/payout-batches",
    access: "staff",
    summary: "Send what is approved to the bank in one file",
    input: nothing,
    output: z.object({ id, count: z.int(), total: money }),
    success: 201,
    idempotent: true,
  }),
  bankFile: endpoint({
    method: "GET",
    path: "/staff/payout-batches/:id/file",
    access: "staff",
    summary: "What is still to be sent of a batch, as a CSV file for the bank",
    input: z.object({ id }),
    output: fileAnswer,
    answer: "file",
  }),
  markPaid: decision("/paid", "Say that a payout has reached its account"),
  markFailed: decision("/failed", "Say that a payout came back: its money is available again", { reason }),
  markReturned: decision(
    "/returned",
    "Say that a payout that had arrived came back: its money is available again",
    { reason },
  ),
  settle: endpoint({
    method: "POST",
    path: "/staff/settlements",
    access: "staff",
    summary: "Record what a payment gateway has paid out to the operator's bank account, and kept as its fee",
    input: z.object({
      gross: price,
      fee: z.int().min(0).max(100_000_000).meta({ money: true }),
      /** The gateway's own name of it: each is recorded once. */
      reference: z.string().trim().min(1).max(80),
      /** Not the one of the same amount that was booked these days under another name. */
      is_another: z.boolean().optional(),
    }),
    output: z.object({ gateway: money, bank: money }),
    success: 201,
    idempotent: true,
  }),
};

type Shape = Record<string, z.ZodType>;

function decision<S extends Shape = Record<never, never>>(suffix: string, summary: string, shape = {} as S) {
  return endpoint({
    method: "POST",
    path: `/staff/payouts/:id${suffix}`,
    access: "staff",
    summary,
    input: z.object({ id, ...shape }),
    output: done,
    idempotent: true,
  });
}
