import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { proposals } from "../db/money-schema";
import { oneOf } from "../db/one-of";
import { orders, requests, users } from "../db/schema";
import { runningOrder } from "../db/states";
import { isTransferSent } from "../db/told-transfers";

const shown = 20;
const isFirst = eq(orders.status, "awaiting_payment");
const dueAt = sql<string>`case when ${isFirst} then coalesce(${orders.payableUntil}, ${orders.paymentDueAt})
  else coalesce(${proposals.payableUntil}, ${proposals.dueAt}) end`;

/**
 * What a customer is to pay now, the soonest first: the same as `dueOf`, of all orders at once. What is said to be sent already is not
 * asked for again.
 */
export const listOwed = (db: Db, customerId: string, now: Date) =>
  db
    .select({
      orderId: orders.id,
      request: { id: requests.id, title: requests.title },
      providerName: users.name,
      currency: orders.currency,
      purpose: sql<"price" | "increase">`case when ${isFirst} then 'price' else 'increase' end`,
      amount:
        sql<number>`case when ${isFirst} then ${orders.price} else ${proposals.price} - ${orders.price} end`.mapWith(
          Number,
        ),
      dueAt: dueAt.mapWith((at: string) => new Date(at)),
    })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .innerJoin(users, and(eq(users.id, orders.providerId), users.isActive))
    .leftJoin(
      proposals,
      and(eq(proposals.orderId, orders.id), eq(proposals.kind, "price"), eq(proposals.status, "agreed")),
    )
    .where(
      and(
        eq(orders.customerId, customerId),
        oneOf(orders.status, ["awaiting_payment", ...runningOrder]),
        or(isFirst, isNotNull(proposals.id)),
        sql`${dueAt} > ${now.toISOString()}::timestamptz`,
        sql`(${orders.status} <> 'delivered' or ${orders.confirmsAt} > ${now.toISOString()}::timestamptz)`,
        sql`not ${isTransferSent(orders.id)}`,
      ),
    )
    .orderBy(asc(dueAt), asc(orders.id))
    .limit(shown);
