import { and, desc, eq, gt, max } from "drizzle-orm";
import type { Db } from "../db/client";
import { payoutBatches, payoutMethods, payouts } from "../db/money-schema";
import { oneOf } from "../db/one-of";
import { openPayout } from "../db/states";

export type PayoutRow = typeof payouts.$inferSelect;
export type MethodRow = typeof payoutMethods.$inferSelect;

export const insertPayout = (tx: Db, values: typeof payouts.$inferInsert) =>
  tx.insert(payouts).values(values);

export const insertBatch = (tx: Db, values: typeof payoutBatches.$inferInsert) =>
  tx.insert(payoutBatches).values(values);

export async function hasBatch(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: payoutBatches.id }).from(payoutBatches).where(eq(payoutBatches.id, id));
  return row !== undefined;
}

export const updatePayout = (tx: Db, id: string, values: Partial<Omit<PayoutRow, "id">>) =>
  tx.update(payouts).set(values).where(eq(payouts.id, id));

/** Whose a payout is, before anything is held. */
export async function findOwner(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ of: payouts.providerId }).from(payouts).where(eq(payouts.id, id));
  return row?.of ?? null;
}

/** A payout, held by this transaction until its end. */
export async function holdPayout(tx: Db, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
  return row ?? null;
}

/** What is approved, the oldest first, held by this transaction. */
export const holdApproved = (tx: Db, limit: number): Promise<PayoutRow[]> =>
  tx
    .select()
    .from(payouts)
    .where(eq(payouts.status, "approved"))
    .orderBy(payouts.createdAt, payouts.id)
    .limit(limit)
    .for("update", { skipLocked: true });

/** The payout of a provider that is not over yet; the provider's purse is held. */
export async function findOpen(tx: Db, providerId: string): Promise<PayoutRow | null> {
  const [row] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.providerId, providerId), oneOf(payouts.status, openPayout)));
  return row ?? null;
}

export async function findCurrentMethod(db: Db, providerId: string): Promise<MethodRow | null> {
  const [row] = await db
    .select()
    .from(payoutMethods)
    .where(and(eq(payoutMethods.providerId, providerId), eq(payoutMethods.isCurrent, true)));
  return row ?? null;
}

/** A provider's bank accounts, the current one first: there are as many as were named. */
export const listMethods = (db: Db, providerId: string): Promise<MethodRow[]> =>
  db
    .select()
    .from(payoutMethods)
    .where(eq(payoutMethods.providerId, providerId))
    .orderBy(desc(payoutMethods.isCurrent), desc(payoutMethods.createdAt))
    .limit(20);

/** Until when a provider's payouts are held: whatever bank account they go to. */
export async function findHold(db: Db, providerId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(payoutMethods.heldUntil) })
    .from(payoutMethods)
    .where(and(eq(payoutMethods.providerId, providerId), gt(payoutMethods.heldUntil, now)));
  return row?.until ?? null;
}

/** The new current bank account of a provider, whose purse is held. */
export async function replaceMethod(tx: Db, values: MethodRow): Promise<void> {
  await tx
    .update(payoutMethods)
    .set({ isCurrent: false })
    .where(and(eq(payoutMethods.providerId, values.providerId), eq(payoutMethods.isCurrent, true)));
  await tx.insert(payoutMethods).values(values);
}
