import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/client";
import type { AccountKind, JournalKind } from "../db/ledger-kinds";
import { accounts, journals, ledgerLines } from "../db/money-schema";
import {
  type Account,
  accountRow,
  balanceOf,
  type Line,
  type Purse,
  purse,
  purseKinds,
} from "./account-rules";

/** A journal to be written. `cause` is what it is booked for: once for each kind. */
export type Journal = {
  id: string;
  kind: JournalKind;
  cause: string;
  currency: string;
  orderId?: string;
  payoutId?: string;
  paymentId?: string;
  lines: readonly Line[];
};

const idOf = (account: Account, currency: string) => accountRow(account, currency).id;

const byId = <T extends { id: string }>(a: T, b: T) => (a.id < b.id ? -1 : 1);

const openAccounts = (tx: Db, rows: (typeof accounts.$inferInsert)[]) =>
  tx.insert(accounts).values(rows.sort(byId)).onConflictDoNothing({ target: accounts.id });

/** Writes journals, their lines always in one order of accounts: no two transactions wait for each other. */
export async function writeJournals(tx: Db, list: readonly Journal[], at: Date): Promise<void> {
  const written = list.filter(({ lines }) => lines.length > 0);
  if (written.length === 0) return;
  const lines = written.flatMap(({ id: journalId, currency, lines: own }) =>
    own.map((line) => ({ id: idOf(line, currency), line, journalId, currency })),
  );
  const rows = new Map(lines.map(({ id, line, currency }) => [id, accountRow(line, currency)]));
  await openAccounts(tx, [...rows.values()]);
  await tx.insert(journals).values(
    written.map(({ id, kind, cause, currency, orderId, payoutId, paymentId }) => ({
      ...{ id, kind, cause, currency, orderId, payoutId, paymentId, createdAt: at },
    })),
  );
  await tx.insert(ledgerLines).values(
    lines.sort(byId).map(({ id: accountId, line, journalId, currency }) => ({
      ...{ journalId, accountId, currency, amount: line.amount, createdAt: at },
    })),
  );
}

const purseRows = (db: Db, providerId: string, currency: string) =>
  db
    .select({ id: accounts.id, kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        purseKinds.map((kind) => idOf(purse(kind, providerId), currency)),
      ),
    )
    .orderBy(asc(accounts.id))
    .$dynamic();

function purseOf(rows: { kind: AccountKind; balance: number }[]): Purse {
  const sumOf = (kind: AccountKind) => balanceOf(kind, rows.find((row) => row.kind === kind)?.balance ?? 0);
  return {
    ...{ pending: sumOf("pending"), available: sumOf("available") },
    ...{ inPayout: sumOf("in_payout"), debt: sumOf("debt") },
  };
}

/**
 * What a provider has, held by this transaction until its end. Whatever books on a provider's accounts asks for this first.
 * @returns minor units
 */
export async function holdPurse(tx: Db, providerId: string, currency: string): Promise<Purse> {
  await openAccounts(
    tx,
    purseKinds.map((kind) => accountRow(purse(kind, providerId), currency)),
  );
  return purseOf(await purseRows(tx, providerId, currency).for("update"));
}

/** What is held for an order: minor units. */
export async function findHeld(tx: Db, orderId: string, currency: string): Promise<number> {
  const [row] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, idOf({ kind: "held", owner: orderId }, currency)));
  return balanceOf("held", row?.balance ?? 0);
}
