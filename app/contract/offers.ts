import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, instant, money, price } from "./endpoint";
import { orderStatus } from "./orders";
import { named } from "./people";
import { requestCard } from "./requests";
import { technicianCard } from "./technicians";

export const offerStatus = z.enum([
  "queued",
  "pending",
  "discount_requested",
  "stale",
  "on_hold",
  "accepted",
  "not_selected",
  "withdrawn",
  "declined",
  "expired",
]);
export type OfferStatus = z.infer<typeof offerStatus>;
export const offerKind = z.enum(["fixed", "inspection"]);

export const offerRound = z.object({
  by: z.enum(["customer", "provider"]),
  kind: z.enum(["sent", "revised", "asked", "accepted", "countered", "declined", "taken_back"]),
  price: money,
  note: z.string(),
  at: instant,
});

export type OfferRound = z.infer<typeof offerRound>;

export const offer = z.object({
  id,
  request_id: id,
  status: offerStatus,
  kind: offerKind,
  price: money,
  /** The price before the last change; null while it never changed. */
  previous_price: money.nullable(),
  visit_fee: money,
  asked_price: money.nullable(),
  asks_left: z.int(),
  round: z.int().min(1),
  includes_materials: z.boolean(),
  starts_at: instant,
  /** Minutes. */
  duration: z.int(),
  warranty_days: z.int(),
  included: z.string(),
  message: z.string(),
  valid_until: instant,
  rounds: z.array(offerRound),
  /** What the caller may do with it now, by the transition table. */
  can: z.array(
    z.enum([
      "accept",
      "decline",
      "ask_discount",
      "take_back",
      "revise",
      "withdraw",
      "reconfirm",
      "accept_discount",
      "counter_discount",
      "decline_discount",
    ]),
  ),
  order_id: id.nullable(),
  created_at: instant,
});
export type Offer = z.infer<typeof offer>;

/** An offer as the customer compares it. */
export const comparedOffer = offer.extend({ provider: technicianCard });
export type ComparedOffer = z.infer<typeof comparedOffer>;

/** What the technician is left with: for the technician alone. */
export const earning = z.object({
  commission: money,
  payout: money,
  rate_percent: z.number(),
  minimum: money,
});
export type Earning = z.infer<typeof earning>;

/** An offer as its sender sees it. */
export const sentOffer = offer.extend({
  request: requestCard,
  customer: named,
  earning,
  /** Of the order that it was accepted for; null while it is not accepted. */
  order_status: orderStatus.nullable(),
  /** Since when it is over; null while it is not. */
  closed_at: instant.nullable(),
});
export type SentOffer = z.infer<typeof sentOffer>;

export const offerTerms = z.object({
  kind: offerKind,
  price,
  /** Minor units; 0 is allowed. */
  visit_fee: z.int().min(0).max(100_000_000).meta({ money: true }),
  includes_materials: z.boolean().optional(),
  /** "YYYY-MM-DDTHH:MM" in the operator's time zone. */
  starts_at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
  /** Minutes. */
  duration: z.int().min(15).max(43_200),
  warranty_days: z.int().min(0).max(730),
  included: z.string().trim().max(300).optional(),
  message: z.string().trim().max(2000).optional(),
  /** Hours from now: at most 14 days. */
  valid_hours: z.int().min(1).max(336).optional(),
});

export type OfferTerms = z.infer<typeof offerTerms>;

/** The request's version that the provider has read: an offer for a request that has changed since answers 409. */
const version = z.int().min(1);

/** The price that the customer asked for, as the provider who answers has read it: minor units. */
const asked = z.int().min(1).max(100_000_000);

export const offerTab = z.enum(["live", "discount", "accepted", "closed"]);
export type OfferTab = z.infer<typeof offerTab>;

export const offersContract = {
  compare: endpoint({
    method: "GET",
    path: "/requests/:id/offers",
    access: "customer",
    summary: "Offers on an own request, side by side",
    input: z.object({ id, sort: z.enum(["match", "price", "start"]).optional() }),
    output: z.object({ offers: z.array(comparedOffer), closed: z.array(comparedOffer) }),
    owned: "id",
  }),
  send: endpoint({
    method: "POST",
    path: "/requests/:id/offers",
    access: "provider",
    summary: "Send an offer",
    input: offerTerms.extend({ id, version }),
    output: sentOffer,
    success: 201,
    idempotent: true,
    limits: [{ name: "offers", by: "caller", max: 60, seconds: 3600 }],
  }),
  estimate: endpoint({
    method: "GET",
    path: "/requests/:id/earning",
    access: "provider",
    summary: "Commission and payout of a price, before the offer is sent",
    input: z.object({ id, price }),
    output: earning,
  }),
  mine: endpoint({
    method: "GET",
    path: "/offers",
    access: "provider",
    summary: "Offers the provider sent, newest first",
    input: z.object({ tab: offerTab.optional(), cursor }),
    output: cursorPage(sentOffer).extend({
      counts: z.record(offerTab, z.int()),
      /** Accepted of all answered, percent; null before the first answer. */
      win_rate: z.int().nullable(),
    }),
  }),
  get: endpoint({
    method: "GET",
    path: "/offers/:id",
    access: "user",
    summary: "One offer, for its sender or the request's owner",
    input: z.object({ id }),
    output: comparedOffer.extend({ request: requestCard }),
    owned: "id",
  }),
  revise: endpoint({
    ...change("PUT", "", "Change the terms: a new round", "provider"),
    input: offerTerms.extend({ id, version }),
  }),
  withdraw: change("POST", "/withdraw", "Withdraw the offer", "provider"),
  reconfirm: endpoint({
    ...change("POST", "/reconfirm", "Confirm the offer for the changed request", "provider"),
    input: z.object({ id, version }),
  }),
  acceptDiscount: endpoint({
    ...change("POST", "/discount/accept", "Accept the asked price; 409 when another is asked", "provider"),
    input: z.object({ id, asked }),
  }),
  counterDiscount: endpoint({
    ...change("POST", "/discount/counter", "Answer with another price", "provider"),
    input: z.object({ id, asked, price, note: z.string().trim().max(500).optional() }),
  }),
  declineDiscount: endpoint({
    ...change("POST", "/discount/decline", "Keep the price", "provider"),
    input: z.object({ id, asked }),
  }),
  askDiscount: endpoint({
    ...change("POST", "/discount", "Ask for a discount: at most three times", "customer"),
    input: z.object({ id, price, note: z.string().trim().max(500).optional() }),
  }),
  takeBackDiscount: change("POST", "/discount/take-back", "Take the discount request back", "customer"),
  decline: change("POST", "/decline", "Decline the offer", "customer"),
  accept: endpoint({
    method: "POST",
    path: "/offers/:id/accept",
    access: "customer",
    summary: "Accept the offer at the named round; 409 with the new terms when it moved on",
    input: z.object({ id, round: z.int().min(1) }),
    output: z.object({ order_id: id, request_id: id }),
    idempotent: true,
    owned: "id",
  }),
};

function change(method: "POST" | "PUT", suffix: string, summary: string, access: "customer" | "provider") {
  return endpoint({
    method,
    path: `/offers/:id${suffix}`,
    access,
    summary,
    input: z.object({ id }),
    output: done,
    idempotent: true,
    owned: "id",
  });
}
