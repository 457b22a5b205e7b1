import { asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { sandboxEvents, sandboxSessions } from "../../db/money-schema";
import { transact } from "../../db/transaction";
import { type SandboxBook, type SandboxRefund, type SandboxSession, writeEvent } from "./sandbox-book";

const readSession = (kept: Record<string, unknown>): SandboxSession => {
  type Kept = Omit<SandboxSession, "expiresAt" | "paidAt"> & { expiresAt: string; paidAt?: string };
  const { expiresAt, paidAt, ...session } = kept as Kept;
  return { ...session, expiresAt: new Date(expiresAt), ...(paidAt && { paidAt: new Date(paidAt) }) };
};

const readRefunds = (kept: Record<string, unknown>[]) => kept as SandboxRefund[];

/** The sandbox's book in the database of the product, in tables of its own. */
export const bookInDatabase = (db: Db): SandboxBook => ({
  keep: async (session) => {
    const { reference, paymentId } = session;
    await db.insert(sandboxSessions).values({ reference, paymentId, session }).onConflictDoNothing();
    const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.paymentId, paymentId));
    if (!row) throw new Error("A session that was just kept");
    return readSession(row.session);
  },

  find: async (reference) => {
    const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.reference, reference));
    return row ? readSession(row.session) : null;
  },

  change: (reference, step) =>
    transact(db, async (tx) => {
      const isIt = eq(sandboxSessions.reference, reference);
      const [row] = await tx.select().from(sandboxSessions).where(isIt).for("update");
      if (!row) return null;
      const refunds = readRefunds(row.refunds);
      const next = step({ session: readSession(row.session), refunds });
      const all = [...refunds, ...(next.refunds ?? [])];
      await tx.update(sandboxSessions).set({ session: next.session, refunds: all }).where(isIt);
      if (next.events.length > 0) await tx.insert(sandboxEvents).values(next.events.map(writeEvent));
      return next;
    }),

  waiting: (limit) =>
    db
      .select({ id: sandboxEvents.id, body: sandboxEvents.body, madeAt: sandboxEvents.madeAt })
      .from(sandboxEvents)
      .where(isNull(sandboxEvents.deliveredAt))
      .orderBy(asc(sandboxEvents.position))
      .limit(limit),

  setDelivered: async (id, at) => {
    await db.update(sandboxEvents).set({ deliveredAt: at }).where(eq(sandboxEvents.id, id));
  },
});
