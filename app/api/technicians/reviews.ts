import type { Review, techniciansContract } from "~/contract/technicians";
import { shortName } from "~/i18n/names";
import { notFound } from "../errors";
import type { Operation } from "../operation";
import { page } from "../page";
import { namedIn, type Viewpoint } from "../reading";
import { isListed } from "./profile-store";
import { listRecentReviews, listReviewsOf, newestFirst, type ReviewRow } from "./review-store";

const review = (row: ReviewRow, { locale }: Viewpoint): Review => ({
  id: row.id,
  author: shortName(row.author),
  stars: row.scores.reduce((sum, one) => sum + one, 0) / row.scores.length,
  text: row.body,
  service: namedIn(locale, row.service),
  provider: row.provider,
  reply: row.reply,
  replied_at: row.repliedAt?.toISOString() ?? null,
  published_at: row.publishedAt.toISOString(),
});

const keyOf = (row: ReviewRow) => ({ key: row.publishedAt, id: row.id });

export const reviews: Operation<typeof techniciansContract.reviews> = async ({ id, cursor, parts }, ctx) => {
  if (!(await isListed(ctx.db, id))) throw notFound();
  const found = await page(
    {
      ...{ name: "reviews-of", filters: { id }, cursor, parts, perPage: ctx.settings.reviewsPerProfile },
      ...newestFirst,
    },
    (window) => listReviewsOf(ctx.db, id, window),
    keyOf,
  );
  return { ...found, content: found.content.map((row) => review(row, ctx)) };
};

export const recentReviews: Operation<typeof techniciansContract.recentReviews> = async (
  { cursor, ...filters },
  ctx,
) => {
  const found = await page(
    { name: "reviews", filters, cursor, perPage: ctx.settings.perPage, ...newestFirst },
    (window) => listRecentReviews(ctx.db, filters, window),
    keyOf,
  );
  return { ...found, content: found.content.map((row) => review(row, ctx)) };
};
