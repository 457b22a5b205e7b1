import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { payments, payouts } from "../db/money-schema";
import { oneOf } from "../db/one-of";
import { heldStates } from "../db/order-tabs";
import { customerReviews, orders, requests, reviews, users } from "../db/schema";
import { stands } from "../db/standing-complaint";
import { shownReview } from "../db/states";

export type Me = { id: string; type: "customer" | "provider" | "staff" };

const customers = alias(users, "customers");
const mineIs = (me: Me) => (me.type === "provider" ? orders.providerId : orders.customerId);
const other = (me: Me) => (me.type === "provider" ? customers : users);

/** Something is held for an order, or was released of it: there is money to decide on. */
const hasMoney = sql`(${oneOf(orders.status, heldStates)} or ${orders.released} > 0)`;
/** It is held still, or has not cleared. */
const isHeldStill = sql`(${oneOf(orders.status, heldStates)} or ${orders.status} = 'completed' and ${orders.clearedAt} is null)`;
const hasStanding = sql`exists (select 1 from complaints c where c.order_id = ${orders.id} and c.kind = 'order'
  and ${stands({ status: sql`c.status`, outcome: sql`c.outcome` })})`;
/** The twin of `mayComplain`. */
const mayComplain = sql`${hasMoney} and not ${hasStanding}`;

/**
 * Jobs of somebody about whose money one may complain, the newest first, with the other side.
 * @param isHeld those alone whose money has not cleared
 */
export const listOrdersOf = (db: Db, me: Me, limit: number, isHeld = false) =>
  db
    .select({
      ...{ id: orders.id, status: orders.status, price: orders.price, currency: orders.currency },
      ...{ released: orders.released, clearedAt: orders.clearedAt, confirmsAt: orders.confirmsAt },
      request: { id: requests.id, title: requests.title },
      other: { id: other(me).id, name: other(me).name },
    })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .innerJoin(users, eq(users.id, orders.providerId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(mineIs(me), me.id), mayComplain, isHeld ? isHeldStill : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** People with whom somebody has dealt, by the newest offers. */
export async function listDealtWith(db: Db, me: Me, limit: number): Promise<{ id: string; name: string }[]> {
  const [mine, theirs] =
    me.type === "customer"
      ? [sql`r.customer_id`, sql`f.provider_id`]
      : [sql`f.provider_id`, sql`r.customer_id`];
  const newest = sql`(select distinct u.id from (
    select ${theirs} as id from offers f join requests r on r.id = f.request_id
    where ${mine} = ${me.id} order by f.created_at desc limit ${limit}) u where u.id is not null)`;
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} in ${newest}`)
    .orderBy(users.name, users.id);
}

const newestReviews = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({ id: reviews.id, author: users.name, stars: reviews.stars, title: requests.title })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(where, oneOf(reviews.status, shownReview)))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(limit);

const newestOfCustomers = (db: Db, customerId: string, limit: number) =>
  db
    .select({
      ...{ id: customerReviews.id, author: users.name },
      ...{ stars: customerReviews.stars, title: requests.title },
    })
    .from(customerReviews)
    .innerJoin(users, eq(users.id, customerReviews.authorId))
    .innerJoin(orders, eq(orders.id, customerReviews.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(eq(customerReviews.customerId, customerId), oneOf(customerReviews.status, shownReview)))
    .orderBy(desc(customerReviews.publishedAt), desc(customerReviews.id))
    .limit(limit);

/** Published reviews about somebody, newest first. */
export const listReviewsOf = (db: Db, me: Me, limit: number) =>
  me.type === "provider"
    ? newestReviews(db, eq(reviews.providerId, me.id), limit)
    : newestOfCustomers(db, me.id, limit);

/** A customer's payments, or a technician's payouts, newest first. */
export const listPaymentsOf = (db: Db, me: Me, limit: number) =>
  me.type === "provider"
    ? db
        .select({
          ...{ id: payouts.id, amount: payouts.amount, currency: payouts.currency },
          ...{ at: payouts.createdAt, title: sql<string | null>`null` },
        })
        .from(payouts)
        .where(eq(payouts.providerId, me.id))
        .orderBy(desc(payouts.createdAt), desc(payouts.id))
        .limit(limit)
    : db
        .select({
          ...{ id: payments.id, amount: payments.amount, currency: payments.currency },
          ...{ at: payments.createdAt, title: sql<string | null>`${requests.title}` },
        })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .innerJoin(requests, eq(requests.id, orders.requestId))
        .where(eq(payments.customerId, me.id))
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(limit);
