import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, ordinal, parts, price } from "./endpoint";
import { comparedOffer, earning, offerTerms, sentOffer } from "./offer-fields";
import type { Side } from "./people";
import { requestCard } from "./request-fields";

/** The request's version that the provider has read: an offer for a request that has changed since answers 409. */
const version = ordinal;

/** The price that the customer asked for, as the provider who answers has read it: minor units. */
const asked = z.int().min(1).max(100_000_000);

export const offerTab = z.enum(["live", "discount", "accepted", "closed"]);
export type OfferTab = z.infer<typeof offerTab>;

/** Orders in which offers are compared: best match first, never the price by default. */
export const offerSort = z.enum(["match", "price", "start"]);
export type OfferSort = z.infer<typeof offerSort>;

export const offersContract = {
  compare: endpoint({
    method: "GET",
    path: "/requests/:id/offers",
    access: "customer",
    summary: "Offers on an own request, side by side",
    input: z.object({ id, sort: offerSort.optional() }),
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
    input: z.object({
      tab: offerTab.optional(),
      /** Of the live ones only those that the changed request waits for. */
      to_confirm: z.boolean().optional(),
      cursor,
      parts,
    }),
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
    input: z.object({ id, round: ordinal }),
    output: z.object({ order_id: id, request_id: id }),
    idempotent: true,
    owned: "id",
  }),
};

function change(method: "POST" | "PUT", suffix: string, summary: string, access: Side) {
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
