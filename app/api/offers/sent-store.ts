import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { OfferTab } from "~/contract/offers";
import type { Db } from "../db/client";
import { totalsOf } from "../db/counters";
import { oneOf } from "../db/one-of";
import { paymentDueOf } from "../db/payment-due";
import { requestCardColumns } from "../db/request-cards";
import { offers, requests, users } from "../db/schema";
import { over, unsettled } from "../db/states";
import { awaitsProvider } from "../db/waiting";
import type { Window } from "../page";
import { calledOffByOthers, commissionOf, isCalledOff, offerColumns, orderStatusOf } from "./view-store";

const columns = {
  offer: offerColumns,
  request: requestCardColumns,
  version: requests.version,
  customer: { id: users.id, name: users.name },
  commission: commissionOf,
  orderStatus: orderStatusOf,
  isCalledOff,
  updatedAt: offers.updatedAt,
};

const select = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(offers)
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .innerJoin(users, eq(users.id, requests.customerId))
    .where(where)
    .$dynamic();

export type SentRow = Awaited<ReturnType<typeof select>>[number];

/** States of the tabs, as they are written down. */
const inTab: Record<OfferTab, SQL> = {
  live: oneOf(offers.status, ["queued", "pending", "stale", "on_hold"]),
  discount: oneOf(offers.status, ["discount_requested"]),
  accepted: oneOf(offers.status, ["accepted"]),
  closed: oneOf(offers.status, over),
};

/** Offers that time has brought into a tab, or out of it, since their state was written down. */
export type Moved = { into: readonly string[]; outOf: readonly string[] };

/** One page of a provider's offers in a tab: each of the two parts off its own index. */
export function listSent(
  db: Db,
  providerId: string,
  tab: OfferTab,
  { into, outOf }: Moved,
  { after, orderBy, limit }: Window,
) {
  const isOwn = eq(offers.providerId, providerId);
  const stayed = and(
    isOwn,
    inTab[tab],
    outOf.length > 0 ? notInArray(offers.id, [...outOf]) : undefined,
    after,
  );
  const read = (where: SQL | undefined) =>
    select(db, where)
      .orderBy(...orderBy)
      .limit(limit);
  if (into.length === 0) return read(stayed);
  const ids = (where: SQL | undefined) =>
    db
      .select({ id: offers.id })
      .from(offers)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return read(
    sql`${offers.id} in (${ids(stayed)} union all ${ids(and(isOwn, inArray(offers.id, [...into]), after))})`,
  );
}

type Passing = Pick<typeof offers.$inferSelect, "id" | "status" | "heldStatus"> & {
  validUntil: string;
  paymentDueAt: string | null;
};

/**
 * Totals by the names of `counters`, how many accepted offers are over because another side called their jobs off, and the offers
 * whose state time may have moved on since it was written down: those that are not decided on, and accepted ones that await payment.
 * Limits keep these few.
 */
export async function findPassing(db: Db, providerId: string, names: readonly string[]) {
  const passing = sql<Passing[]>`(
    select coalesce(json_agg(json_build_object('id', f.id, 'status', f.status, 'heldStatus', f.held_status,
      'validUntil', f.valid_until, 'paymentDueAt', ${paymentDueOf(sql`f.request_id`)})), '[]'::json)
    from offers f where f.provider_id = ${providerId} and (${oneOf(sql`f.status`, unsettled)}
      or f.id = any(array(select o.offer_id from orders o where o.provider_id = ${providerId} and o.status = 'awaiting_payment'))))`;
  const calledOff = sql<number>`(
    select count(*) from orders o where o.provider_id = ${providerId} and ${calledOffByOthers})`.mapWith(
    Number,
  );
  const [row] = await db.select({ totals: totalsOf(names), passing, calledOff }).from(sql`(values (1)) one`);
  return {
    totals: row?.totals ?? {},
    calledOff: row?.calledOff ?? 0,
    passing: (row?.passing ?? []).map(({ validUntil, paymentDueAt, ...offer }) => ({
      ...offer,
      validUntil: new Date(validUntil),
      paymentDueAt: paymentDueAt === null ? null : new Date(paymentDueAt),
    })),
  };
}

/** Offers that wait for their provider in one way: to answer a discount request, to confirm them for a changed request. */
export const listAwaiting = (
  db: Db,
  providerId: string,
  status: Parameters<typeof awaitsProvider>[0],
  now: Date,
  { after, orderBy, limit }: Window,
) =>
  select(db, and(eq(offers.providerId, providerId), awaitsProvider(status, now), after))
    .orderBy(...orderBy)
    .limit(limit);

/** A provider's offers on one request, the newest first; the one that is not over, if any, is the first. */
export const listSentOn = (db: Db, providerId: string, requestId: string) =>
  select(db, and(eq(offers.providerId, providerId), eq(offers.requestId, requestId)))
    .orderBy(sql`${offers.createdAt} desc, ${offers.id} desc`)
    .limit(20);

export async function findSent(db: Db, id: string): Promise<SentRow | null> {
  const [row] = await select(db, eq(offers.id, id));
  return row ?? null;
}
