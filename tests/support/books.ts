import { eq } from "drizzle-orm";
import { accounts, journals } from "~/api/db/money-schema";
import { balanceOf } from "~/api/ledger/account-rules";
import type { World } from "./api";

/** What stands on the accounts, by kind, on their normal side; those at zero are left out. */
export async function balances({ db }: Pick<World, "db">): Promise<Record<string, number>> {
  const rows = await db.select({ kind: accounts.kind, balance: accounts.balance }).from(accounts);
  const sums: Record<string, number> = {};
  for (const { kind, balance } of rows) sums[kind] = (sums[kind] ?? 0) + balanceOf(kind, balance);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** The kinds of what was booked for an order, in order. */
export async function bookedFor({ db }: Pick<World, "db">, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ kind: journals.kind })
    .from(journals)
    .where(eq(journals.orderId, orderId))
    .orderBy(journals.createdAt, journals.id);
  return rows.map(({ kind }) => kind);
}
