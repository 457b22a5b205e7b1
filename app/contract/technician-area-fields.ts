import { z } from "zod";
import { id, instant } from "./endpoint";
import { type OrderStatus, order } from "./order-fields";

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

/**
 * A job of the day and when it begins, which of one that is done is the visit under warranty. `is_late`: the work should have begun by now,
 * and the customer may say that nobody came.
 */
export const jobOfDay = order.extend({
  at: instant,
  is_visit: z.boolean(),
  is_late: z.boolean(),
  /** Where the customer lives: shown once it is paid, as on the job's own page. */
  address: z.string(),
});
export type JobOfDay = z.infer<typeof jobOfDay>;

/** Whether a job itself, a visit aside, stands in its sides' own calendars: in a dispute nobody is to come. */
export const isInCalendar = (status: OrderStatus): boolean =>
  status === "paid" || status === "in_progress" || status === "delivered";

/** A job to come, with what an entry of a calendar goes by. */
export const agendaJob = jobOfDay.extend({
  /** Of the visit under warranty, where it is one. */
  visit_id: id.nullable(),
  /** How often another time was agreed on. */
  moved: z.int(),
});

/** When a technician is taken already: by jobs, by visits under warranty for those that are done, by days off. */
export const calendar = z.object({
  jobs: z.array(
    z.object({
      order_id: id,
      request: z.object({ id, title: z.string() }),
      starts_at: instant,
      /** After the start, until the arrival at the latest. */
      arrival_minutes: z.int(),
      /** Minutes. */
      duration: z.int(),
      /** It stands in the agenda as well: in a dispute nobody is to come, and the time is not free either. */
      has_entry: z.boolean(),
    }),
  ),
  days_off: z.array(z.string()),
});

/** What waits for the technician; each counts the rows of a list. */
export const technicianCounts = z.object({
  /** Orders that wait for the technician. */
  waiting: z.int(),
  /** Offers for which a discount is asked. */
  discount_requests: z.int(),
  /** Own offers to confirm. */
  stale_offers: z.int(),
  /** Direct requests without an answer. */
  direct_requests: z.int(),
  /** Orders of the tab of that name that are paid, and those whose payment is awaited. */
  to_start: z.int(),
  to_be_paid: z.int(),
});
export type TechnicianCounts = z.infer<typeof technicianCounts>;
