import { eq, sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";
import { offers, orders, providerProfiles, requests, reviews } from "~/api/db/schema";
import { change } from "~/api/record/change";
import { holdRequest } from "~/api/requests/request-store";
import { openReviews } from "~/api/reviews/moves";
import { newId } from "~/api/secrets";
import type { World } from "./api";
import type { Person } from "./people";
import { picture } from "./pictures";

type Given = {
  author: Person;
  provider: Person;
  at: string;
  scores?: [punctuality: number, quality: number, communication: number, honesty: number];
  service?: string;
  body?: string;
  reply?: string;
  isPublished?: boolean;
};

type Job = Pick<Given, "provider" | "at" | "service"> & { customer: Person; title?: string };

/** A request whose order is paid and completed. */
export async function insertJob(db: Db, given: Job): Promise<{ request: string; order: string }> {
  const { customer, provider, at, service = "tap-mixer", title = "A dripping tap" } = given;
  const [request, offer, order] = [newId(), newId(), newId()];
  const when = new Date(at);
  const ids = { requestId: request, providerId: provider.id };
  const terms = { currency: "EGP", price: 30_000, startsAt: when, duration: 60 };
  await db.insert(requests).values({
    ...{ id: request, customerId: customer.id, status: "completed", serviceId: service, title },
    ...{ currency: "EGP", cityId: "cairo", districtId: "cairo-maadi", publishedAt: when, words: [] },
  });
  await db.insert(offers).values({
    ...{ id: offer, ...ids, ...terms, kind: "fixed", status: "accepted" },
    ...{ requestVersion: 1, validUntil: when },
  });
  await db.insert(orders).values({
    ...{
      id: order,
      ...ids,
      ...terms,
      offerId: offer,
      customerId: customer.id,
      status: "completed",
      round: 1,
    },
    ...{ commissionRate: 1000, commissionMinimum: 0, vatRate: 14, paymentDueAt: when, completedAt: when },
  });
  return { request, order };
}

/** A review with the paid and completed order that it speaks of. */
export async function insertReview(db: Db, given: Given): Promise<string> {
  const { author, provider, at, scores = [5, 5, 5, 5], service = "tap-mixer" } = given;
  const { body = "", isPublished = true } = given;
  const { order } = await insertJob(db, { customer: author, provider, at, service });
  const [review, when] = [newId(), new Date(at)];
  const [punctuality, quality, communication, honesty] = scores;
  await db.insert(reviews).values({
    ...{ id: review, orderId: order, authorId: author.id, providerId: provider.id, serviceId: service, body },
    ...{ punctuality, quality, communication, honesty, createdAt: when },
    ...(given.reply && { reply: given.reply, repliedAt: when }),
    ...(isPublished ? { status: "published" as const, publishedAt: when } : {}),
  });
  return review;
}

/** A job that is completed now, as completing it leaves it: both sides are asked for a review. */
export async function finishJob(world: World, customer: Person, provider: Person, service?: string) {
  const now = world.clock.now();
  const given = { customer, provider, at: now.toISOString(), ...(service && { service }) };
  const { request, order } = await insertJob(world.db, given);
  await change(world.house, { actor: "customer", id: customer.id }, now, async (act) => {
    const held = await holdRequest(act.tx, request);
    if (!held) throw new Error("No request");
    for (const total of ["jobs", "orders", "sent", "accepted"] as const)
      act.book.add(`provider.${total}`, provider.id, 1);
    const done = { id: order, customerId: customer.id, providerId: provider.id };
    await openReviews(act, held, { ...done, status: "completed", completedAt: now, reviewDelay: 0 });
  });
  return request;
}

/** Five stars for all that is asked. */
export const allFive = { punctuality: 5, quality: 5, communication: 5, honesty: 5 };

/** A job about which both sides have written: the reviews are published. @returns the customer's review, and the technician's */
export async function reviewedJob(world: World, customer: Person, provider: Person) {
  const id = await finishJob(world, customer, provider);
  await world.as(customer).reviews.write({ id, ...allFive, text: "Clean work." });
  await world.as(provider).reviews.writeOfCustomer({ id, stars: 5, text: "Ready on time." });
  const { mine, theirs } = await world.as(customer).reviews.job({ id });
  return { request: id, given: mine?.id ?? "", taken: theirs?.id ?? "" };
}

/** A job of hers and his, of which both have written: hers with a photo. */
export async function photographed(world: World) {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await finishJob(world, nadia, tarek);
  const upload = { purpose: "review_photo", request_id: id } as const;
  const photo = (await world.as(nadia).files.upload(upload, { bytes: await picture() })).id;
  await world.as(nadia).reviews.write({ id, ...allFive, honesty: 1, text: "What a fool." });
  await world.as(tarek).reviews.writeOfCustomer({ id, stars: 2, text: "Never at home." });
  return { nadia, tarek, id, photo };
}

/** A job of Nadia's and Tarek's, of which both reviews are published. */
export async function publishedJob(world: World) {
  const [nadia, tarek] = [
    await world.aCustomer({ name: "Nadia Samir" }),
    await world.aProvider({ name: "Tarek Fawzy" }),
  ];
  return { nadia, tarek, ...(await reviewedJob(world, nadia, tarek)) };
}

type Totals = Partial<
  Pick<
    typeof providerProfiles.$inferInsert,
    "reviewsCount" | "rating" | "rank" | "jobsDone" | "medianResponse" | "seenAt"
  >
>;

/** Aggregates of a profile as its completed orders would have left them. */
export const setTotals = (db: Db, provider: Person, totals: Totals) =>
  db
    .update(providerProfiles)
    .set({ ...totals, ordersCount: sql`${providerProfiles.ordersCount}` })
    .where(eq(providerProfiles.userId, provider.id));
