import { and, asc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { reviewColumns } from "../db/review-columns";
import {
  customerReviews,
  orders,
  providerProfiles,
  requests,
  reviewReports,
  reviews,
  services,
  users,
} from "../db/schema";
import { awaitsReply } from "../db/waiting";
import type { Window } from "../page";

const authors = alias(users, "authors");

/**
 * What customers wrote of a technician and is published, with what decides on the answers to it.
 * @param unansweredSince only what was published since then and has no reply
 */
export const listReceived = (
  db: Db,
  providerId: string,
  unansweredSince: Date | null,
  { after, orderBy, limit }: Window,
) =>
  db
    .select({
      ...reviewColumns(authors),
      requestId: orders.requestId,
      customerId: orders.customerId,
      orderStatus: orders.status,
      completedAt: orders.completedAt,
      reviewDelay: orders.reviewDelay,
      isReported: sql<boolean>`exists (select 1 from ${reviewReports} mine where mine.review_id = ${reviews.id} and mine.reporter_id = ${providerId})`,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(users, eq(users.id, reviews.providerId))
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(
      and(
        eq(reviews.providerId, providerId),
        isNotNull(reviews.publishedAt),
        unansweredSince ? awaitsReply(unansweredSince) : undefined,
        after,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);

export type ReceivedRow = Awaited<ReturnType<typeof listReceived>>[number];

/** What a technician is rated by. */
export async function findStanding(db: Db, providerId: string) {
  const { rating, reviewsCount, starCounts } = providerProfiles;
  const { punctualitySum, qualitySum, communicationSum, honestySum } = providerProfiles;
  const [row] = await db
    .select({
      ...{ rating, reviewsCount, starCounts },
      ...{ punctualitySum, qualitySum, communicationSum, honestySum },
    })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, providerId));
  if (!row) throw new Error("A provider without a profile");
  return row;
}

/** Written as the partial index has it: a parameter would hide it from a plan that is kept. */
const isDelayed = sql`${orders.reviewDelay} > 0`;
const isPutOff = (since: Date) =>
  sql`${orders.completedAt} + make_interval(secs => ${orders.reviewDelay}) > ${since.toISOString()}::timestamptz`;

/** Jobs finished since then, time in dispute aside, whose reviews are not published, the first to close first. */
export const listOpen = (db: Db, providerId: string, since: Date) =>
  db
    .select({
      request: { id: requests.id, title: requests.title },
      customer: users.name,
      customerId: orders.customerId,
      providerId: orders.providerId,
      status: orders.status,
      completedAt: orders.completedAt,
      reviewDelay: orders.reviewDelay,
      mine: customerReviews.id,
      theirs: reviews.id,
    })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .innerJoin(users, eq(users.id, orders.customerId))
    .leftJoin(customerReviews, eq(customerReviews.orderId, orders.id))
    .leftJoin(reviews, eq(reviews.orderId, orders.id))
    .where(
      and(
        eq(orders.providerId, providerId),
        isNotNull(orders.completedAt),
        or(gt(orders.completedAt, since), and(isDelayed, isPutOff(since))),
        eq(orders.status, "completed"),
        isNull(customerReviews.publishedAt),
        isNull(reviews.publishedAt),
      ),
    )
    .orderBy(asc(orders.completedAt))
    .limit(50);
