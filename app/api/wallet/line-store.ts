import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { LedgerFilter } from "~/contract/wallet";
import type { Db } from "../db/client";
import { lineId } from "../db/line-id";
import { accounts, journals, ledgerLines, payouts } from "../db/money-schema";
import { orders, requests } from "../db/schema";
import type { Window } from "../page";
import { heldAccounts } from "./balance-store";

/** Whose lines, and which of them; `to` is not in it. */
export type Asked = {
  providerId: string;
  currency: string;
  /** Own accounts, or those of the jobs whose money is held. */
  accounts: string[] | "held";
  kind?: LedgerFilter | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** Payouts that the bank sent back after they had arrived are not among those that are `paid_out`. */
const isStillPaid = sql`exists (
  select 1 from ${payouts} where ${payouts.id} = ${journals.payoutId} and ${payouts.status} = 'paid')`;

/** Released for a job that was called off, not for one that was finished: a dispute's share has the dispute for its cause. */
export const isVisitFee = sql<boolean>`(${journals.kind} = 'release' and exists (
  select 1 from ${orders} where ${orders.id} = ${journals.cause} and ${orders.completedAt} is null))`;

/** What came back of a payout that its technician had cancelled. */
const isCancelled = sql<boolean>`(${journals.kind} = 'payout_returned' and exists (
  select 1 from ${payouts} where ${payouts.id} = ${journals.payoutId} and ${payouts.status} = 'cancelled'))`;

function bookedAs(kind: LedgerFilter): SQL {
  if (kind === "paid_out") return sql`${journals.kind} = 'payout_paid' and ${isStillPaid}`;
  if (kind === "visit_fee") return isVisitFee;
  if (kind === "payout_cancelled") return isCancelled;
  if (kind === "payout_returned") return sql`${journals.kind} = ${kind} and not ${isCancelled}`;
  return kind === "release"
    ? sql`${journals.kind} = 'release' and not ${isVisitFee}`
    : sql`${journals.kind} = ${kind}`;
}

const isKind = (kind: LedgerFilter) => sql`exists (
  select 1 from ${journals} where ${journals.id} = ${ledgerLines.journalId} and ${bookedAs(kind)})`;

/** Of each account its own index is read, no further than the page needs; then these few lines are put into one order. */
function idsOf(asked: Asked, after: SQL | undefined, orderBy: SQL[], limit: number): SQL {
  const { providerId, currency, accounts: own, from, to, kind } = asked;
  const linesOf = (account: SQL) => {
    const where = and(
      sql`${ledgerLines.accountId} = ${account}`,
      from && gte(ledgerLines.createdAt, from),
      to && lt(ledgerLines.createdAt, to),
      kind && isKind(kind),
      after,
    );
    return sql`(select ${ledgerLines.id} from ${ledgerLines} where ${where}
      order by ${sql.join(orderBy, sql`, `)} limit ${limit})`;
  };
  if (own !== "held")
    return sql`(${sql.join(
      own.map((id) => linesOf(sql`${id}`)),
      sql` union all `,
    )})`;
  return sql`(select line.id from (${heldAccounts(providerId, currency)}) as own(id),
    lateral ${linesOf(sql`own.id`)} as line)`;
}

/** What the work of a released earning was invoiced by: that of the commission leads to the others of its job. */
const invoiceOf = sql<string | null>`case when ${journals.kind} in ('release', 'clearing') then (
  select i.id from invoices i where i.order_id = ${journals.orderId} and i.kind = 'invoice'
  order by (i.subject = 'commission') desc, i.created_at desc, i.id desc limit 1) end`;

/** One page of lines, the last booked first. */
export const listLines = (db: Db, asked: Asked, { after, orderBy, limit }: Window) =>
  db
    .select({
      id: lineId,
      position: ledgerLines.id,
      journalId: ledgerLines.journalId,
      account: accounts.kind,
      kind: journals.kind,
      ...{ isVisitFee, isCancelled },
      payoutId: journals.payoutId,
      invoiceId: invoiceOf,
      requestId: requests.id,
      title: requests.title,
      currency: ledgerLines.currency,
      amount: ledgerLines.amount,
      balance: ledgerLines.balance,
      createdAt: ledgerLines.createdAt,
    })
    .from(ledgerLines)
    .innerJoin(journals, eq(journals.id, ledgerLines.journalId))
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .leftJoin(orders, eq(orders.id, journals.orderId))
    .leftJoin(requests, eq(requests.id, orders.requestId))
    .where(inArray(ledgerLines.id, idsOf(asked, after, orderBy, limit)))
    .orderBy(...orderBy)
    .limit(limit);

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** What earnings come of and go back by; what clears or is paid out only moves them. */
const earned = ["release", "release_reversed", "take_back", "chargeback", "chargeback_reversed"] as const;

/**
 * What the work that was approved on each day has earned: minor units, less what was reversed, taken back or charged back on that
 * day; what a bank gave back after a dispute was won is earned again.
 * @param own the technician's accounts: earnings come to one, and are taken from any
 */
export function sumsByDay(db: Db, own: string[], from: Date, timeZone: string) {
  const day = sql<string>`to_char(${ledgerLines.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`.as("day");
  return db
    .select({ day, amount: sql<number>`-sum(${ledgerLines.amount})`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(journals, eq(journals.id, ledgerLines.journalId))
    .where(
      and(
        inArray(ledgerLines.accountId, own),
        gte(ledgerLines.createdAt, from),
        inArray(journals.kind, [...earned]),
      ),
    )
    .groupBy(sql`1`);
}
