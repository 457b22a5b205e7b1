import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles as profiles, providerServices, services } from "../db/schema";

const summed = {
  reviews: sql<number>`coalesce(sum(${services.reviewsCount}), 0)::int`,
  scores: sql<number>`coalesce(sum(${services.scoresSum}), 0)::int`,
};

/** Somebody's own reviews. */
const own = {
  userId: profiles.userId,
  reviews: profiles.reviewsCount,
  scores: sql<number>`${profiles.punctualitySum} + ${profiles.qualitySum} + ${profiles.communicationSum} + ${profiles.honestySum}`,
};

/** Technicians whose rank is of an earlier day, held; others who rank meanwhile pass them by. */
export const holdUnranked = (tx: Db, today: string, limit: number) =>
  tx
    .select(own)
    .from(profiles)
    .where(lt(profiles.rankedOn, today))
    .orderBy(profiles.rankedOn, profiles.userId)
    .limit(limit)
    .for("update", { skipLocked: true });

/** The reviews of all services that each of them offers. */
export const listReviewedServices = (tx: Db, userIds: readonly string[]) =>
  tx
    .select({ userId: providerServices.userId, ...summed })
    .from(providerServices)
    .innerJoin(services, eq(services.id, providerServices.serviceId))
    .where(inArray(providerServices.userId, [...userIds]))
    .groupBy(providerServices.userId);

/** The reviews of one service, or of all. */
export async function findReviewed(db: Db, serviceId?: string): Promise<{ reviews: number; scores: number }> {
  const [row] = await db
    .select(summed)
    .from(services)
    .where(serviceId ? eq(services.id, serviceId) : undefined);
  return row ?? { reviews: 0, scores: 0 };
}

type Rank = { userId: string; rank: number; rating: number };

export const writeRanks = (tx: Db, ranks: readonly Rank[], today: string) =>
  tx
    .update(profiles)
    .set({ rank: sql`told.rank`, rankedRating: sql`told.rating`, rankedOn: today })
    .from(
      sql`json_to_recordset(${JSON.stringify(ranks)}::text::json) as told("userId" text, rank double precision, rating double precision)`,
    )
    .where(sql`${profiles.userId} = told."userId"`);

/** The same of services that technicians offer. */
export const holdUnrankedServices = (tx: Db, today: string, limit: number) =>
  tx
    .select({ ...own, serviceId: providerServices.serviceId })
    .from(providerServices)
    .innerJoin(profiles, eq(profiles.userId, providerServices.userId))
    .where(lt(providerServices.rankedOn, today))
    .orderBy(providerServices.rankedOn, providerServices.userId)
    .limit(limit)
    .for("update", { of: providerServices, skipLocked: true });

export const listReviewed = (db: Db) =>
  db.select({ id: services.id, reviews: services.reviewsCount, scores: services.scoresSum }).from(services);

type ServiceRank = { userId: string; serviceId: string; rank: number };

export const writeServiceRanks = (tx: Db, ranks: readonly ServiceRank[], today: string) =>
  tx
    .update(providerServices)
    .set({ rank: sql`told.rank`, rankedOn: today })
    .from(
      sql`json_to_recordset(${JSON.stringify(ranks)}::text::json) as told("userId" text, "serviceId" text, rank double precision)`,
    )
    .where(
      sql`${providerServices.userId} = told."userId" and ${providerServices.serviceId} = told."serviceId"`,
    );
