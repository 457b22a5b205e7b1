import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { reviewColumns } from "../db/review-columns";
import { orders, providerProfiles, reviews, services, timers, users } from "../db/schema";
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

type Filters = { service?: string; stars?: number };

const meets = ({ service, stars }: Filters) =>
  and(service ? eq(reviews.serviceId, service) : undefined, stars ? eq(reviews.stars, stars) : undefined);

export const listRecentReviews = (db: Db, filters: Filters, window: Window) =>
  listReviews(db, and(oneOf(reviews.status, shownReview), meets(filters)), window);

/** The same of those whose time of being sealed is over by now, before the clock has written it down; of no job in dispute. In no order. */
export async function listDueReviews(
  db: Db,
  filters: Filters,
  now: Date,
  limit: number,
): Promise<ReviewRow[]> {
  const isTheirs = eq(providerProfiles.userId, reviews.providerId);
  const due = await db
    .select({ id: reviews.id, dueAt: timers.dueAt })
    .from(timers)
    .innerJoin(orders, and(eq(orders.id, timers.subjectId), ne(orders.status, "disputed")))
    .innerJoin(reviews, and(eq(reviews.orderId, orders.id), eq(reviews.status, "sealed"), meets(filters)))
    .innerJoin(providerProfiles, and(isTheirs, providerProfiles.isPublic))
    .where(and(eq(timers.kind, "review_end"), isNull(timers.firedAt), lte(timers.dueAt, now)))
    .orderBy(desc(timers.dueAt))
    .limit(limit);
  if (due.length === 0) return [];
  const ended = new Map(due.map(({ id, dueAt }) => [id, dueAt]));
  const orderBy: Window["orderBy"] = [desc(reviews.createdAt), desc(reviews.id)];
  const window = { after: undefined, orderBy, limit };
  const rows = await listReviews(db, inArray(reviews.id, [...ended.keys()]), window);
  return rows.map((row) => ({ ...row, publishedAt: ended.get(row.id) ?? now }));
}

/** Counts only those seen lately, by their index. */
export async function countOnline(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ online: count() })
    .from(providerProfiles)
    .where(and(providerProfiles.isPublic, gte(providerProfiles.seenAt, since)));
  return row?.online ?? 0;
}
