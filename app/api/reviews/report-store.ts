import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { reviewReports } from "../db/schema";
import type { ReviewRow } from "./review-store";

const reportsOf = ({ by, id }: Pick<ReviewRow, "by" | "id">) =>
  by === "customer" ? { reviewId: id } : { customerReviewId: id };

const isOf = ({ by, id }: Pick<ReviewRow, "by" | "id">) =>
  eq(by === "customer" ? reviewReports.reviewId : reviewReports.customerReviewId, id);

export const insertReport = (
  tx: Db,
  review: ReviewRow,
  values: Omit<typeof reviewReports.$inferInsert, "reviewId" | "customerReviewId">,
) => tx.insert(reviewReports).values({ ...values, ...reportsOf(review) });

export const hasReported = async (db: Db, review: ReviewRow, reporterId: string): Promise<boolean> =>
  (await db.$count(reviewReports, and(isOf(review), eq(reviewReports.reporterId, reporterId)))) > 0;

/** Which of an order's reviews somebody has reported. */
export const listReported = (db: Db, orderId: string, reporterId: string) =>
  db
    .select({ id: sql<string>`coalesce(${reviewReports.reviewId}, ${reviewReports.customerReviewId})` })
    .from(reviewReports)
    .where(
      sql`${reviewReports.reporterId} = ${reporterId} and (
        ${reviewReports.reviewId} in (select r.id from reviews r where r.order_id = ${orderId})
        or ${reviewReports.customerReviewId} in (select r.id from customer_reviews r where r.order_id = ${orderId}))`,
    );

/** Closes the reports of a review that were open. @returns who made them */
export async function closeReports(tx: Db, review: ReviewRow, decidedAt: Date): Promise<string[]> {
  const rows = await tx
    .update(reviewReports)
    .set({ decidedAt })
    .where(and(isOf(review), isNull(reviewReports.decidedAt)))
    .returning({ reporterId: reviewReports.reporterId });
  return rows.map(({ reporterId }) => reporterId);
}

/** Reports that nobody has decided on. */
export const countOpenReports = (db: Db) => db.$count(reviewReports, isNull(reviewReports.decidedAt));
