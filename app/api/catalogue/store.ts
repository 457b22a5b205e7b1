import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { type Forms, matching } from "../db/matching";
import { cities, counters, districts, offers, orders, requests, serviceGroups, services } from "../db/schema";

/** Which of these are no service that is offered now. */
export async function findUnknownServices(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const unknown = new Set(ids);
  if (unknown.size === 0) return unknown;
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, [...unknown]), services.isActive));
  for (const { id } of rows) unknown.delete(id);
  return unknown;
}

/** Which of these are no city where the product is offered now. */
export async function findUnknownCities(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const unknown = new Set(ids);
  const rows = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(inArray(cities.id, [...unknown]), cities.isActive));
  for (const { id } of rows) unknown.delete(id);
  return unknown;
}

const groupColumns = {
  id: serviceGroups.id,
  icon: serviceGroups.icon,
  en: serviceGroups.nameEn,
  ar: serviceGroups.nameAr,
};

const cardColumns = {
  id: services.id,
  icon: services.icon,
  en: services.nameEn,
  ar: services.nameAr,
  startingPrice: services.startingPrice,
  providersCount: services.providersCount,
  openRequestsCount: services.openRequestsCount,
  group: groupColumns,
};

/** A group's total of listed technicians, in the table `counters`. */
const groupProviders = sql<number>`coalesce((select ${counters.value} from ${counters}
  where ${counters.name} = 'providers:' || ${serviceGroups.id}), 0)`;

/** Services on offer with their groups, in the catalogue's order, the most asked first in each group. */
export function listServices(db: Db, groupId: string | undefined, asked: readonly Forms[] | null) {
  const byGroup = [asc(serviceGroups.position), asc(serviceGroups.id)];
  const byDemand = [desc(services.requestsCount), asc(services.position), asc(services.id)];
  return db
    .select({
      ...cardColumns,
      groupDescription: { en: serviceGroups.descriptionEn, ar: serviceGroups.descriptionAr },
      groupProviders,
    })
    .from(services)
    .innerJoin(serviceGroups, eq(serviceGroups.id, services.groupId))
    .where(
      and(
        services.isActive,
        serviceGroups.isActive,
        groupId ? eq(services.groupId, groupId) : undefined,
        asked ? matching(services.words, asked) : undefined,
      ),
    )
    .orderBy(...byGroup, ...byDemand);
}

export type ServiceRow = Awaited<ReturnType<typeof listServices>>[number];

/** One service on offer with what its own page adds. */
export async function findService(db: Db, id: string) {
  const [row] = await db
    .select({
      ...cardColumns,
      description: { en: services.descriptionEn, ar: services.descriptionAr },
      typicalDuration: services.typicalDuration,
      questions: services.questions,
    })
    .from(services)
    .innerJoin(serviceGroups, eq(serviceGroups.id, services.groupId))
    .where(and(eq(services.id, id), services.isActive, serviceGroups.isActive));
  return row ?? null;
}

/** The newest so many agreements speak for a service's prices, whatever its age. */
const sample = 500;

/** The 20th, 50th and 80th hundredths of what was agreed for a service, and of how many agreements. Visits to inspect are none. */
export async function readPrices(
  db: Db,
  serviceId: string,
): Promise<{ cuts: number[] | null; count: number }> {
  const recent = db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.serviceId, serviceId), sql`${requests.status} in ('assigned', 'completed')`))
    .orderBy(desc(requests.publishedAt))
    .limit(sample)
    .as("recent");
  const [row] = await db
    .select({
      cuts: sql<
        number[] | null
      >`percentile_disc(array[0.2, 0.5, 0.8]) within group (order by ${orders.price})`,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(recent)
    .innerJoin(orders, and(eq(orders.requestId, recent.id), sql`${orders.status} <> 'cancelled'`))
    .innerJoin(offers, and(eq(offers.id, orders.offerId), eq(offers.kind, "fixed")));
  return row ?? { cuts: null, count: 0 };
}

/** Cities with their districts, in the catalogue's order. */
export const listPlaces = (db: Db) =>
  db
    .select({
      id: cities.id,
      en: cities.nameEn,
      ar: cities.nameAr,
      district: { id: districts.id, en: districts.nameEn, ar: districts.nameAr },
    })
    .from(cities)
    .leftJoin(districts, eq(districts.cityId, cities.id))
    .where(eq(cities.isActive, true))
    .orderBy(asc(cities.position), asc(cities.id), asc(districts.position), asc(districts.id));
