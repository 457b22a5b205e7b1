import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { payments, refunds } from "../db/money-schema";
import { oneOf } from "../db/one-of";
import { orders } from "../db/schema";
import { begunPayment } from "../db/states";

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export const insertPayment = (tx: Db, values: typeof payments.$inferInsert) =>
  tx.insert(payments).values(values);

export const updatePayment = (tx: Db, id: string, values: Partial<Omit<PaymentRow, "id">>) =>
  tx.update(payments).set(values).where(eq(payments.id, id));

/** A payment of a request that this transaction holds. */
export async function findPayment(tx: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Of an order, newest first: there are as many as were begun. */
export const listPayments = (tx: Db, orderId: string) =>
  tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id));

/** The request that a payment belongs to, by whatever its gateway knows it by. */
export async function findRequestOf(
  db: Db,
  by: { paymentId: string } | { gateway: string; charge: string } | { refundId: string },
) {
  const query = db
    .select({ requestId: orders.requestId, orderId: orders.id, paymentId: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .$dynamic();
  if ("paymentId" in by) return (await query.where(eq(payments.id, by.paymentId)))[0] ?? null;
  if ("charge" in by) {
    const { gateway, charge } = by;
    const isIt = and(sql`${payments.gateway} = ${gateway}`, eq(payments.charge, charge));
    return (await query.where(isIt))[0] ?? null;
  }
  const [row] = await query
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(refunds.id, by.refundId));
  return row ?? null;
}

export const insertRefund = (tx: Db, values: typeof refunds.$inferInsert) =>
  tx.insert(refunds).values(values);

/** Its status, with what goes with it: for `moveRefund` alone. */
export const setRefund = (
  tx: Db,
  id: string,
  values: Pick<RefundRow, "status"> & Partial<Omit<RefundRow, "id">>,
) => tx.update(refunds).set(values).where(eq(refunds.id, id));

/** What is known of a refund besides its status. */
export const updateRefund = (tx: Db, id: string, values: Partial<Omit<RefundRow, "id" | "status">>) =>
  tx.update(refunds).set(values).where(eq(refunds.id, id));

export async function findRefund(tx: Db, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

const refundsOf = (db: Db, paymentId: string) =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .$dynamic();

/** Of a payment, oldest first. */
export const listRefundsOf = (db: Db, paymentId: string): Promise<RefundRow[]> => refundsOf(db, paymentId);

/** The same, held by this transaction until its end: none of them is claimed meanwhile. */
export const holdRefundsOf = (tx: Db, paymentId: string): Promise<RefundRow[]> =>
  refundsOf(tx, paymentId).for("update");

/** Refunds of a payment that nobody has confirmed yet, besides this one. */
export async function hasOtherRefunds(tx: Db, paymentId: string, besides: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, ["pending", "sent", "failed"])));
  return rows.some(({ id }) => id !== besides);
}

/** Of a query over `payments`: begun, and not over. */
export const isOpen = oneOf(payments.status, begunPayment);

/** What was begun for an order's price, or for an agreed change of it, and may still be paid, or have been. */
export async function findBegun(
  tx: Db,
  orderId: string,
  proposalId: string | null,
): Promise<PaymentRow | null> {
  const isFor = proposalId ? eq(payments.proposalId, proposalId) : isNull(payments.proposalId);
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen, isFor));
  return row ?? null;
}
