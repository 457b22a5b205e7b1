import { z } from "zod";
import {
  cursor,
  cursorPage,
  day,
  endpoint,
  fileAnswer,
  id,
  instant,
  money,
  month,
  nothing,
  parts,
} from "./endpoint";

/** What a technician's money stands on: `held` is of running jobs, the others are the technician's own accounts. */
export const walletAccount = z.enum(["available", "pending", "in_payout", "held", "debt"]);
export type WalletAccount = z.infer<typeof walletAccount>;

/** What is booked on them. */
const walletKind = z.enum([
  ...(["payment", "release", "release_reversed", "clearing"] as const),
  ...(["payout", "payout_paid", "payout_returned"] as const),
  ...(["refund", "take_back", "chargeback", "chargeback_reversed"] as const),
  ...(["debt_settled", "write_off"] as const),
]);

/** How an entry is called: what was written off may be owed again, a visit alone is no approved work, and what is cancelled came back from no bank. */
const walletEntry = z.enum([...walletKind.options, "owed_again", "visit_fee", "payout_cancelled"]);
export type WalletEntry = z.infer<typeof walletEntry>;

/** What the ledger can be narrowed down to: a kind, visit fees, payouts that were cancelled, or that have arrived and that the bank has not sent back. */
const ledgerFilter = z.enum([...walletKind.options, "visit_fee", "payout_cancelled", "paid_out"]);
export type LedgerFilter = z.infer<typeof ledgerFilter>;

const filters = {
  account: walletAccount.optional(),
  kind: ledgerFilter.optional(),
  from: day.optional(),
  /** This day is in it. */
  to: day.optional(),
};

export const walletLine = z.object({
  id,
  account: walletAccount,
  kind: walletEntry,
  /** The request whose order it is for. */
  request: z.object({ id, title: z.string() }).nullable(),
  payout_id: id.nullable(),
  /** Of the commission on what was released; where none was taken, of the job. */
  invoice_id: id.nullable(),
  /** Above zero: the balance grows. */
  amount: money,
  /** What the account stood at after it. */
  balance: money,
  created_at: instant,
});
export type WalletLine = z.infer<typeof walletLine>;

export const balances = z.object({
  pending: money,
  available: money,
  in_payout: money,
  debt: money,
  /** Of jobs that are paid and not approved yet. */
  held: money,
  held_jobs: z.int(),
  paid_out: money,
  paid_out_this_month: money,
  minimum: money,
  /** Not all of the first jobs, which clear later than others, are done and cleared. */
  is_at_first: z.boolean(),
});
export type Balances = z.infer<typeof balances>;

export const earnings = z.object({
  /** The oldest first: a week or a month from this day on. */
  bars: z.array(z.object({ from: day, amount: money })),
});
export type Earnings = z.infer<typeof earnings>;

export const statement = z.object({
  month,
  provider_name: z.string(),
  /** All that the technician had to get, less what was owed, before the month and at its end. */
  opening: money,
  closing: money,
  totals: z.array(z.object({ kind: walletEntry, amount: money })),
  lines: z.array(
    z.object({
      id,
      kind: walletEntry,
      request: z.object({ id, title: z.string() }).nullable(),
      payout_id: id.nullable(),
      amount: money,
      created_at: instant,
    }),
  ),
  /** There are more lines than are listed. */
  is_cut: z.boolean(),
});
export type Statement = z.infer<typeof statement>;

export const walletContract = {
  balances: endpoint({
    method: "GET",
    path: "/wallet",
    access: "provider",
    inactive: true,
    summary: "What the technician has earned, by its state",
    input: nothing,
    output: balances,
  }),
  lines: endpoint({
    method: "GET",
    path: "/wallet/lines",
    access: "provider",
    summary: "The technician's ledger line by line, newest first",
    input: z.object({ ...filters, cursor, parts }),
    output: cursorPage(walletLine),
  }),
  csv: endpoint({
    method: "GET",
    path: "/wallet/lines/file",
    access: "provider",
    summary: "The same lines as a CSV file; a long one comes in parts, each naming the next in `Next-Cursor`",
    input: z.object({ ...filters, cursor }),
    output: fileAnswer,
    answer: "file",
    /** Each part counts. */
    limits: [{ name: "wallet_files", by: "caller", max: 300, seconds: 3600, inProcess: true }],
  }),
  statement: endpoint({
    method: "GET",
    path: "/wallet/statement",
    access: "provider",
    summary: "What a month has brought and taken",
    input: z.object({ month: month.optional() }),
    output: statement,
  }),
  earnings: endpoint({
    method: "GET",
    path: "/wallet/earnings",
    access: "provider",
    summary: "What approved work has earned in the last eight weeks or months, after the commission",
    input: z.object({ by: z.enum(["weeks", "months"]).optional() }),
    output: earnings,
  }),
};
