import { and, count, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { isPaidFromBank, payments, refunds } from "../db/money-schema";
import { oneOf } from "../db/one-of";
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
export const countTransfers = (db: Db) => db.$count(payments, isWaiting);

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
      id: payments.id,
      amount: payments.amount,
      reference: payments.reference,
      ...about,
      proofId: payments.proofId,
      dueAt: payments.dueAt,
      createdAt: payments.createdAt,
      status: payments.status,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.customerId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(isAsked(asked), after))
    .orderBy(...orderBy)
    .limit(limit);

/** Whom refunds are asked of, null where nobody is; what it took before `sentBefore` it should have told of. */
export type Asking = { gateway: string | null; sentBefore: Date };

/** Of a payment that another took, the bank or a gateway that is not set up any more, nothing is asked. */
const needsPerson = ({ gateway, sentBefore }: Asking) => {
  const isAnothers = sql`${payments.gateway} <> ${gateway ?? ""}`;
  return sql`${oneOf(refunds.status, ["pending", "sent", "failed"])} and (${refunds.status} = 'failed' or (${refunds.status} = 'pending' and ${isAnothers})
    or (${refunds.status} = 'sent' and (${isAnothers} or ${refunds.sentAt} < ${sentBefore.toISOString()}::timestamptz)))`;
};

/** How many refunds a person must see to. */
export const countRefunds = (db: Db, asking: Asking) =>
  sql`(${db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(needsPerson(asking))})`.mapWith(Number);

/** Those that wait for a person, those that were paid from the bank, or those of the payment that has this reference. */
type AskedRefunds = { waiting: Asking } | { paid: true } | { reference: string };

function isAskedRefund(asked: AskedRefunds): SQL | undefined {
  if ("waiting" in asked) return needsPerson(asked.waiting);
  return "paid" in asked
    ? isPaidFromBank(refunds)
    : and(
        sql`${payments.gateway} = 'bank'`,
        eq(payments.reference, asked.reference),
        sql`${refunds.status} <> 'cancelled'`,
      );
}

/**
 * One page of refunds. A person must see to those that failed, those of transfers and of gateways that are not set up any
 * more, and those that the gateway took before `sentBefore` and never told of again.
 */
export const listRefunds = (db: Db, asked: AskedRefunds, { after, orderBy, limit }: Window) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      failure: refunds.failure,
      status: refunds.status,
      sentAt: refunds.sentAt,
      attempts: refunds.attempts,
      round: refunds.round,
      askedAt: refunds.askedAt,
      iban: refunds.iban,
      holder: refunds.holder,
      accountAt: refunds.accountAt,
      heldUntil: refunds.heldUntil,
      doneAt: refunds.doneAt,
      returnReason: refunds.returnReason,
      ...about,
      method: payments.method,
      reference: payments.reference,
      createdAt: refunds.createdAt,
      payment: {
        gateway: payments.gateway,
        amount: payments.amount,
        refunded: payments.refunded,
        chargedBack: payments.chargedBack,
        asked: payments.asked,
      },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(users, eq(users.id, payments.customerId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(isAskedRefund(asked), after))
    .orderBy(...orderBy)
    .limit(limit);

export type ListedRefund = Awaited<ReturnType<typeof listRefunds>>[number];
