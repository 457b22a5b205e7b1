import { and, count, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { providerProfiles, reviews, services, users } from "../db/schema";
import type { Window } from "../page";

const authors = alias(users, "authors");

/** Published reviews of listed technicians, with the names that they show. */
function listReviews(db: Db, where: SQL | undefined, window: Window) {
  return db
    .select({
      id: reviews.id,
      author: authors.name,
      scores: sql<
        number[]
      >`array[${reviews.punctuality}, ${reviews.quality}, ${reviews.communication}, ${reviews.honesty}]`,
      body: reviews.body,
      reply: reviews.reply,
      repliedAt: reviews.repliedAt,
      publishedAt: sql<Date>`${reviews.publishedAt}`.mapWith(reviews.publishedAt),
      service: { id: services.id, en: services.nameEn, ar: services.nameAr },
      provider: { id: users.id, name: users.name },
    })
    .from(reviews)
    .innerJoin(
      providerProfiles,
      and(eq(providerProfiles.userId, reviews.providerId), providerProfiles.isPublic),
    )
    .innerJoin(users, eq(users.id, reviews.providerId))
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(and(isNotNull(reviews.publishedAt), where, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit);
}

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];

export const newestFirst = { key: reviews.publishedAt, id: reviews.id };

export const listReviewsOf = (db: Db, providerId: string, window: Window) =>
  listReviews(db, and(eq(reviews.providerId, providerId)), window);

export const listRecentReviews = (db: Db, filters: { service?: string; stars?: number }, window: Window) =>
  listReviews(
    db,
    and(
      filters.service ? eq(reviews.serviceId, filters.service) : undefined,
      filters.stars ? eq(reviews.stars, filters.stars) : undefined,
    ),
    window,
  );

/** Counts only those seen lately, by their index. */
export async function countOnline(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ online: count() })
    .from(providerProfiles)
    .where(and(providerProfiles.isPublic, gte(providerProfiles.seenAt, since)));
  return row?.online ?? 0;
}
