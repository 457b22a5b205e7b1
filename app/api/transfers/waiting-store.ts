import { and, count, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { payments, refunds } from "../db/money-schema";
import { orders, requests, users } from "../db/schema";
import type { Window } from "../page";

const about = {
  customer: { id: users.id, name: users.name },
  request: { id: requests.id, title: requests.title },
  currency: payments.currency,
};

/** Those that wait, those that ran out since a moment, or the one that has this reference, whatever became of it. */
type Asked = { tab: "waiting" | "ran_out"; since: Date } | { reference: string };

const isTransfer = sql`${payments.method} = 'transfer'`;
const isWaiting = and(isTransfer, sql`${payments.status} in ('requires_action')`);

/** How many transfers wait for their confirmation. */
export const countTransfers = (db: Db): Promise<number> => db.$count(payments, isWaiting);

function isAsked(asked: Asked): SQL | undefined {
  if ("reference" in asked)
    return and(sql`${payments.gateway} = 'bank'`, eq(payments.reference, asked.reference));
  return asked.tab === "waiting"
    ? isWaiting
    : and(
        isTransfer,
        sql`${payments.status} in ('cancelled','failed')`,
        gte(payments.createdAt, asked.since),
      );
}

/** One page of transfers. */
export const listTransfers = (db: Db, asked: Asked, { after, orderBy, limit }: Window) =>
  db
    .select({
      ...{ id: payments.id, amount: payments.amount, reference: payments.reference, ...about },
      ...{ proofId: payments.proofId, dueAt: payments.dueAt, createdAt: payments.createdAt },
      status: payments.status,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.customerId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(isAsked(asked), after))
    .orderBy(...orderBy)
    .limit(limit);

const needsPerson = (sentBefore: Date) =>
  sql`(${refunds.status} = 'failed' or (${refunds.status} = 'pending' and ${payments.gateway} = 'bank')
    or (${refunds.status} = 'sent' and ${refunds.sentAt} < ${sentBefore.toISOString()}::timestamptz))`;

/** How many refunds a person must see to. */
export async function countRefunds(db: Db, sentBefore: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(needsPerson(sentBefore));
  return row?.count ?? 0;
}

/**
 * One page of the refunds that a person must see to: those that failed, those of transfers, and those that the gateway took before
 * `sentBefore` and never told of again.
 */
export const listRefunds = (db: Db, sentBefore: Date, { after, orderBy, limit }: Window) =>
  db
    .select({
      ...{
        id: refunds.id,
        amount: refunds.amount,
        failure: refunds.failure,
        status: refunds.status,
        sentAt: refunds.sentAt,
        ...about,
      },
      ...{ method: payments.method, reference: payments.reference, createdAt: refunds.createdAt },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(users, eq(users.id, payments.customerId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(needsPerson(sentBefore), after))
    .orderBy(...orderBy)
    .limit(limit);
