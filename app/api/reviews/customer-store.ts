import { and, count, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { photosOf } from "../db/review-columns";
import { customerReviews, reviewReports, reviews, users } from "../db/schema";
import { shownReview } from "../db/states";
import type { Window } from "../page";

/** Reviews of the customer of a request. */
const isOfCustomerOf = (requestId: string) =>
  sql`${customerReviews.customerId} = (select r.customer_id from requests r where r.id = ${requestId})`;

/** What technicians wrote of the customer of a request and is published. */
export const listOfCustomer = (db: Db, requestId: string, { after, orderBy, limit }: Window) =>
  db
    .select({
      id: customerReviews.id,
      author: { id: users.id, name: users.name },
      stars: customerReviews.stars,
      body: customerReviews.body,
      reply: customerReviews.reply,
      repliedAt: customerReviews.repliedAt,
      addendum: customerReviews.addendum,
      addedAt: customerReviews.addedAt,
      brokenRule: customerReviews.brokenRule,
      publishedAt: sql<Date>`${customerReviews.publishedAt}`.mapWith(customerReviews.publishedAt),
    })
    .from(customerReviews)
    .innerJoin(users, eq(users.id, customerReviews.authorId))
    .where(and(isOfCustomerOf(requestId), isNotNull(customerReviews.publishedAt), after))
    .orderBy(...orderBy)
    .limit(limit);

export type OfCustomerRow = Awaited<ReturnType<typeof listOfCustomer>>[number];

/** Their number and mean. A customer has as many reviews as finished jobs: few enough to be counted. */
export const selectRatingOfCustomer = (db: Db, requestId: string) =>
  db
    .select({
      reviews: count(),
      mean: sql<number>`coalesce(avg(${customerReviews.stars}), 0)`.mapWith(Number),
    })
    .from(customerReviews)
    .where(and(isOfCustomerOf(requestId), oneOf(customerReviews.status, shownReview)));

const named = (userId: SQL) =>
  sql<{ id: string; name: string }>`(
    select json_build_object('id', u.id, 'name', u.name) from users u where u.id = ${userId})`;

const isOpen = sql`${reviewReports.decidedAt} is null`;

/** Reports that wait for staff, of reviews by either side. */
export const listReports = (db: Db, { after, orderBy, limit }: Window) =>
  db
    .select({
      id: reviewReports.id,
      rule: reviewReports.rule,
      note: reviewReports.note,
      createdAt: reviewReports.createdAt,
      reviewId: reviewReports.reviewId,
      customerReviewId: reviewReports.customerReviewId,
      reporter: { id: users.id, name: users.name },
      body: sql<string>`coalesce(${reviews.body}, ${customerReviews.body})`,
      stars: sql<number>`coalesce(${reviews.stars}, ${customerReviews.stars})`,
      photos: photosOf,
      addendum: sql<string | null>`coalesce(${reviews.addendum}, ${customerReviews.addendum})`,
      reply: sql<string | null>`coalesce(${reviews.reply}, ${customerReviews.reply})`,
      author: named(sql`coalesce(${reviews.authorId}, ${customerReviews.authorId})`),
      about: named(sql`coalesce(${reviews.providerId}, ${customerReviews.customerId})`),
      request: sql<{ id: string; title: string }>`(
        select json_build_object('id', q.id, 'title', q.title) from orders o join requests q on q.id = o.request_id
        where o.id = coalesce(${reviews.orderId}, ${customerReviews.orderId}))`,
    })
    .from(reviewReports)
    .innerJoin(users, eq(users.id, reviewReports.reporterId))
    .leftJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .leftJoin(customerReviews, eq(customerReviews.id, reviewReports.customerReviewId))
    .where(and(isOpen, after))
    .orderBy(...orderBy)
    .limit(limit);
