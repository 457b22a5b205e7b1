import { and, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { type AccountKind, type ChargebackKind, chargebackKinds, type JournalKind } from "../db/ledger-kinds";
import { accounts, journals, ledgerLines, refunds } from "../db/money-schema";
import { oneOf } from "../db/one-of";
import { accountRow, balanceOf, ours, purse } from "./account-rules";
import type { Booked } from "./booked-rules";

async function hold(tx: Db, kind: "bank" | "gateway", currency: string): Promise<number> {
  const row = accountRow(ours(kind), currency);
  await tx.insert(accounts).values(row).onConflictDoNothing({ target: accounts.id });
  const [held] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, row.id))
    .for("update");
  return balanceOf(kind, held?.balance ?? 0);
}

/**
 * What the operator's bank account holds by the books, held by this transaction until its end.
 * @returns minor units
 */
export const holdBank = (tx: Db, currency: string): Promise<number> => hold(tx, "bank", currency);

/** The same of what the gateway owes; whoever holds both holds the bank first. */
export const holdGateway = (tx: Db, currency: string): Promise<number> => hold(tx, "gateway", currency);

/** What the gateway owes the operator, and what is in the bank: minor units. */
export async function findBalances(db: Db, currency: string): Promise<{ gateway: number; bank: number }> {
  const ids = [ours("gateway"), ours("bank")].map((account) => accountRow(account, currency).id);
  const rows = await db
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const sumOf = (kind: "gateway" | "bank") => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { gateway: sumOf("gateway"), bank: sumOf("bank") };
}

/** When something of this kind was booked for this cause; null where it was not. */
export async function findBookedAt(tx: Db, kind: JournalKind, cause: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: journals.createdAt })
    .from(journals)
    .where(and(eq(journals.kind, kind), eq(journals.cause, cause)));
  return row?.at ?? null;
}

/** Whether something of this kind was booked for this cause before. */
export const hasJournal = async (tx: Db, kind: JournalKind, cause: string): Promise<boolean> =>
  (await findBookedAt(tx, kind, cause)) !== null;

/** What payers' banks have taken of an order's payments, and given back, as booked: in the order of their lines, whatever the clock said. */
export function listChargebacks(tx: Db, orderId: string): Promise<Booked[]> {
  const { cause, createdAt: at } = journals;
  // Of each kind a journal has one account at most; and such a journal names its payment.
  const sums = sql<Booked["sums"]>`json_object_agg(${accounts.kind}, ${ledgerLines.amount})`;
  const [kind, paymentId] = [sql<ChargebackKind>`${journals.kind}`, sql<string>`${journals.paymentId}`];
  return tx
    .select({ kind, cause, paymentId, at, sums })
    .from(journals)
    .innerJoin(ledgerLines, eq(ledgerLines.journalId, journals.id))
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .where(and(eq(journals.orderId, orderId), oneOf(journals.kind, chargebackKinds)))
    .groupBy(journals.id)
    .orderBy(sql`min(${ledgerLines.id})`);
}

/** What refunds of an order's payments have added to our losses, or taken off them, in any of their rounds: minor units. */
export async function sumLosses(tx: Db, orderId: string, refundIds: string[]): Promise<number> {
  if (refundIds.length === 0) return 0;
  const refundId = sql`split_part(${journals.cause}, ':', 1)`;
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(journals)
    .innerJoin(ledgerLines, eq(ledgerLines.journalId, journals.id))
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .where(and(eq(journals.orderId, orderId), inArray(refundId, refundIds), eq(accounts.kind, "loss")));
  return row?.amount ?? 0;
}

/** By payment of an order, what its payer's bank has, and what of that and of its refunds is our loss: minor units. */
export async function listTaken(tx: Db, orderId: string) {
  const id = sql<string>`coalesce(${journals.paymentId}, ${refunds.paymentId})`;
  const sumOf = (kind: AccountKind) =>
    sql<number>`coalesce(sum(${ledgerLines.amount}) filter (where ${accounts.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const isOfBank = and(eq(accounts.kind, "gateway"), isNotNull(journals.paymentId));
  const rows = await tx
    .select({ id, gateway: sumOf("gateway"), lost: sumOf("loss") })
    .from(journals)
    .innerJoin(ledgerLines, eq(ledgerLines.journalId, journals.id))
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .leftJoin(refunds, eq(refunds.id, sql`split_part(${journals.cause}, ':', 1)`))
    .where(and(eq(journals.orderId, orderId), or(eq(accounts.kind, "loss"), isOfBank)))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, { has: -row.gateway, lost: row.lost }]));
}

/** What was written off of a provider's debt since then, and has not come back: minor units. */
export async function sumWrittenOff(
  tx: Db,
  providerId: string,
  currency: string,
  since: Date,
): Promise<number> {
  const debt = accountRow(purse("debt", providerId), currency).id;
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(-sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(journals, eq(journals.id, ledgerLines.journalId))
    .where(
      and(eq(ledgerLines.accountId, debt), eq(journals.kind, "write_off"), gte(journals.createdAt, since)),
    );
  return Math.max(0, row?.amount ?? 0);
}
