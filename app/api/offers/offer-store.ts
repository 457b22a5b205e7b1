import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { jobFloor } from "../db/counted-jobs";
import { oneOf } from "../db/one-of";
import { offerRounds, offers, orders, requests, services, users } from "../db/schema";
import { live, notOver } from "../db/states";

export type OfferValues = typeof offers.$inferInsert;
export type RoundValues = Omit<typeof offerRounds.$inferInsert, "position">;

const columns = {
  id: offers.id,
  requestId: offers.requestId,
  providerId: offers.providerId,
  providerName: users.name,
  isSenderActive: users.isActive,
  kind: offers.kind,
  status: offers.status,
  heldStatus: offers.heldStatus,
  currency: offers.currency,
  price: offers.price,
  visitFee: offers.visitFee,
  askedPrice: offers.askedPrice,
  asks: offers.asks,
  round: offers.round,
  startsAt: offers.startsAt,
  arrivalMinutes: offers.arrivalMinutes,
  duration: offers.duration,
  warrantyDays: offers.warrantyDays,
  requestVersion: offers.requestVersion,
  validUntil: offers.validUntil,
  shownAt: offers.shownAt,
};

const select = (tx: Db, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(offers)
    .innerJoin(users, eq(users.id, offers.providerId))
    .where(where)
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .$dynamic();

/** An offer of a request that this transaction holds. */
export type HeldOffer = Awaited<ReturnType<typeof select>>[number];

/** The request's offers that are not over, oldest first; the request is held already. */
export const listUnsettled = (tx: Db, requestId: string): Promise<HeldOffer[]> =>
  select(tx, and(eq(offers.requestId, requestId), oneOf(offers.status, notOver)));

/** The requests in whose queue a provider waits, in the order in which they are held. */
export async function listQueuedOn(tx: Db, providerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: offers.requestId })
    .from(offers)
    .where(and(eq(offers.providerId, providerId), eq(offers.status, "queued")))
    .orderBy(asc(offers.requestId));
  return rows.map(({ id }) => id);
}

export async function findOffer(tx: Db, id: string): Promise<HeldOffer | null> {
  const [row] = await select(tx, eq(offers.id, id));
  return row ?? null;
}

/** The request of an offer that is this person's business: its sender's, or the owner's of its request once shown. */
export async function findRequestOf(db: Db, offerId: string, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ requestId: offers.requestId })
    .from(offers)
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .where(
      and(
        eq(offers.id, offerId),
        sql`(${offers.providerId} = ${userId} or (${requests.customerId} = ${userId} and ${isNotNull(offers.shownAt)}))`,
      ),
    );
  return row?.requestId ?? null;
}

export const insertOffer = (tx: Db, values: OfferValues) => tx.insert(offers).values(values);

export const updateOffers = (tx: Db, ids: readonly string[], values: Partial<Omit<OfferValues, "id">>) =>
  tx
    .update(offers)
    .set(values)
    .where(inArray(offers.id, [...ids]));

/** Adds a price that a side named, after those named before. */
export const insertRound = (tx: Db, round: RoundValues) =>
  tx.insert(offerRounds).values({
    ...round,
    position: sql`(select coalesce(max(${offerRounds.position}), 0) + 1 from ${offerRounds} where ${offerRounds.offerId} = ${round.offerId})`,
  });

/** The least price of a job of the request's service. */
export async function findPriceFloor(tx: Db, requestId: string): Promise<number> {
  const [row] = await tx
    .select({ floor: services.priceFloor })
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .where(eq(requests.id, requestId));
  return row?.floor ?? 0;
}

/** What an order was made of: its offer's kind, and the least price of a job of its service. */
export async function findAgreed(tx: Db, orderId: string) {
  const [row] = await tx
    .select({ kind: offers.kind, floor: jobFloor })
    .from(orders)
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error("An order without its offer");
  return row;
}

/** When the customer last asked for a discount. */
export async function findAskedAt(tx: Db, offerId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: offerRounds.createdAt })
    .from(offerRounds)
    .where(and(eq(offerRounds.offerId, offerId), eq(offerRounds.kind, "asked")))
    .orderBy(desc(offerRounds.position))
    .limit(1);
  return row?.at ?? null;
}

/** Writes down how many offers stand on a held request, and how many were ever shown. */
export async function countOffers(tx: Db, requestId: string): Promise<{ live: number; queued: number }> {
  const number = (where: SQL | undefined) =>
    sql<number>`(${tx
      .select({ n: count() })
      .from(offers)
      .where(and(eq(offers.requestId, requestId), where))})`;
  const [row] = await tx
    .update(requests)
    .set({
      liveOffersCount: number(oneOf(offers.status, live)),
      offersCount: number(isNotNull(offers.shownAt)),
    })
    .where(eq(requests.id, requestId))
    .returning({
      live: requests.liveOffersCount,
      queued: number(eq(offers.status, "queued")).mapWith(Number),
    });
  return row ?? { live: 0, queued: 0 };
}
