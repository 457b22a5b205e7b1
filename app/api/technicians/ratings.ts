import type { techniciansContract } from "~/contract/technicians";
import type { Operation } from "../operation";
import { page } from "../page";
import { findReviewed } from "../reviews/rank-store";
import { technicianCard } from "./card-view";
import { directoryId, listTechnicians, sortKey } from "./directory-store";
import { meanOf } from "./rules";

const shown = 20;
const day = 86_400;

/** The technicians who rank highest today, and what the score is made of. */
export const ratings: Operation<typeof techniciansContract.ratings> = async ({ service, city }, ctx) => {
  const { db, settings } = ctx;
  const filters = { service, city, rating: { least: 0, reviews: settings.reviewsForRating } };
  const list = { name: "ratings", filters: { service, city }, cursor: undefined, perPage: shown };
  const byRank = sortKey("rank", filters);
  const { content } = await page(
    { ...list, ...byRank, id: directoryId },
    (window) => listTechnicians(db, filters, null, byRank.key, window),
    ({ key, id }) => ({ key, id }),
  );
  const { reviews, scores } = await findReviewed(db, service);
  return {
    technicians: content.map((row) => ({
      ...technicianCard(row, ctx),
      score: Math.round(row.key * 100) / 100,
    })),
    rules: {
      assumed: settings.reviewsAssumed,
      mean: reviews > 0 ? meanOf(scores, 4 * reviews) : null,
      reviews_for_rating: settings.reviewsForRating,
      orders_for_rates: settings.ordersForRates,
      review_days: settings.reviewWithin / day,
    },
  };
};
