import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OfferTab } from "~/contract/offers";
import type { Db } from "../db/client";
import { requestCardColumns } from "../db/request-cards";
import { counters, offers, requests, users } from "../db/schema";
import type { Window } from "../page";
import { commissionOf, offerColumns } from "./view-store";

const columns = {
  offer: offerColumns,
  request: requestCardColumns,
  version: requests.version,
  customer: { id: users.id, name: users.name },
  commission: commissionOf,
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

/** States of the tabs; those that are over are written as their partial index has them. */
const inTab: Record<OfferTab, SQL> = {
  live: sql`${offers.status} in ('queued','pending','stale','on_hold')`,
  discount: sql`${offers.status} = 'discount_requested'`,
  accepted: sql`${offers.status} = 'accepted'`,
  closed: sql.raw(`"offers"."status" in ('not_selected','withdrawn','declined','expired')`),
};

/** One page of a provider's offers in a tab. */
export const listSent = (db: Db, providerId: string, tab: OfferTab, { after, orderBy, limit }: Window) =>
  select(db, and(eq(offers.providerId, providerId), inTab[tab], after))
    .orderBy(...orderBy)
    .limit(limit);

/** Discount requests that wait for a provider's answer and are still valid. */
export const listAsked = (db: Db, providerId: string, now: Date, { after, orderBy, limit }: Window) =>
  select(
    db,
    and(
      eq(offers.providerId, providerId),
      inTab.discount,
      sql`${offers.validUntil} > ${now.toISOString()}::timestamptz`,
      sql`${requests.status} = 'open'`,
      after,
    ),
  )
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

/** Totals of the table `counters` by name; one that was never changed is 0. */
export async function readCounters<N extends string>(
  db: Db,
  names: readonly N[],
): Promise<Record<N, number>> {
  const rows = await db
    .select()
    .from(counters)
    .where(inArray(counters.name, [...names]));
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.fromEntries(names.map((name) => [name, known.get(name) ?? 0])) as Record<N, number>;
}
