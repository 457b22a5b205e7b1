import { z } from "zod";
import { id, instant } from "./endpoint";

/** Why a provider cannot offer on a request now. */
export const offerRefusal = z.enum([
  "incomplete_profile",
  "not_taking_jobs",
  "other_service",
  "other_city",
  "excluded",
  "not_open",
  "owner_inactive",
  "closed_to_offers",
  "has_live_offer",
  "too_many_offers",
]);
export type OfferRefusal = z.infer<typeof offerRefusal>;

/** When a technician is taken already. */
export const calendar = z.object({
  jobs: z.array(
    z.object({
      order_id: id,
      request: z.object({ id, title: z.string() }),
      starts_at: instant,
      /** Minutes. */
      duration: z.int(),
    }),
  ),
  days_off: z.array(z.string()),
});

/** What waits for the technician; each counts the rows of a list. */
export const technicianCounts = z.object({
  /** Orders that wait for the technician, discount requests, own offers to confirm, direct requests. */
  waiting: z.int(),
  discount_requests: z.int(),
  stale_offers: z.int(),
  direct_requests: z.int(),
  /** Orders of the tab of that name that are paid, and those whose payment is awaited. */
  to_start: z.int(),
  to_be_paid: z.int(),
});
export type TechnicianCounts = z.infer<typeof technicianCounts>;
