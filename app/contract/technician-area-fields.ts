import { z } from "zod";
import { id, instant } from "./endpoint";
import { type OrderStatus, order } from "./order-fields";
import { requestCard } from "./request-fields";

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

/** States in which a job itself, a visit aside, stands in its sides' own calendars: in a dispute nobody is to come. */
export const calendarStatuses = ["paid", "in_progress", "delivered"] as const satisfies OrderStatus[];

/** Whether a job in this state, a visit aside, stands there. */
export const isInCalendar = (status: OrderStatus): boolean => calendarStatuses.some((one) => one === status);

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

export const technicianToday = technicianCounts.extend({
  /** Jobs, and visits under warranty (`is_visit`) for jobs that are done, by the hour. */
  jobs_today: z.array(jobOfDay),
  /** Jobs of earlier days that are not begun, or not delivered, and visits that nobody has confirmed yet: the last ten, the last first. */
  left_jobs: z.array(jobOfDay),
  are_more_left: z.boolean(),
  /** Reviews that may still be replied to, and the newest of them. */
  reviews_to_answer: z.int(),
  review_to_answer: z.object({ author: z.string(), stars: z.int() }).nullable(),
  matching: z.array(requestCard),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  response_minutes: z.int().nullable(),
  /** Those of the tab of that name: discount requests are counted by themselves. */
  live_offers: z.int(),
  profile_percent: z.int(),
  discount_answer_due: instant.nullable(),
  /** The first of what the orders wait for. */
  waiting_due: instant.nullable(),
  /** From today on, the next first. */
  days_off: z.array(z.string()),
  /** There is something to come that the file for another calendar holds. */
  has_calendar: z.boolean(),
});
export type TechnicianToday = z.infer<typeof technicianToday>;
