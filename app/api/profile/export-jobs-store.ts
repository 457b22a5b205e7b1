import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { proposals } from "../db/money-schema";
import { audit, offerRounds, offers, orders, requests } from "../db/schema";
import { isSide, onlyIf, type Section, sideOf } from "./export-section-store";

export const ownRequests: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: requests.id, status: requests.status, service: requests.serviceId, title: requests.title },
      ...{ description: requests.description, answers: requests.answers, city: requests.cityId },
      ...{ district: requests.districtId, address: requests.address, currency: requests.currency },
      ...{ budgetMin: requests.budgetMin, budgetMax: requests.budgetMax, timing: requests.timing },
      ...{ preferredDate: requests.preferredDate, timeWindow: requests.timeWindow },
      ...{ isUrgent: requests.isUrgent, visibility: requests.visibility },
      ...{ directProviderId: requests.directProviderId, closedReason: requests.closedReason },
      ...{ publishedAt: requests.publishedAt, createdAt: requests.createdAt },
    })
    .from(requests)
    .where(eq(requests.customerId, userId))
    .orderBy(desc(requests.createdAt))
    .limit(limit);

export const ownOffers: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: offers.id, requestId: offers.requestId, kind: offers.kind, status: offers.status },
      ...{ price: offers.price, visitFee: offers.visitFee, currency: offers.currency },
      ...{ startsAt: offers.startsAt, arrivalMinutes: offers.arrivalMinutes, duration: offers.duration },
      ...{ warrantyDays: offers.warrantyDays, includesMaterials: offers.includesMaterials },
      ...{ included: offers.included, message: offers.message, validUntil: offers.validUntil },
      createdAt: offers.createdAt,
    })
    .from(offers)
    .where(eq(offers.providerId, userId))
    .orderBy(desc(offers.createdAt))
    .limit(limit);

const rounds = { offerId: offerRounds.offerId, kind: offerRounds.kind, price: offerRounds.price };
const word = { ...rounds, note: offerRounds.note, createdAt: offerRounds.createdAt };

/** The prices that somebody has named, and asked others for, with what was said to them. */
export const ownPrices: Section = async (db, userId, limit) => [
  ...(await db
    .select(word)
    .from(offers)
    .innerJoin(offerRounds, eq(offerRounds.offerId, offers.id))
    .where(and(eq(offers.providerId, userId), eq(offerRounds.by, "provider")))
    .orderBy(desc(offerRounds.createdAt))
    .limit(limit)),
  ...(await db
    .select(word)
    .from(requests)
    .innerJoin(offers, eq(offers.requestId, requests.id))
    .innerJoin(offerRounds, eq(offerRounds.offerId, offers.id))
    .where(and(eq(requests.customerId, userId), eq(offerRounds.by, "customer")))
    .orderBy(desc(offerRounds.createdAt))
    .limit(limit)),
];

/** Of what the two sides said the file holds its owner's words alone, and of the money a technician's own share. */
export function ownOrders(db: Db, userId: string, limit: number) {
  const isProvider = sql`${orders.providerId} = ${userId}`;
  // An absence is put to whoever was absent, in the words of the other side.
  const isClaimed = sql`exists (select 1 from ${proposals} where ${proposals.orderId} = ${orders.id}
    and ${proposals.kind} = 'no_show' and ${proposals.status} = 'done')`;
  const isMine = sql`(${orders.cancelledBy} = ${sideOf(userId)}) <> ${isClaimed}`;
  return db
    .select({
      ...{ id: orders.id, requestId: orders.requestId, offerId: orders.offerId, status: orders.status },
      ...{ price: orders.price, visitFee: orders.visitFee, currency: orders.currency },
      ...{ startsAt: orders.startsAt, duration: orders.duration, warrantyDays: orders.warrantyDays },
      ...{ cancelledBy: orders.cancelledBy, cancelledReason: onlyIf(isMine, orders.cancelledReason) },
      deliveryNote: onlyIf(isProvider, orders.deliveryNote),
      pauseReason: onlyIf(sql`not ${isProvider}`, orders.pauseReason),
      vatNumber: onlyIf(isProvider, orders.providerVatNumber),
      payout: onlyIf(isProvider, orders.payout),
      commission: onlyIf(isProvider, orders.commission),
      ...{ paidAt: orders.paidAt, startedAt: orders.startedAt, deliveredAt: orders.deliveredAt },
      ...{ completedAt: orders.completedAt, createdAt: orders.createdAt },
    })
    .from(orders)
    .where(isSide(userId))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** Other prices, other times, visits under warranty, and that somebody did not come: whoever claims says why, and the other answers. */
export const ownProposals: Section = (db, userId, limit) => {
  const isMine = sql`${proposals.by} = ${sideOf(userId)}`;
  return db
    .select({
      ...{ id: proposals.id, orderId: proposals.orderId, kind: proposals.kind, status: proposals.status },
      ...{ isMine: sql<boolean>`${isMine}`, reason: onlyIf(isMine, proposals.reason) },
      answer: onlyIf(sql`not ${isMine}`, proposals.answer),
      ...{ price: proposals.price, priceBefore: proposals.priceBefore, startsAt: proposals.startsAt },
      ...{ answeredAt: proposals.answeredAt, createdAt: proposals.createdAt },
    })
    .from(orders)
    .innerJoin(proposals, eq(proposals.orderId, orders.id))
    .where(isSide(userId))
    .orderBy(desc(proposals.createdAt))
    .limit(limit);
};

/** Whoever agrees to have been absent has not given the reason that stands beside it. */
const ownDetail = sql`case when ${audit.event} = 'noShow' then ${audit.detail} - 'reason' else ${audit.detail} end`;
const step = {
  ...{ of: audit.entity, id: audit.entityId, requestId: audit.requestId, event: audit.event },
  ...{ from: audit.from, to: audit.to, detail: ownDetail, createdAt: audit.createdAt },
};

/** What somebody has done, with the reasons that were given for it: found by the requests that it was about, and by the account. */
export const ownSteps: Section = async (db, userId, limit) => {
  const about = union(
    db
      .select({ id: requests.id })
      .from(requests)
      .where(or(eq(requests.customerId, userId), eq(requests.directProviderId, userId))),
    db.select({ id: offers.requestId }).from(offers).where(eq(offers.providerId, userId)),
  );
  const newest = (of: SQL) =>
    db
      .select(step)
      .from(audit)
      .where(and(of, eq(audit.actorId, userId)))
      .orderBy(desc(audit.position))
      .limit(limit);
  // Each by its own index: one question for both would read the whole log.
  const steps = [
    ...(await newest(inArray(audit.requestId, about))),
    ...(await newest(sql`${audit.entity} = 'user' and ${audit.entityId} = ${userId}`)),
  ];
  return steps.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
};
