import type { techniciansContract } from "~/contract/technicians";
import { isListed } from "../db/listed";
import { notFound } from "../errors";
import type { Operation } from "../operation";
import { page, type Window } from "../page";
import { publicReview, reviewOrStub } from "../reviews/public-view";
import { readCurrent } from "../time/current";
import {
  listDueReviews,
  listRecentReviews,
  listReviewsOf,
  newestFirst,
  type ReviewRow,
} from "./review-store";

const keyOf = (row: ReviewRow) => ({ key: row.publishedAt, id: row.id });

export const reviews: Operation<typeof techniciansContract.reviews> = async ({ id, cursor, parts }, ctx) => {
  const read = async (window: Window) => {
    const asked = { isPublic: isListed(id), rows: listReviewsOf(ctx.db, id, window) };
    const admit = ({ isPublic }: { isPublic: boolean }) => {
      if (!isPublic) throw notFound();
    };
    return (await readCurrent(ctx, { providerId: id }, ctx.now, asked, admit)).rows;
  };
  const found = await page(
    {
      ...{ name: "reviews-of", filters: { id }, cursor, parts, perPage: ctx.settings.reviewsPerProfile },
      ...newestFirst,
    },
    read,
    keyOf,
  );
  return { ...found, content: found.content.map((row) => reviewOrStub(row, ctx)) };
};

export const recentReviews: Operation<typeof techniciansContract.recentReviews> = async (
  { cursor, parts, ...filters },
  ctx,
) => {
  const found = await page(
    { name: "reviews", filters, cursor, parts, perPage: ctx.settings.perPage, ...newestFirst },
    async (window) => {
      const published = await listRecentReviews(ctx.db, filters, window);
      // On the first page, among the newest: a list of many technicians writes nothing.
      const due = window.after ? [] : await listDueReviews(ctx.db, filters, ctx.now, window.limit);
      return [...due, ...published].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
    },
    keyOf,
  );
  return { ...found, content: found.content.map((row) => publicReview(row, ctx)) };
};
