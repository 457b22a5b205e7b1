import { and, count, eq, gte, isNotNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { reviewColumns } from "../db/review-columns";
import { providerProfiles, reviews, services, users } from "../db/schema";
import { shownReview } from "../db/states";
import type { Window } from "../page";

const authors = alias(users, "authors");

/** Reviews of listed technicians, with the names that they show. */
function listReviews(db: Db, where: SQL | undefined, window: Window) {
  return db
    .select(reviewColumns(authors))
    .from(reviews)
    .innerJoin(
      providerProfiles,
      and(eq(providerProfiles.userId, reviews.providerId), providerProfiles.isPublic),
    )
    .innerJoin(users, eq(users.id, reviews.providerId))
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(and(where, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit);
}

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];

export const newestFirst = { key: reviews.publishedAt, id: reviews.id };

/** With those that were removed: of them a stub is shown. */
export const listReviewsOf = (db: Db, providerId: string, window: Window) =>
  listReviews(db, and(eq(reviews.providerId, providerId), isNotNull(reviews.publishedAt)), window);

export const listRecentReviews = (db: Db, filters: { service?: string; stars?: number }, window: Window) =>
  listReviews(
    db,
    and(
      oneOf(reviews.status, shownReview),
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
