import { and, eq, inArray, sql } from "drizzle-orm";
import type { OfferRound } from "~/contract/offer-fields";
import type { OrderStatus } from "~/contract/order-fields";
import { isActive } from "../db/activity";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { paymentDueOf } from "../db/payment-due";
import { offerRounds, offers, orders } from "../db/schema";

/** A price that a side named; `at` is ISO 8601. */
export type RoundRow = Pick<OfferRound, "by" | "kind" | "note"> & { price: number; at: string };

// Tables are written out, because Drizzle drops their names from columns where only one table is selected from.
const roundsOf = sql<RoundRow[]>`(
  select coalesce(json_agg(json_build_object('by', r.by, 'kind', r.kind, 'price', r.price, 'note', r.note, 'at', r.created_at) order by r.position), '[]'::json)
  from offer_rounds r where r.offer_id = offers.id)`;

const orderOf = sql<string | null>`(
  select o.id from orders o where o.request_id = offers.request_id and o.offer_id = offers.id and o.status <> 'cancelled')`;

/** Of the order that the offer was accepted for, from `offers`. */
export const orderStatusOf = sql<OrderStatus | null>`(
  select o.status from orders o where o.request_id = offers.request_id and o.offer_id = offers.id and o.status <> 'cancelled')`;

/** Of a query over `orders o`: a job that was paid and called off, and not by its technician's doing. */
export const calledOffByOthers = sql<boolean>`(
  o.status = 'cancelled' and o.paid_at is not null and o.cancelled_by is distinct from 'provider')`;

/** Whether the job of an offer was paid and called off, from `offers`: of each by the index of its request, not of all at once. */
export const isCalledOff = sql<boolean>`coalesce((
  select true from orders o where o.request_id = offers.request_id and o.offer_id = offers.id
    and o.status = 'cancelled' and o.paid_at is not null limit 1), false)`;

/** Of the order that the offer, or another on its request, was accepted for. */
const paymentDueAt = sql<Date | null>`(
  case when ${oneOf(sql`offers.status`, ["accepted", "on_hold"])} then ${paymentDueOf(sql`offers.request_id`)} end)`.mapWith(
  orders.paymentDueAt,
);

/** What an offer's view needs, from `offers` alone. */
export const offerColumns = {
  id: offers.id,
  requestId: offers.requestId,
  providerId: offers.providerId,
  status: offers.status,
  heldStatus: offers.heldStatus,
  kind: offers.kind,
  currency: offers.currency,
  price: offers.price,
  visitFee: offers.visitFee,
  askedPrice: offers.askedPrice,
  asks: offers.asks,
  round: offers.round,
  includesMaterials: offers.includesMaterials,
  startsAt: offers.startsAt,
  arrivalMinutes: offers.arrivalMinutes,
  duration: offers.duration,
  warrantyDays: offers.warrantyDays,
  included: offers.included,
  message: offers.message,
  requestVersion: offers.requestVersion,
  validUntil: offers.validUntil,
  createdAt: offers.createdAt,
  rounds: roundsOf,
  orderId: orderOf,
  paymentDueAt,
  isSenderActive: isActive(sql`offers.provider_id`),
};

/** A row of `offerColumns`. */
export type OfferRow = Omit<typeof offers.$inferSelect, "shownAt" | "updatedAt"> & {
  rounds: RoundRow[];
  orderId: string | null;
  paymentDueAt: Date | null;
  isSenderActive: boolean;
};

/** An offer, whoever asks. */
export const selectOffer = (db: Db, id: string) =>
  db.select(offerColumns).from(offers).where(eq(offers.id, id));

export type CommissionRow = { rate: number; minimum: number };

const currentCommission = `
  select json_build_object('rate', g.commission_rate, 'minimum', g.commission_minimum)
  from services s join service_groups g on g.id = s.group_id where s.id = requests.service_id`;

/** The commission of the request's service as it is now, from `requests`. */
export const commissionNow = sql<CommissionRow>`(${sql.raw(currentCommission)})`;

/** The same, from `requests` and `offers`: of an accepted offer the commission of the day on which it was accepted. */
export const commissionOf = sql<CommissionRow>`coalesce(
  (select json_build_object('rate', o.commission_rate, 'minimum', o.commission_minimum)
   from orders o where o.request_id = offers.request_id and o.offer_id = offers.id and o.status <> 'cancelled'),
  (${sql.raw(currentCommission)}))`;

/** What its provider named: each is a round of the offer's terms, as they are counted. */
const named = ["sent", "revised", "accepted", "countered"] as const;

/** The price that an offer was sent with, and the one of a round of its terms, in minor units. */
export async function findPrices(db: Db, offerId: string, round: number) {
  const rows = await db
    .select({ price: offerRounds.price })
    .from(offerRounds)
    .where(and(eq(offerRounds.offerId, offerId), inArray(offerRounds.kind, [...named])))
    .orderBy(offerRounds.position)
    .limit(round);
  return { first: rows[0]?.price ?? 0, agreed: rows[round - 1]?.price ?? 0 };
}
