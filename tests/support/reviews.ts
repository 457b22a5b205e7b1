import { eq, sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";
import { offers, orders, providerProfiles, requests, reviews } from "~/api/db/schema";
import { newId } from "~/api/secrets";
import type { Person } from "./people";

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

/** A review with the paid and completed order that it speaks of. */
export async function insertReview(db: Db, given: Given): Promise<string> {
  const {
    author,
    provider,
    at,
    scores = [5, 5, 5, 5],
    service = "tap-mixer",
    body = "",
    isPublished = true,
  } = given;
  const [request, offer, order, review] = [newId(), newId(), newId(), newId()];
  const when = new Date(at);
  const ids = { requestId: request, providerId: provider.id };
  const terms = { currency: "EGP", price: 30_000, startsAt: when, duration: 60 };
  await db.insert(requests).values({
    ...{
      id: request,
      customerId: author.id,
      status: "completed",
      serviceId: service,
      title: "A dripping tap",
    },
    ...{ currency: "EGP", cityId: "cairo", districtId: "cairo-maadi", publishedAt: when, words: [] },
  });
  await db.insert(offers).values({
    ...{
      id: offer,
      ...ids,
      ...terms,
      kind: "fixed",
      status: "accepted",
      requestVersion: 1,
      validUntil: when,
    },
  });
  await db.insert(orders).values({
    ...{ id: order, ...ids, ...terms, offerId: offer, customerId: author.id, status: "completed", round: 1 },
    ...{ commissionRate: 1000, commissionMinimum: 0, vatRate: 14, paymentDueAt: when, completedAt: when },
  });
  const [punctuality, quality, communication, honesty] = scores;
  await db.insert(reviews).values({
    ...{ id: review, orderId: order, authorId: author.id, providerId: provider.id, serviceId: service, body },
    ...{ punctuality, quality, communication, honesty, createdAt: when },
    ...(given.reply && { reply: given.reply, repliedAt: when }),
    publishedAt: isPublished ? when : null,
  });
  return review;
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
