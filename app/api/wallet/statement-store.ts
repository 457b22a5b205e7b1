import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { accounts, journals, ledgerLines } from "../db/money-schema";
import { orders, requests } from "../db/schema";
import { isVisitFee } from "./line-store";

/** What a journal adds to all own accounts together: nothing, where it only moves money from one of them to another. */
const net = sql<number>`-sum(${ledgerLines.amount})`.mapWith(Number);

/**
 * All that a provider had to get, less what was owed, at a moment: minor units. It is counted back from what there is now, so that the
 * statement of a month does not read the years before it. The balance beside a line cannot be taken instead: what time brings is booked late,
 * under the time when it was due, so a later line may have an earlier time.
 */
export async function findNet(db: Db, own: string[], at: Date): Promise<number> {
  const since = sql`(select coalesce(sum(l.amount), 0) from ledger_lines l
    where l.account_id in ${own} and l.created_at >= ${at.toISOString()}::timestamptz)`;
  const [row] = await db
    .select({ net: sql<number>`${since} - coalesce(sum(${accounts.balance}), 0)`.mapWith(Number) })
    .from(accounts)
    .where(inArray(accounts.id, own));
  return row?.net ?? 0;
}

const within = (own: string[], span: [Date, Date]) =>
  and(
    inArray(ledgerLines.accountId, own),
    gte(ledgerLines.createdAt, span[0]),
    lt(ledgerLines.createdAt, span[1]),
  );

/** What came in and went out between two moments, in order; what only moved from one own account to another is left out. */
export const listNet = (db: Db, own: string[], span: [Date, Date], limit: number) =>
  db
    .select({
      id: journals.id,
      kind: journals.kind,
      isVisitFee,
      payoutId: journals.payoutId,
      requestId: requests.id,
      title: requests.title,
      amount: net,
      createdAt: journals.createdAt,
    })
    .from(ledgerLines)
    .innerJoin(journals, eq(journals.id, ledgerLines.journalId))
    .leftJoin(orders, eq(orders.id, journals.orderId))
    .leftJoin(requests, eq(requests.id, orders.requestId))
    .where(within(own, span))
    .groupBy(journals.id, requests.id)
    .having(sql`sum(${ledgerLines.amount}) <> 0`)
    .orderBy(journals.createdAt, journals.id)
    .limit(limit);

/** The sums of the same by kind, in the order in which each kind came first. Debts that are owed again, and visit fees, have sums of their own. */
export function sumNet(db: Db, own: string[], span: [Date, Date]) {
  const each = db
    .select({
      ...{ kind: journals.kind, isVisitFee: isVisitFee.as("is_visit_fee") },
      ...{ amount: net.as("amount"), id: journals.id, at: journals.createdAt },
    })
    .from(ledgerLines)
    .innerJoin(journals, eq(journals.id, ledgerLines.journalId))
    .where(within(own, span))
    .groupBy(journals.id)
    .having(sql`sum(${ledgerLines.amount}) <> 0`)
    .as("each");
  return db
    .select({
      kind: each.kind,
      isVisitFee: each.isVisitFee,
      amount: sql<number>`sum(${each.amount})`.mapWith(Number),
    })
    .from(each)
    .groupBy(each.kind, each.isVisitFee, sql`${each.kind} = 'write_off' and ${each.amount} < 0`)
    .orderBy(sql`min(${each.at})`, sql`min(${each.id})`);
}
