import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { payments, payouts } from "../db/money-schema";
import { orders } from "../db/schema";
import type { Me } from "./choices-store";

/** Whether two people have an order, or an offer on a request, in common. */
export async function haveDealt(db: Db, me: Me, otherId: string): Promise<boolean> {
  const [customer, provider] = me.type === "customer" ? [me.id, otherId] : [otherId, me.id];
  const [row] = await db
    .select({
      are: sql<boolean>`exists (select 1 from offers f join requests r on r.id = f.request_id
        where f.provider_id = ${provider} and r.customer_id = ${customer})`,
    })
    .from(sql`(values (1)) one`);
  return row?.are ?? false;
}

/** The payment, payout or order of somebody's that has this id, with the request that it belongs to. */
export async function findPaidOf(db: Db, id: string, userId: string) {
  const isTheirs = or(eq(orders.customerId, userId), eq(orders.providerId, userId));
  const [payment] = await db
    .select({ paymentId: payments.id, requestId: orders.requestId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, id), isTheirs));
  if (payment) return payment;
  const [order] = await db
    .select({ orderId: orders.id, requestId: orders.requestId })
    .from(orders)
    .where(and(eq(orders.id, id), isTheirs));
  if (order) return order;
  const [payout] = await db
    .select({ payoutId: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.id, id), eq(payouts.providerId, userId)));
  return payout ?? null;
}

/** The order of the job that a complaint is about, itself or by the payment or the review that it names. */
export const orderIdOf = (complaintId: string) => sql<string | null>`(
  select coalesce(c.order_id, (select p.order_id from payments p where p.id = c.payment_id),
    (select r.order_id from reviews r where r.id = c.review_id),
    (select r.order_id from customer_reviews r where r.id = c.customer_review_id))
  from complaints c where c.id = ${complaintId})`;
