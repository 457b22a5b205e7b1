import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Db } from "../db/client";
import { customerReviews, orders, requests, reviews } from "../db/schema";
import { readTogether } from "../db/together";
import type { Side } from "../record/life-cycle";

const lifeOf = <T extends typeof reviews | typeof customerReviews>(t: T) => ({
  id: t.id as T["id"],
  orderId: t.orderId as T["orderId"],
  requestId: orders.requestId,
  title: requests.title,
  visibility: requests.visibility,
  serviceId: t.serviceId as T["serviceId"],
  customerId: orders.customerId,
  providerId: orders.providerId,
  orderStatus: orders.status,
  completedAt: orders.completedAt,
  reviewDelay: orders.reviewDelay,
  status: t.status as T["status"],
  stars: t.stars as T["stars"],
  body: t.body as T["body"],
  reply: t.reply as T["reply"],
  repliedAt: t.repliedAt as T["repliedAt"],
  addendum: t.addendum as T["addendum"],
  addedAt: t.addedAt as T["addedAt"],
  brokenRule: t.brokenRule as T["brokenRule"],
  publishedAt: t.publishedAt as T["publishedAt"],
  createdAt: t.createdAt as T["createdAt"],
});

const { punctuality, quality, communication, honesty } = reviews;
const scores = { punctuality, quality, communication, honesty };

const ofCustomers = (db: Db) =>
  db
    .select({ ...lifeOf(reviews), scores })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .$dynamic();

const ofProviders = (db: Db) =>
  db
    .select(lifeOf(customerReviews))
    .from(customerReviews)
    .innerJoin(orders, eq(orders.id, customerReviews.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .$dynamic();

type Life = Awaited<ReturnType<typeof ofProviders>>[number];
type Scores = Awaited<ReturnType<typeof ofCustomers>>[number]["scores"];

/** A review of either side, with the order that it is of. */
export type ReviewRow = Life & { by: Side; scores: Scores | null };

const byCustomer = (row: Life & { scores: Scores }): ReviewRow => ({
  ...row,
  by: "customer",
});
const byProvider = (row: Life): ReviewRow => ({ ...row, by: "provider", scores: null });

type Found = { given: (Life & { scores: Scores })[]; taken: Life[] };

export async function findReview(db: Db, id: string): Promise<ReviewRow | null> {
  const found = await readTogether(db, {
    given: ofCustomers(db).where(eq(reviews.id, id)),
    taken: ofProviders(db).where(eq(customerReviews.id, id)),
  });
  const { customer, provider } = bothOf(found);
  return customer ?? provider;
}

/** The reviews of an order: by its customer, by its technician. */
export const selectBoth = (db: Db, orderId: string | SQL) => ({
  given: ofCustomers(db).where(eq(reviews.orderId, orderId)),
  taken: ofProviders(db).where(eq(customerReviews.orderId, orderId)),
});

export const bothOf = ({ given: [customer], taken: [provider] }: Found): Record<Side, ReviewRow | null> => ({
  customer: customer ? byCustomer(customer) : null,
  provider: provider ? byProvider(provider) : null,
});

export const findBoth = async (db: Db, orderId: string) =>
  bothOf(await readTogether(db, selectBoth(db, orderId)));

/** The order of a request that was completed. */
export const selectDone = (db: Db, requestId: string) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.requestId, requestId), isNotNull(orders.completedAt)))
    .orderBy(desc(orders.completedAt))
    .limit(1);

export const findDone = async (db: Db, requestId: string) => (await selectDone(db, requestId))[0] ?? null;

export const insertReview = (tx: Db, values: typeof reviews.$inferInsert) =>
  tx.insert(reviews).values(values);
export const insertCustomerReview = (tx: Db, values: typeof customerReviews.$inferInsert) =>
  tx.insert(customerReviews).values(values);

type Patch = Partial<
  Pick<
    typeof reviews.$inferInsert,
    "status" | "publishedAt" | "reply" | "repliedAt" | "addendum" | "addedAt" | "brokenRule" | "body"
  >
>;

export const updateReview = (
  tx: Db,
  { by, id }: Pick<ReviewRow, "by" | "id">,
  values: Patch & Partial<Scores> & { stars?: number },
) => {
  if (by === "customer") {
    const { stars: _, ...patch } = values;
    return tx.update(reviews).set(patch).where(eq(reviews.id, id));
  }
  return tx.update(customerReviews).set(values).where(eq(customerReviews.id, id));
};
