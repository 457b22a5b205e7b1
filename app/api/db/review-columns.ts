import { sql } from "drizzle-orm";
import type { alias } from "drizzle-orm/pg-core";
import { files, reviews, services, users } from "./schema";

type People = ReturnType<typeof alias<typeof users, "authors">>;

/** The photos of a customer's review; none of a technician's. */
export const photosOf = sql<string[]>`(
  select coalesce(json_agg(${files.id} order by ${files.position}), '[]'::json) from ${files} where ${files.orderId} = ${reviews.orderId})`;

/** What a customer's published review shows, selected from reviews joined with its service, its technician (users) and its author. */
export const reviewColumns = (authors: People) => ({
  id: reviews.id,
  orderId: reviews.orderId,
  status: reviews.status,
  author: authors.name,
  scores: sql<
    number[]
  >`array[${reviews.punctuality}, ${reviews.quality}, ${reviews.communication}, ${reviews.honesty}]`,
  body: reviews.body,
  photos: photosOf,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  addendum: reviews.addendum,
  addedAt: reviews.addedAt,
  brokenRule: reviews.brokenRule,
  publishedAt: sql<Date>`${reviews.publishedAt}`.mapWith(reviews.publishedAt),
  service: { id: services.id, en: services.nameEn, ar: services.nameAr },
  provider: { id: users.id, name: users.name },
});
