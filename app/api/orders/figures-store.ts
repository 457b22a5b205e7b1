import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { countsAsEnded, countsAsJob, countsAsOnTime, countsAsReview } from "../db/counted-jobs";
import { oneOf } from "../db/one-of";
import { orders, reviews } from "../db/schema";
import { shownReview } from "../db/states";

/**
 * How many jobs that count a provider has completed besides one, counted up to `most`. It also reads past
 * completed jobs that do not count, those below the price floor: these are few as long as few jobs of one provider end so low.
 */
export async function countCompleted(
  db: Db,
  providerId: string,
  besides: string,
  most: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        ...[eq(orders.providerId, providerId), eq(orders.status, "completed")],
        ...[ne(orders.id, besides), countsAsJob],
      ),
    )
    .limit(most)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(some);
  return row?.count ?? 0;
}

/** How many jobs that count are done of a provider and have cleared, counted up to `most`: a value of a query. */
export const clearedJobs = (providerId: string, most: number): SQL<number> =>
  sql`(select count(*) from (select 1 from orders where orders.provider_id = ${providerId} and orders.status = 'completed'
    and orders.cleared_at is not null and ${countsAsJob} limit ${most}) as first)`.mapWith(Number);

/** What a provider's jobs besides one have earned and wait for: minor units. The purse is held. */
export async function sumWaiting(tx: Db, of: { id: string; providerId: string; currency: string }) {
  const { id, providerId, currency, clearedAt, payout } = orders;
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${payout}), 0)`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        ...[eq(providerId, of.providerId), isNull(clearedAt), isNotNull(payout)],
        ...[eq(currency, of.currency), ne(id, of.id)],
      ),
    );
  return row?.amount ?? 0;
}

/** What an order is counted as among its technician's, as it stands, and its customer's review where that counts. */
export async function findCounted(tx: Db, id: string) {
  const { stars, punctuality, quality, communication, honesty, serviceId } = reviews;
  const isRated = sql<boolean>`(${oneOf(reviews.status, shownReview)} and ${countsAsReview(stars)}) is true`;
  const [row] = await tx
    .select({
      ...{ providerId: orders.providerId, isRated },
      ...{ jobs: countsAsJob, orders: countsAsEnded, onTime: countsAsOnTime },
      given: { stars, punctuality, quality, communication, honesty, serviceId },
    })
    .from(orders)
    .leftJoin(reviews, eq(reviews.orderId, orders.id))
    .where(eq(orders.id, id));
  if (!row) throw new Error("No order to count");
  const { isRated: isCounted, given, ...order } = row;
  return { ...order, review: isCounted ? given : null };
}
