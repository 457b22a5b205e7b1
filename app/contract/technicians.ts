import { z } from "zod";
import { cursor, cursorPage, endpoint, id, instant, money, nothing, parts, search } from "./endpoint";
import { dayHours, named, person } from "./people";
import { review, reviewOrStub, subScores } from "./review-fields";

export const technicianCard = person.extend({
  headline: z.string(),
  is_verified_identity: z.boolean(),
  /** Null under 3 reviews: "New". */
  rating: z.number().nullable(),
  reviews_count: z.int(),
  jobs_done: z.int(),
  /** Minutes; null while unknown. */
  response_minutes: z.int().nullable(),
  starting_price: money.nullable(),
  warranty_days: z.int(),
  cities: z.array(named),
  services: z.array(named.extend({ icon: z.string() })),
  is_taking_jobs: z.boolean(),
});
export type TechnicianCard = z.infer<typeof technicianCard>;

export const technicianProfile = technicianCard.extend({
  bio: z.string(),
  years: z.int(),
  hours: z.array(dayHours),
  on_time_percent: z.int().nullable(),
  completion_percent: z.int().nullable(),
  acceptance_percent: z.int().nullable(),
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  star_counts: z.array(z.int()),
  sub_scores: subScores.nullable(),
  priced_services: z.array(
    named.extend({ icon: z.string(), from_price: money.nullable(), typical_duration: z.int() }),
  ),
  member_since: instant,
});
export type TechnicianProfile = z.infer<typeof technicianProfile>;

export const technicianSort = z.enum(["rank", "rating", "jobs", "response"]);

export const techniciansContract = {
  list: endpoint({
    method: "GET",
    path: "/technicians",
    access: "guest",
    summary: "Directory of technicians",
    input: z.object({
      q: search.text,
      service: id.optional(),
      group: id.optional(),
      city: id.optional(),
      /** Tenths of a star: 45 is 4.5 and up. */
      rating: z.int().min(10).max(50).optional(),
      verified: z.boolean().optional(),
      online: z.boolean().optional(),
      warranty: z.boolean().optional(),
      sort: technicianSort.optional(),
      cursor,
      parts,
    }),
    output: cursorPage(technicianCard),
    shared: true,
    limits: search.limits,
  }),
  get: endpoint({
    method: "GET",
    path: "/technicians/:id",
    access: "guest",
    summary: "A technician's public profile",
    input: z.object({ id }),
    output: technicianProfile,
  }),
  reviews: endpoint({
    method: "GET",
    path: "/technicians/:id/reviews",
    access: "guest",
    summary: "Published reviews of a technician, newest first, with the stubs of those that were removed",
    input: z.object({ id, cursor, parts }),
    output: cursorPage(reviewOrStub),
    shared: true,
  }),
  recentReviews: endpoint({
    method: "GET",
    path: "/reviews",
    access: "guest",
    summary: "Published reviews across the site, newest first",
    input: z.object({ service: id.optional(), stars: z.int().min(1).max(5).optional(), cursor, parts }),
    output: cursorPage(review),
    shared: true,
  }),
  ratings: endpoint({
    method: "GET",
    path: "/technicians/ratings",
    access: "guest",
    summary: "The technicians who rank highest, of a service and a city, and what the score is made of",
    input: z.object({ service: id.optional(), city: id.optional() }),
    output: z.object({
      technicians: z.array(technicianCard.extend({ score: z.number() })),
      rules: z.object({
        /** Reviews that the score assumes beside those that there are, and their mean: the service's. */
        assumed: z.int(),
        mean: z.number().nullable(),
        reviews_for_rating: z.int(),
        orders_for_rates: z.int(),
        review_days: z.int(),
      }),
    }),
    shared: true,
  }),
  counts: endpoint({
    method: "GET",
    path: "/technicians/counts",
    access: "guest",
    summary: "How many technicians, open requests and reviews there are",
    input: nothing,
    output: z.object({ technicians: z.int(), online: z.int(), open_requests: z.int(), reviews: z.int() }),
    cacheSeconds: 30,
  }),
};
