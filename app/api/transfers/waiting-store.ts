import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { payments, refunds } from "../db/money-schema";
import { orders, requests, users } from "../db/schema";
import type { Window } from "../page";

const about = {
  customer: { id: users.id, name: users.name },
  request: { id: requests.id, title: requests.title },
  currency: payments.currency,
};

/** One page of the transfers that wait. */
export const listTransfers = (db: Db, { after, orderBy, limit }: Window) =>
  db
    .select({
      ...{ id: payments.id, amount: payments.amount, reference: payments.reference, ...about },
      ...{ proofId: payments.proofId, dueAt: payments.dueAt, createdAt: payments.createdAt },
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.customerId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(sql`${payments.method} = 'transfer'`, sql`${payments.status} in ('requires_action')`, after))
    .orderBy(...orderBy)
    .limit(limit);

/** One page of the refunds that a person must see to: those that failed, and those of transfers. */
export const listRefunds = (db: Db, { after, orderBy, limit }: Window) =>
  db
    .select({
      ...{
        id: refunds.id,
        amount: refunds.amount,
        failure: refunds.failure,
        status: refunds.status,
        ...about,
      },
      ...{ method: payments.method, reference: payments.reference, createdAt: refunds.createdAt },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(users, eq(users.id, payments.customerId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(
      and(
        sql`(${refunds.status} = 'failed' or (${refunds.status} = 'pending' and ${payments.gateway} = 'bank'))`,
        after,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
