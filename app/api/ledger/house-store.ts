import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/client";
import type { JournalKind } from "../db/ledger-kinds";
import { accounts, journals } from "../db/money-schema";
import { accountRow, balanceOf, house } from "./account-rules";

/**
 * What the operator's bank account holds by the books, held by this transaction until its end.
 * @returns minor units
 */
export async function holdBank(tx: Db, currency: string): Promise<number> {
  const row = accountRow(house("bank"), currency);
  await tx.insert(accounts).values(row).onConflictDoNothing({ target: accounts.id });
  const [bank] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, row.id))
    .for("update");
  return balanceOf("bank", bank?.balance ?? 0);
}

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
