import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { gatewayEvents } from "../db/money-schema";

type EventRow = typeof gatewayEvents.$inferInsert;

const isIt = (gateway: string, id: string) =>
  and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.id, id));

/** Keeps what a gateway has said. @returns false when it has said it before */
export async function keepEvent(db: Db, row: EventRow): Promise<boolean> {
  const kept = await db
    .insert(gatewayEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id });
  return kept.length > 0;
}

/** @returns false when it was done before */
export async function markHandled(tx: Db, gateway: string, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(gatewayEvents)
    .set({ handledAt: at })
    .where(and(isIt(gateway, id), isNull(gatewayEvents.handledAt)))
    .returning({ id: gatewayEvents.id });
  return marked.length > 0;
}

export const countFailure = (db: Db, gateway: string, id: string) =>
  db
    .update(gatewayEvents)
    .set({ failures: sql`${gatewayEvents.failures} + 1` })
    .where(isIt(gateway, id));

/** Events that were not done yet and may still be tried, oldest first. */
export const listUnhandled = (db: Db, mostFailures: number, limit: number) =>
  db
    .select()
    .from(gatewayEvents)
    .where(and(isNull(gatewayEvents.handledAt), lt(gatewayEvents.failures, mostFailures)))
    .orderBy(asc(gatewayEvents.receivedAt))
    .limit(limit);
