import type { CustomerReview } from "~/contract/customer-review-fields";
import type { reviewsContract } from "~/contract/reviews";
import { customerReviews, reviewReports } from "../db/schema";
import { notFound } from "../errors";
import { listReviewPhotos } from "../files/review-photo-store";
import { findSendRow, isKnown } from "../offers/send-store";
import type { Operations } from "../operation";
import { page } from "../page";
import { shownRating } from "../technicians/card-view";
import { fireDue, fireDueOfCustomer } from "../time/timers";
import {
  findCustomerOf,
  findRatingOfCustomer,
  listOfCustomer,
  listReports,
  type OfCustomerRow,
} from "./customer-store";
import { jobReviews } from "./job-view";
import { hasReported } from "./report-store";
import { findBoth, findDone } from "./review-store";
import { findNames, findTitle } from "./sides-store";

type Read = Pick<Operations<typeof reviewsContract>, "job" | "ofCustomer" | "reported">;

const iso = (at: Date | null) => at?.toISOString() ?? null;

function customerReview(row: OfCustomerRow): CustomerReview {
  const { id, author, brokenRule: broken_rule } = row;
  const published_at = row.publishedAt.toISOString();
  const nothing = { reply: null, replied_at: null, addendum: null, added_at: null };
  if (broken_rule)
    return { id, author: { id: "", name: "" }, stars: null, text: "", ...nothing, broken_rule, published_at };
  return {
    ...{ id, author, stars: row.stars, text: row.body, broken_rule, published_at },
    ...{ reply: row.reply, replied_at: iso(row.repliedAt) },
    ...{ addendum: row.addendum, added_at: iso(row.addedAt) },
  };
}

/** The reviews of a finished job, for its two sides. */
const job: Read["job"] = async ({ id }, ctx) => {
  const { db, user } = ctx;
  const isTheirs = (order: Awaited<ReturnType<typeof findDone>>) =>
    order?.customerId === user.id || order?.providerId === user.id;
  if (!isTheirs(await findDone(db, id))) throw notFound();
  await fireDue(ctx, id, ctx.now);
  const [order, request] = [await findDone(db, id), await findTitle(db, id)];
  if (!order || !request) throw notFound();
  const both = await findBoth(db, order.id);
  const reported: string[] = [];
  for (const one of [both.customer, both.provider])
    if (one && (await hasReported(db, one, user.id))) reported.push(one.id);
  const photos = (await listReviewPhotos(db, [order.id])).get(order.id) ?? [];
  const names = await findNames(db, order.customerId, order.providerId);
  const { service, ...titled } = request;
  const row = { order, request: titled, names, service, both, photos, reported };
  return jobReviews(row, order.customerId === user.id ? "customer" : "provider", user.id, ctx);
};

/** What technicians say of the customer of a request that the technician who asks knows of. */
const ofCustomer: Read["ofCustomer"] = async ({ id, cursor }, ctx) => {
  const { db, settings, user } = ctx;
  const known = await findSendRow(db, id, user.id);
  const customerId = known && isKnown(known, user.id) ? await findCustomerOf(db, id) : null;
  if (!customerId) throw notFound();
  await fireDueOfCustomer(ctx, customerId, ctx.now);
  const list = {
    ...{ name: "of-customer", filters: { id }, cursor, perPage: settings.reviewsPerProfile },
    ...{ key: customerReviews.publishedAt, id: customerReviews.id },
  };
  const found = await page(
    list,
    (window) => listOfCustomer(db, customerId, window),
    (row) => ({ key: row.publishedAt, id: row.id }),
  );
  const { reviews, mean } = await findRatingOfCustomer(db, customerId);
  const rating = shownRating(mean, reviews, ctx);
  return { ...found, content: found.content.map(customerReview), rating, reviews_count: reviews };
};

/** Reports that wait for staff. */
const reported: Read["reported"] = async ({ cursor, parts }, ctx) => {
  const list = {
    ...{ name: "reported", filters: {}, cursor, parts, perPage: ctx.settings.perPage },
    ...{ key: reviewReports.createdAt, id: reviewReports.id, isAscending: true },
  };
  const found = await page(
    list,
    (window) => listReports(ctx.db, window),
    ({ createdAt: key, id }) => ({ key, id }),
  );
  const content = found.content.map(({ id, rule, note, createdAt, reporter, ...row }) => ({
    ...{ id, rule, note, reporter, created_at: createdAt.toISOString() },
    review: {
      id: row.reviewId ?? row.customerReviewId ?? "",
      by: row.reviewId ? ("customer" as const) : ("provider" as const),
      ...{ author: row.author, about: row.about, request: row.request },
      ...{ text: row.body, stars: row.stars },
    },
  }));
  return { ...found, content };
};

export const read: Read = { job, ofCustomer, reported };
