import { z } from "zod";
import { id, instant, localTime, money, price } from "./endpoint";
import { orderStatus } from "./order-fields";
import { named, side } from "./people";
import { requestCard } from "./request-fields";
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
  by: side,
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
  /** The technician comes within so many minutes from the start; 0: at that time. */
  arrival_minutes: z.int(),
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
export const comparedOffer = offer.extend({
  provider: technicianCard,
  /** False while the technician's account is closed: nothing can be agreed on. */
  is_sender_active: z.boolean(),
});
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
  /** It was accepted and paid, and is over because its job was called off, whoever did it. */
  is_called_off: z.boolean(),
  /** Since when it is over; null while it is not. */
  closed_at: instant.nullable(),
});
export type SentOffer = z.infer<typeof sentOffer>;

/** The longest validity that an offer may name, in hours; a setting may allow less. */
export const offerLimits = { validHours: 14 * 24 };

export const offerTerms = z.object({
  kind: offerKind,
  price,
  /** Minor units; 0 is allowed. */
  visit_fee: z.int().min(0).max(100_000_000).meta({ money: true }),
  includes_materials: z.boolean().optional(),
  starts_at: localTime,
  /** How long after the start the technician may come. */
  arrival_minutes: z.int().min(0).max(480).optional(),
  /** Minutes. */
  duration: z.int().min(15).max(43_200),
  warranty_days: z.int().min(0).max(730),
  included: z.string().trim().max(300).optional(),
  message: z.string().trim().max(2000).optional(),
  /** Hours from now. */
  valid_hours: z.int().min(1).max(offerLimits.validHours).optional(),
});

export type OfferTerms = z.infer<typeof offerTerms>;
