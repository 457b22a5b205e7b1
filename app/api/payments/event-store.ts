import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { gatewayEvents, payments } from "../db/money-schema";
import { oneOf } from "../db/one-of";
import type { Window } from "../page";

type EventRow = typeof gatewayEvents.$inferInsert;
export type ToldRow = typeof gatewayEvents.$inferSelect;

const isIt = (gateway: string, id: string) =>
  and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.id, id));

/** Neither done, nor set aside by staff. */
const isOpen = and(isNull(gatewayEvents.handledAt), isNull(gatewayEvents.setAsideAt));

/** Keeps what a gateway has said. @returns it as it was said first; null when that was done or set aside */
export async function keepEvent(db: Db, row: EventRow): Promise<ToldRow | null> {
  await db.insert(gatewayEvents).values(row).onConflictDoNothing();
  const [kept] = await db
    .select()
    .from(gatewayEvents)
    .where(and(isIt(row.gateway, row.id), isOpen));
  return kept ?? null;
}

/** @returns false when it was done before, or set aside */
export async function markHandled(tx: Db, gateway: string, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(gatewayEvents)
    .set({ handledAt: at })
    .where(and(isIt(gateway, id), isOpen))
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

/** Events that are to be tried now. */
export const listUnhandled = (db: Db, now: Date, limit: number) =>
  db
    .select()
    .from(gatewayEvents)
    .where(and(isOpen, lte(gatewayEvents.nextTryAt, now)))
    .orderBy(asc(gatewayEvents.nextTryAt))
    .limit(limit);

const hasFailed = and(isOpen, gt(gatewayEvents.failures, 0));
const isAside = isNotNull(gatewayEvents.setAsideAt);

/** One page of the events that could not be done, or of those that staff have set aside. */
export const listEvents = (db: Db, which: "failed" | "set_aside", { after, orderBy, limit }: Window) =>
  db
    .select()
    .from(gatewayEvents)
    .where(and(which === "failed" ? hasFailed : isAside, after))
    .orderBy(...orderBy)
    .limit(limit);

/** How many events could not be done. */
export const countFailed = (db: Db) => db.$count(gatewayEvents, hasFailed);

/** How many events whose id begins so staff have set aside. */
export const countAside = (db: Db, gateway: string, id: string): Promise<number> =>
  db.$count(
    gatewayEvents,
    and(eq(gatewayEvents.gateway, gateway), isAside, sql`starts_with(${gatewayEvents.id}, ${id})`),
  );

/**
 * An event that failed at least once, whatever became of it: an id is one gateway's. That may be one which is not set up any more; all
 * are named, since the index begins with them.
 */
export async function findFailed(db: Db, id: string) {
  const ofAny = oneOf(gatewayEvents.gateway, payments.gateway.enumValues);
  const [row] = await db
    .select()
    .from(gatewayEvents)
    .where(and(ofAny, eq(gatewayEvents.id, id), gt(gatewayEvents.failures, 0)));
  return row ?? null;
}

/** @returns false when it was done meanwhile, or set aside before */
export async function setAside(
  tx: Db,
  { gateway, id }: Pick<ToldRow, "gateway" | "id">,
  values: { setAsideAt: Date; setAsideReason: string },
): Promise<boolean> {
  const aside = await tx
    .update(gatewayEvents)
    .set(values)
    .where(and(isIt(gateway, id), isOpen))
    .returning({ id: gatewayEvents.id });
  return aside.length > 0;
}
