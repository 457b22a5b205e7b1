import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { payments, refunds, refundsByHand } from "../db/money-schema";
import type { RefundRow } from "./payment-store";

/** Refunds that are to be asked for at the gateway now, with their payments. Transfers go back by hand. */
export const listUnsent = (db: Db, now: Date, limit: number) =>
  db
    .select({
      ...{ id: refunds.id, amount: refunds.amount, attempts: refunds.attempts, round: refunds.round },
      ...{ charge: payments.charge, currency: payments.currency, gateway: payments.gateway },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, "pending"),
        lte(refunds.nextTryAt, now),
        isNotNull(payments.charge),
        sql`${payments.gateway} <> 'bank'`,
      ),
    )
    .orderBy(refunds.nextTryAt)
    .limit(limit);

/**
 * Puts a refund off, for whoever is about to ask the gateway for it.
 * @returns false when somebody else asks for it, or nobody is to any more
 */
export async function claimRefund(
  db: Db,
  { id, round, attempts }: Pick<RefundRow, "id" | "round" | "attempts">,
  now: Date,
  nextTryAt: Date,
): Promise<boolean> {
  const isDue = and(eq(refunds.status, "pending"), eq(refunds.round, round), lte(refunds.nextTryAt, now));
  const claimed = await db
    .update(refunds)
    .set({ attempts: attempts + 1, nextTryAt })
    .where(and(eq(refunds.id, id), isDue))
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

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
