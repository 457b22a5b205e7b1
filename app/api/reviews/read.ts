import type { CustomerReview } from "~/contract/customer-review-fields";
import type { reviewsContract } from "~/contract/reviews";
import { customerReviews, reviewReports } from "../db/schema";
import { readTogether } from "../db/together";
import { notFound } from "../errors";
import { listReviewPhotos } from "../files/review-photo-store";
import { isKnown, selectSendRow } from "../offers/send-store";
import type { Operations } from "../operation";
import { page, type Window } from "../page";
import { shownRating } from "../technicians/card-view";
import { readCurrent } from "../time/current";
import { fireDue } from "../time/timers";
import { listOfCustomer, listReports, type OfCustomerRow, selectRatingOfCustomer } from "./customer-store";
import { jobReviews } from "./job-view";
import { listReported } from "./report-store";
import { bothOf, findDone, selectBoth, selectDone } from "./review-store";
import { namesOf, selectTitle } from "./sides-store";

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
  const done = await findDone(db, id);
  if (!done || ![done.customerId, done.providerId].includes(user.id)) throw notFound();
  await fireDue(ctx, id, ctx.now);
  const found = await readTogether(db, {
    orders: selectDone(db, id),
    titles: selectTitle(db, id),
    ...{ ...selectBoth(db, done.id), ...namesOf(done) },
    photos: listReviewPhotos(db, done.id),
    reported: listReported(db, done.id, user.id),
  });
  const [[order], [titled]] = [found.orders, found.titles];
  if (!order || !titled) throw notFound();
  const { service, ...request } = titled;
  const row = {
    ...{ order, request, service, both: bothOf(found) },
    names: { customer: found.customer, provider: found.provider },
    photos: found.photos.map((photo) => photo.id),
    reported: found.reported.map((review) => review.id),
  };
  return jobReviews(row, order.customerId === user.id ? "customer" : "provider", user.id, ctx);
};

/** What technicians say of the customer of a request that the technician who asks knows of. */
const ofCustomer: Read["ofCustomer"] = async ({ id, cursor }, ctx) => {
  const { db, settings, user } = ctx;
  const list = {
    ...{ name: "of-customer", filters: { id }, cursor, perPage: settings.reviewsPerProfile },
    ...{ key: customerReviews.publishedAt, id: customerReviews.id },
  };
  let stars = { reviews: 0, mean: 0 };
  const read = async (window: Window) => {
    const asked = {
      known: selectSendRow(db, id, user.id, ctx.now),
      ratings: selectRatingOfCustomer(db, id),
      rows: listOfCustomer(db, id, window),
    };
    const { ratings, rows } = await readCurrent(
      ctx,
      { customerOf: id },
      ctx.now,
      asked,
      ({ known: [row] }) => {
        if (!row || !isKnown(row, user.id)) throw notFound();
      },
    );
    stars = ratings[0] ?? stars;
    return rows;
  };
  const found = await page(list, read, (row) => ({ key: row.publishedAt, id: row.id }));
  const rating = shownRating(stars.mean, stars.reviews, ctx);
  return { ...found, content: found.content.map(customerReview), rating, reviews_count: stars.reviews };
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
      ...{ text: row.body, stars: row.stars, photos: row.photos },
      ...{ addendum: row.addendum, reply: row.reply },
    },
  }));
  return { ...found, content };
};

export const read: Read = { job, ofCustomer, reported };
