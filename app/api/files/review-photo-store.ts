import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { hasDue } from "../db/due";
import { files, orders, reviews } from "../db/schema";

/** The finished job of a customer whose review would show a photo. */
export async function findReviewTarget(db: Db, requestId: string, customerId: string, now: Date) {
  const [row] = await db
    .select({
      requestId: orders.requestId,
      hasDue: hasDue(orders.requestId, now),
      orderId: orders.id,
      orderStatus: orders.status,
      completedAt: orders.completedAt,
      reviewDelay: orders.reviewDelay,
      status: reviews.status,
    })
    .from(orders)
    .leftJoin(reviews, eq(reviews.orderId, orders.id))
    .where(
      and(eq(orders.requestId, requestId), eq(orders.customerId, customerId), isNotNull(orders.completedAt)),
    );
  return row ?? null;
}

/** Whether a job's review is not published yet: its order is held meanwhile. */
async function isStillOpen(tx: Db, orderId: string): Promise<boolean> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
  const isShown = and(eq(reviews.orderId, orderId), isNotNull(reviews.publishedAt));
  return (await tx.$count(reviews, isShown)) === 0;
}

/** Gives a stored photo to the review of an order, if that is open to it and has room still. @returns what stood in the way */
export async function attachReviewPhoto(
  tx: Db,
  id: string,
  orderId: string,
  most: number,
  now: Date,
): Promise<"full" | "closed" | null> {
  if (!(await isStillOpen(tx, orderId))) return "closed";
  if ((await tx.$count(files, eq(files.orderId, orderId))) >= most) return "full";
  const next = sql`(select coalesce(max(position), 0) + 1 from ${files} other where other.order_id = ${orderId})`;
  await tx.update(files).set({ orderId, attachedAt: now, position: next }).where(eq(files.id, id));
  return null;
}

/** Takes a photo away from a review. @returns false when it is published already */
export async function detachReviewPhoto(tx: Db, id: string, orderId: string): Promise<boolean> {
  if (!(await isStillOpen(tx, orderId))) return false;
  await tx.delete(files).where(eq(files.id, id));
  return true;
}

/** Lets go of the photos of a review that was never written; the sweeper removes them. */
export const releaseReviewPhotos = (tx: Db, orderId: string) =>
  tx.update(files).set({ orderId: null, attachedAt: null }).where(eq(files.orderId, orderId));

/** The photos of an order's review, in the order in which they were added. */
export const listReviewPhotos = (db: Db, orderId: string | SQL) =>
  db.select({ id: files.id }).from(files).where(eq(files.orderId, orderId)).orderBy(asc(files.position));
