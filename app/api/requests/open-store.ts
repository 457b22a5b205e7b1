import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { textArray } from "../db/matching";
import { isOnTheMarket } from "../db/open-requests";
import { requestCardColumns } from "../db/request-cards";
import { requests, services } from "../db/schema";
import type { Window } from "../page";
import type { Facets } from "./search-store";

export type OpenFilters = {
  budgetMin: number | undefined;
  budgetMax: number | undefined;
  publishedAfter: Date | undefined;
  withoutOffers: boolean | undefined;
};

/** A budget left open fits every budget; one upside down is read the other way round. */
function meetsBudget(least: number | undefined, most: number | undefined): SQL | undefined {
  if (least === undefined && most === undefined) return undefined;
  const isTurned = least !== undefined && most !== undefined && least > most;
  const [from, to] = isTurned ? [most, least] : [least ?? null, most ?? null];
  return sql`int4range(${requests.budgetMin}, ${requests.budgetMax}, '[]') && int4range(${from}::int, ${to}::int, '[]')`;
}

/** What narrows a list of open requests besides service and city. */
export const openConditions = (
  { budgetMin, budgetMax, publishedAfter, withoutOffers }: OpenFilters,
  now: Date,
) =>
  and(
    gt(requests.expiresAt, now),
    publishedAfter && gt(requests.publishedAt, publishedAfter),
    withoutOffers ? sql`${requests.liveOffersCount} = 0` : undefined,
    meetsBudget(budgetMin, budgetMax),
  );

/**
 * The newest of each service and city that is wanted, a page of each at most: an index holds each of them in order, while one over
 * several would have to be sorted whole.
 */
function newestOfEach(
  db: Db,
  { services: wanted, cities }: Facets,
  others: SQL | undefined,
  window: Window,
): SQL {
  const newest = db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        isOnTheMarket,
        wanted.length > 0 ? sql`${requests.serviceId} = wanted_service.id` : undefined,
        cities.length > 0 ? sql`${requests.cityId} = wanted_city.id` : undefined,
        others,
        window.after,
      ),
    )
    .orderBy(...window.orderBy)
    .limit(window.limit);
  const each = (ids: readonly string[], name: string) =>
    sql`unnest(${ids.length > 0 ? textArray(ids) : sql`array['']`}) as ${sql.raw(name)}(id)`;
  return sql`(select newest.id from ${each(wanted, "wanted_service")} cross join ${each(cities, "wanted_city")}
    cross join lateral (${newest}) newest)`;
}

/** Open public requests as cards, newest first. */
export function listOpen(db: Db, facets: Facets, others: SQL | undefined, window: Window) {
  const [service, city] = [facets.services[0], facets.cities[0]];
  const isOne = facets.services.length <= 1 && facets.cities.length <= 1;
  const where = isOne
    ? and(
        isOnTheMarket,
        service ? eq(requests.serviceId, service) : undefined,
        city ? eq(requests.cityId, city) : undefined,
        others,
        window.after,
      )
    : inArray(requests.id, newestOfEach(db, facets, others, window));
  return db
    .select(requestCardColumns)
    .from(requests)
    .where(where)
    .orderBy(...window.orderBy)
    .limit(window.limit);
}

export async function listServicesOf(db: Db, groupId: string): Promise<string[]> {
  const rows = await db.select({ id: services.id }).from(services).where(eq(services.groupId, groupId));
  return rows.map(({ id }) => id);
}
