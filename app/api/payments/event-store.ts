import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { gatewayEvents } from "../db/money-schema";
import type { Window } from "../page";

type EventRow = typeof gatewayEvents.$inferInsert;

const isIt = (gateway: string, id: string) =>
  and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.id, id));

/** Keeps what a gateway has said. @returns false when it has said it before, and that was done */
export async function keepEvent(db: Db, row: EventRow): Promise<boolean> {
  await db.insert(gatewayEvents).values(row).onConflictDoNothing();
  const [kept] = await db
    .select({ handledAt: gatewayEvents.handledAt })
    .from(gatewayEvents)
    .where(isIt(row.gateway, row.id));
  return kept?.handledAt === null;
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

/** Seconds until an event is tried again: 5, doubled with each try that failed, six hours at most. */
const wait = sql`least(21600, 5 * power(2, least(${gatewayEvents.failures}, 13)))`;

/** An event could not be done: it is tried later, and later each time. */
export const putOff = (db: Db, gateway: string, id: string, now: Date) =>
  db
    .update(gatewayEvents)
    .set({
      failures: sql`${gatewayEvents.failures} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${wait} * interval '1 second'`,
    })
    .where(isIt(gateway, id));

/** Events that were not done yet and are to be tried now. */
export const listUnhandled = (db: Db, now: Date, limit: number) =>
  db
    .select()
    .from(gatewayEvents)
    .where(and(isNull(gatewayEvents.handledAt), lte(gatewayEvents.nextTryAt, now)))
    .orderBy(asc(gatewayEvents.nextTryAt))
    .limit(limit);

const hasFailed = sql`${gatewayEvents.handledAt} is null and ${gatewayEvents.failures} > 0`;

/** One page of the events that could not be done. */
export const listFailed = (db: Db, { after, orderBy, limit }: Window) =>
  db
    .select()
    .from(gatewayEvents)
    .where(and(hasFailed, after))
    .orderBy(...orderBy)
    .limit(limit);

/** How many events could not be done. */
export const countFailed = (db: Db): Promise<number> => db.$count(gatewayEvents, hasFailed);
