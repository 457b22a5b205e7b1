import { and, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  complaintDecisions,
  complaintMessages,
  complaintParties,
  complaintSplits,
  complaints,
} from "../db/complaint-schema";
import { customerReviews, orders, reviewReports, reviews } from "../db/schema";
import { onlyIf, type Section } from "./export-section-store";

type ReviewTable = typeof reviews | typeof customerReviews;

type Shown = (column: SQLWrapper) => SQL<unknown>;

/** What a review says, whichever side wrote it, as far as `shown` lets it be read. */
const said = <T extends ReviewTable>(table: T, shown: Shown) => ({
  ...{ id: table.id as T["id"], orderId: table.orderId as T["orderId"], status: table.status as T["status"] },
  ...{ stars: shown(table.stars), text: shown(table.body), addendum: shown(table.addendum) },
  ...{ addedAt: table.addedAt as T["addedAt"], reply: table.reply as T["reply"] },
  ...{ repliedAt: table.repliedAt as T["repliedAt"], brokenRule: table.brokenRule as T["brokenRule"] },
  ...{ publishedAt: table.publishedAt as T["publishedAt"], createdAt: table.createdAt as T["createdAt"] },
});

const scores = (shown: Shown) => ({
  ...{ punctuality: shown(reviews.punctuality), quality: shown(reviews.quality) },
  ...{ communication: shown(reviews.communication), honesty: shown(reviews.honesty) },
});

const whole: Shown = (column) => sql`${column}`;

/** What somebody wrote of others, sealed or not. */
export const ownReviews: Section = async (db, userId, limit) => [
  ...(await db
    .select({ ...said(reviews, whole), ...scores(whole) })
    .from(orders)
    .innerJoin(reviews, eq(reviews.orderId, orders.id))
    .where(and(eq(orders.customerId, userId), eq(reviews.authorId, userId)))
    .orderBy(desc(reviews.createdAt))
    .limit(limit)),
  ...(await db
    .select(said(customerReviews, whole))
    .from(orders)
    .innerJoin(customerReviews, eq(customerReviews.orderId, orders.id))
    .where(and(eq(orders.providerId, userId), eq(customerReviews.authorId, userId)))
    .orderBy(desc(customerReviews.createdAt))
    .limit(limit)),
];

/** What others wrote of somebody, once it is published. Of a review that was removed there is what the owner replied, and the rule that it broke. */
export const reviewsReceived: Section = async (db, userId, limit) => {
  const standing =
    (table: ReviewTable): Shown =>
    (column) =>
      onlyIf(sql`${table.brokenRule} is null`, column);
  return [
    ...(await db
      .select({ ...said(reviews, standing(reviews)), ...scores(standing(reviews)) })
      .from(reviews)
      .where(and(eq(reviews.providerId, userId), isNotNull(reviews.publishedAt)))
      .orderBy(desc(reviews.publishedAt))
      .limit(limit)),
    ...(await db
      .select(said(customerReviews, standing(customerReviews)))
      .from(customerReviews)
      .where(and(eq(customerReviews.customerId, userId), isNotNull(customerReviews.publishedAt)))
      .orderBy(desc(customerReviews.publishedAt))
      .limit(limit)),
  ];
};

/** Which reviews somebody has told staff of, and why. */
export const ownReports: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: reviewReports.id, reviewId: reviewReports.reviewId, rule: reviewReports.rule },
      ...{ customerReviewId: reviewReports.customerReviewId, note: reviewReports.note },
      ...{ decidedAt: reviewReports.decidedAt, createdAt: reviewReports.createdAt },
    })
    .from(reviewReports)
    .where(eq(reviewReports.reporterId, userId))
    .orderBy(desc(reviewReports.createdAt))
    .limit(limit);

/** What somebody complained of, said, proposed and was told. */
export const ownComplaints: Section = (db, userId, limit) => {
  const isMine = sql<boolean>`${complaints.filerId} = ${userId}`;
  const [said, proposed, told] = [complaintMessages, complaintSplits, complaintDecisions];
  return db
    .select({
      ...{ id: complaints.id, kind: complaints.kind, status: complaints.status, isMine },
      ...{ orderId: complaints.orderId, paymentId: complaints.paymentId, payoutId: complaints.payoutId },
      /** Of another's complaint the text is that person's. */
      text: onlyIf(isMine, complaints.body),
      messages: sql<unknown[]>`(
        select coalesce(json_agg(json_build_object('id', ${said.id}, 'kind', ${said.kind}, 'text', ${said.body}, 'at', ${said.createdAt})
          order by ${said.createdAt}), '[]'::json)
        from ${said} where ${said.complaintId} = ${complaints.id} and ${said.authorId} = ${userId})`,
      splits: sql<unknown[]>`(
        select coalesce(json_agg(json_build_object('kept', ${proposed.amount}, 'status', ${proposed.status}, 'note', ${proposed.note}, 'at', ${proposed.createdAt})
          order by ${proposed.createdAt}), '[]'::json)
        from ${proposed} where ${proposed.complaintId} = ${complaints.id}
          and ${proposed.side} = case when ${isMine} then 'filer' when ${complaints.otherId} = ${userId} then 'other' end)`,
      decisions: sql<unknown[]>`(
        select coalesce(json_agg(json_build_object('outcome', ${told.outcome}, 'kept', ${told.kept}, 'en', ${told.reasonEn}, 'ar', ${told.reasonAr}, 'at', ${told.createdAt})
          order by ${told.round}), '[]'::json)
        from ${told} where ${told.complaintId} = ${complaints.id})`,
      ...{ outcome: complaints.outcome, kept: complaints.kept, currency: complaints.currency },
      ...{ endedAt: complaints.endedAt, createdAt: complaints.createdAt },
    })
    .from(complaintParties)
    .innerJoin(complaints, eq(complaints.id, complaintParties.complaintId))
    .where(eq(complaintParties.userId, userId))
    .orderBy(desc(complaintParties.createdAt))
    .limit(limit);
};
