import { and, desc, eq, exists, gt, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { type Forms, matching, scoreOf } from "../db/matching";
import {
  providerCities,
  providerProfiles,
  providerServices,
  ratingOrder,
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

/** Of one service the rows themselves are joined: technicians have a rank in each. */
function serves(db: Db, { service, group }: Filters): SQL | undefined {
  if (service) return eq(providerServices.serviceId, service);
  if (!group) return undefined;
  const offered = db.select({ one: sql`1` }).from(providerServices);
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
const sortKeys: Record<Exclude<Sort, "rank">, { key: SQL; isAscending: boolean }> = {
  rating: { key: ratingOrder(providerProfiles), isAscending: false },
  jobs: { key: sql`${providerProfiles.jobsDone}`, isAscending: false },
  response: { key: responseOrder(providerProfiles), isAscending: true },
};

/** The score that ranks: among those who offer a service that of the service, else that of all they offer. */
const rankOf = ({ service }: Pick<Filters, "service">) =>
  sql`${service ? providerServices.rank : providerProfiles.rank}`;

export const sortKey = (sort: Sort, filters: Pick<Filters, "service">) =>
  sort === "rank" ? { key: rankOf(filters), isAscending: false } : sortKeys[sort];

/** How well a technician answers to the words, then the rank: a rank is far below the weight of a word. */
export const bestMatch = (asked: readonly Forms[], filters: Pick<Filters, "service">) => ({
  key: sql`(${scoreOf(providerProfiles.words, asked)}) * 1000 + ${rankOf(filters)}`,
  isAscending: false,
});

/** With a service that is asked for: each who offers it once. */
const offered = ({ service }: Filters) =>
  service ? and(isOf(providerServices), eq(providerServices.serviceId, service)) : sql`false`;

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
      .leftJoin(providerServices, offered(filters))
      .where(and(filtersOf(db, filters), matching(providerProfiles.words, asked)))
      .orderBy(desc(rankOf(filters)))
      .limit(candidates);
  return db
    .select({ ...cardColumns, key: sql`${key}`.mapWith(Number) })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .leftJoin(providerServices, offered(filters))
    .where(and(best ? inArray(providerProfiles.userId, best) : filtersOf(db, filters), window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit);
}
