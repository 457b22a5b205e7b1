import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL } from "drizzle-orm";
import type { Db } from "../db/client";
import { payments, refunds, refundsByHand } from "../db/money-schema";
import { needsAccount } from "../db/needs-account";
import { audit, orders } from "../db/schema";
import type { PaymentRow, RefundRow } from "./payment-store";

type Gateway = PaymentRow["gateway"];

/** Refunds of what one gateway took, with their payments: others it does not know. */
const ofGateway = (db: Db, gateway: Gateway, now: Date, which: SQL | undefined) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      attempts: refunds.attempts,
      round: refunds.round,
      status: refunds.status,
      charge: payments.charge,
      currency: payments.currency,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(which, lte(refunds.nextTryAt, now), isNotNull(payments.charge), eq(payments.gateway, gateway)),
    );

/** What a customer's own refund belongs to. */
export async function findOwnRefund(db: Db, id: string, customerId: string) {
  const [row] = await db
    .select({ paymentId: payments.id, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, id), eq(payments.customerId, customerId)));
  return row ?? null;
}

/** Whether a refund has failed before, or came back after it was made: its customer was told then. */
export async function hasFailedBefore(tx: Db, id: string): Promise<boolean> {
  const isIts = and(eq(audit.entity, "refund"), eq(audit.entityId, id));
  return (await tx.$count(audit, and(isIts, inArray(audit.event, ["fail", "return"])))) > 0;
}

/** Some refunds after one that go back from the bank, with no account yet, whose customers were never asked for one. */
export const listUnasked = (db: Db, after: string, limit: number) =>
  db
    .select({ id: refunds.id, requestId: orders.requestId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(needsAccount(payments, refunds), isNull(refunds.askedAt), gt(refunds.id, after)))
    .orderBy(refunds.id)
    .limit(limit);

/** Refunds that are to be asked for at the gateway now. */
export const listUnsent = (db: Db, gateway: Gateway, now: Date, limit: number) =>
  ofGateway(db, gateway, now, eq(refunds.status, "pending")).orderBy(refunds.nextTryAt).limit(limit);

/** Refunds that the gateway took before `sentBefore`, has not told of since, and is to be asked about now. */
export const listSilent = (db: Db, gateway: Gateway, sentBefore: Date, now: Date, limit: number) =>
  ofGateway(db, gateway, now, and(eq(refunds.status, "sent"), lt(refunds.sentAt, sentBefore)))
    .orderBy(refunds.sentAt)
    .limit(limit);

/**
 * Puts a refund off, for whoever is about to ask the gateway for it, or about it.
 * @returns false when somebody else asks, or it has moved on
 */
export async function claimRefund(
  db: Db,
  { id, status, round, attempts }: Pick<RefundRow, "id" | "status" | "round" | "attempts">,
  now: Date,
  nextTryAt: Date,
): Promise<boolean> {
  const isDue = and(eq(refunds.status, status), eq(refunds.round, round), lte(refunds.nextTryAt, now));
  const claimed = await db
    .update(refunds)
    .set({ attempts: attempts + 1, nextTryAt })
    .where(and(eq(refunds.id, id), isDue))
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

/** The account that was named for a refund is not used: it is forgotten. */
export const noAccount = { iban: null, holder: null, accountAt: null, heldUntil: null };

export const insertByHand = (tx: Db, values: typeof refundsByHand.$inferInsert) =>
  tx.insert(refundsByHand).values(values);

/** Which refund, and which round of it, one is that somebody made at the gateway itself. */
export async function findByHand(tx: Db, gateway: string, id: string) {
  const [row] = await tx
    .select({ refundId: refundsByHand.refundId, round: refundsByHand.round })
    .from(refundsByHand)
    .where(and(eq(refundsByHand.gateway, gateway), eq(refundsByHand.id, id)));
  return row ?? null;
}
