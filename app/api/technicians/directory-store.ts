import { and, desc, eq, exists, gt, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { type Forms, matching, scoreOf } from "../db/matching";
import {
  providerCities,
  providerProfiles,
  providerServices,
  responseOrder,
  services,
  users,
} from "../db/schema";
import { cardColumns } from "../db/technician-cards";
import type { Window } from "../page";

export type Sort = "rank" | "rating" | "jobs" | "response";

export type Filters = {
  service?: string;
  group?: string;
  city?: string;
  /** The mean at least. */
  rating?: { least: number; reviews: number };
  isVerified?: boolean;
  seenSince?: Date;
  hasWarranty?: boolean;
};

/** The best so many that answer to a search are ranked, and no others. */
const candidates = 1_000;

const isOf = (table: typeof providerServices | typeof providerCities) =>
  eq(table.userId, providerProfiles.userId);

function serves(db: Db, { service, group }: Filters): SQL | undefined {
  const offered = db.select({ one: sql`1` }).from(providerServices);
  if (service)
    return exists(offered.where(and(isOf(providerServices), eq(providerServices.serviceId, service))));
  if (!group) return undefined;
  const inGroup = db.select({ id: services.id }).from(services).where(eq(services.groupId, group));
  return exists(offered.where(and(isOf(providerServices), inArray(providerServices.serviceId, inGroup))));
}

function worksIn(db: Db, { city }: Filters): SQL | undefined {
  if (!city) return undefined;
  const served = db.select({ one: sql`1` }).from(providerCities);
  return exists(served.where(and(isOf(providerCities), eq(providerCities.cityId, city))));
}

const filtersOf = (db: Db, filters: Filters): SQL | undefined =>
  and(
    providerProfiles.isPublic,
    serves(db, filters),
    worksIn(db, filters),
    filters.rating && gte(providerProfiles.reviewsCount, filters.rating.reviews),
    filters.rating && gte(providerProfiles.rating, filters.rating.least),
    filters.isVerified ? eq(providerProfiles.verification, "verified") : undefined,
    filters.seenSince && gte(providerProfiles.seenAt, filters.seenSince),
    filters.hasWarranty ? gt(providerProfiles.warrantyDays, 0) : undefined,
  );

export const directoryId = sql`${providerProfiles.userId}`;

/** What each order sorts by, with the id after it. */
export const sortKeys: Record<Sort, { key: SQL; isAscending: boolean }> = {
  rank: { key: sql`${providerProfiles.rank}`, isAscending: false },
  rating: { key: sql`${providerProfiles.rating}`, isAscending: false },
  jobs: { key: sql`${providerProfiles.jobsDone}`, isAscending: false },
  response: { key: responseOrder(providerProfiles), isAscending: true },
};

/** How well a technician answers to the words, then the rank: a rank is far below the weight of a word. */
export const bestMatch = (asked: readonly Forms[]) => ({
  key: sql`(${scoreOf(providerProfiles.words, asked)}) * 1000 + ${providerProfiles.rank}`,
  isAscending: false,
});

/** Listed technicians, each with the value it was sorted by. */
export function listTechnicians(
  db: Db,
  filters: Filters,
  asked: readonly Forms[] | null,
  key: SQL,
  window: Window,
) {
  const best =
    asked &&
    db
      .select({ id: providerProfiles.userId })
      .from(providerProfiles)
      .where(and(filtersOf(db, filters), matching(providerProfiles.words, asked)))
      .orderBy(desc(providerProfiles.rank))
      .limit(candidates);
  return db
    .select({ ...cardColumns, key: sql`${key}`.mapWith(Number) })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(and(best ? inArray(providerProfiles.userId, best) : filtersOf(db, filters), window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit);
}
