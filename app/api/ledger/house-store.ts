import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import type { AccountKind, JournalKind } from "../db/ledger-kinds";
import { accounts, journals, ledgerLines } from "../db/money-schema";
import { accountRow, balanceOf, house } from "./account-rules";

async function hold(tx: Db, kind: "bank" | "gateway", currency: string): Promise<number> {
  const row = accountRow(house(kind), currency);
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
  const ids = [house("gateway"), house("bank")].map((account) => accountRow(account, currency).id);
  const rows = await db
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const sumOf = (kind: "gateway" | "bank") => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { gateway: sumOf("gateway"), bank: sumOf("bank") };
}

/** Whether something of this kind was booked for this cause before. */
export async function hasJournal(tx: Db, kind: JournalKind, cause: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: journals.id })
    .from(journals)
    .where(and(eq(journals.kind, kind), eq(journals.cause, cause)));
  return row !== undefined;
}

/** What was booked of this kind for this cause: sums by kind of account, debits above zero. Null where nothing was. */
export async function findBooked(
  tx: Db,
  kind: JournalKind,
  cause: string,
): Promise<Partial<Record<AccountKind, number>> | null> {
  const rows = await tx
    .select({ kind: accounts.kind, amount: sql<number>`sum(${ledgerLines.amount})`.mapWith(Number) })
    .from(journals)
    .innerJoin(ledgerLines, eq(ledgerLines.journalId, journals.id))
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .where(and(eq(journals.kind, kind), eq(journals.cause, cause)))
    .groupBy(accounts.kind);
  return rows.length === 0 ? null : Object.fromEntries(rows.map((row) => [row.kind, row.amount]));
}

/** What refunds have added to our losses, or taken off them: minor units. */
export async function sumLosses(tx: Db, refundIds: string[]): Promise<number> {
  if (refundIds.length === 0) return 0;
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(journals)
    .innerJoin(ledgerLines, eq(ledgerLines.journalId, journals.id))
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .where(and(inArray(journals.cause, refundIds), eq(accounts.kind, "loss")));
  return row?.amount ?? 0;
}
