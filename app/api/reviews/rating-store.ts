import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles as profiles, services } from "../db/schema";

const scoreNames = ["punctuality", "quality", "communication", "honesty"] as const;

/** What a published review counts for. */
export type Counted = Record<(typeof scoreNames)[number] | "stars", number> & {
  providerId: string;
  serviceId: string;
};

/** The mean of all scores, 0 without any: the same expression wherever it is written. */
export const meanOf = (scores: SQL, reviews: SQL): SQL =>
  sql`case when ${reviews} = 0 then 0 else ${scores} / (4 * ${reviews})::double precision end`;

/** Adds a review to what its technician and its service are rated by, or takes it away. */
export async function countReview(tx: Db, review: Counted, by: 1 | -1): Promise<void> {
  const { starCounts, punctualitySum, qualitySum, communicationSum, honestySum } = profiles;
  const scores = sql.raw(String(by * scoreNames.reduce((sum, name) => sum + review[name], 0)));
  const one = sql.raw(String(by));
  const place = sql.raw(String(review.stars - 1));
  const sums = sql`${punctualitySum} + ${qualitySum} + ${communicationSum} + ${honestySum}`;
  await tx
    .update(profiles)
    .set({
      reviewsCount: sql`${profiles.reviewsCount} + ${one}`,
      starCounts: sql`jsonb_set(${starCounts}, '{${place}}', to_jsonb((${starCounts} ->> ${place})::int + ${one}))`,
      punctualitySum: sql`${punctualitySum} + ${by * review.punctuality}`,
      qualitySum: sql`${qualitySum} + ${by * review.quality}`,
      communicationSum: sql`${communicationSum} + ${by * review.communication}`,
      honestySum: sql`${honestySum} + ${by * review.honesty}`,
      rating: meanOf(sql`(${sums} + ${scores})`, sql`(${profiles.reviewsCount} + ${one})`),
    })
    .where(eq(profiles.userId, review.providerId));
  await tx
    .update(services)
    .set({
      reviewsCount: sql`${services.reviewsCount} + ${one}`,
      scoresSum: sql`${services.scoresSum} + ${scores}`,
    })
    .where(eq(services.id, review.serviceId));
}
