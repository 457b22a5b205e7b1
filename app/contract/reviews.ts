import { z } from "zod";
import { customerReview, reviewReport } from "./customer-review-fields";
import { cursor, cursorPage, done, endpoint, id, parts } from "./endpoint";
import {
  answerText,
  givenScores,
  givenStars,
  jobReviews,
  openReview,
  receivedReview,
  reviewLimits,
  reviewRule,
  reviewText,
  subScores,
} from "./review-fields";

export const reviewsContract = {
  job: endpoint({
    method: "GET",
    path: "/requests/:id/reviews",
    access: "user",
    summary:
      "The reviews of a finished job, for its two sides; the other's is hidden until both are published",
    input: z.object({ id }),
    output: jobReviews,
    owned: "id",
  }),
  write: endpoint({
    ...change("/requests/:id/review", "Write the review of a finished job, or change it while it is sealed"),
    access: "customer",
    input: z.object({ id, ...givenScores, text: reviewText }),
  }),
  writeOfCustomer: endpoint({
    ...change("/requests/:id/customer-review", "The same of the customer"),
    access: "provider",
    input: z.object({ id, ...givenStars, text: reviewText }),
  }),
  received: endpoint({
    method: "GET",
    path: "/reviews/received",
    access: "provider",
    summary: "Reviews that the technician received, what they add up to, and the jobs still to be reviewed",
    input: z.object({
      /** Only those without a reply that may still get one. */
      to_answer: z.boolean().optional(),
      cursor,
      parts,
    }),
    output: cursorPage(receivedReview).extend({
      rating: z.number().nullable(),
      reviews_count: z.int(),
      star_counts: z.array(z.int()),
      sub_scores: subScores.nullable(),
      open: z.array(openReview),
    }),
  }),
  ofCustomer: endpoint({
    method: "GET",
    path: "/requests/:id/customer-reviews",
    access: "provider",
    summary: "What technicians say of the customer of a request, newest first",
    input: z.object({ id, cursor }),
    output: cursorPage(customerReview).extend({ rating: z.number().nullable(), reviews_count: z.int() }),
    owned: "id",
  }),
  get: endpoint({
    method: "GET",
    path: "/reviews/:id",
    access: "user",
    summary: "One published review, for whoever may read it",
    input: z.object({ id }),
    output: z.object({
      id,
      author: z.string(),
      stars: z.number(),
      text: z.string(),
      can_report: z.boolean(),
      /** By the caller. */
      is_reported: z.boolean(),
      /** The caller has reported it, and staff let it stand. */
      is_kept: z.boolean(),
      /** A complaint about it may be filed: it is somebody else's. */
      can_complain: z.boolean(),
    }),
    owned: "id",
  }),
  reply: endpoint({
    ...change("/reviews/:id/reply", "Reply to a review of oneself: once, within 30 days"),
    input: z.object({ id, text: answerText }),
  }),
  add: endpoint({
    ...change("/reviews/:id/addendum", "Add to an own review: once, within 30 days"),
    input: z.object({ id, text: answerText }),
  }),
  report: endpoint({
    ...change("/reviews/:id/report", "Report a review that breaks a rule: once each"),
    input: z.object({ id, rule: reviewRule, note: z.string().trim().max(reviewLimits.note).default("") }),
    limits: [{ name: "reports", by: "caller", max: 20, seconds: 3600 }],
  }),
  reported: endpoint({
    method: "GET",
    path: "/reviews/reported",
    access: "staff",
    summary: "Reports that wait for a decision, oldest first",
    input: z.object({ cursor, parts }),
    output: cursorPage(reviewReport),
  }),
  keep: endpoint({
    ...decision("/reviews/:id/keep", "Let a reported review stand"),
    input: z.object({ id }),
  }),
  remove: endpoint({
    ...decision("/reviews/:id/remove", "Remove a review; a stub with the rule that it broke is left"),
    input: z.object({ id, rule: reviewRule }),
  }),
};

function change(path: string, summary: string) {
  return {
    method: "POST",
    access: "user",
    path,
    summary,
    output: done,
    idempotent: true,
    owned: "id",
  } as const;
}

/** Staff's. */
function decision(path: string, summary: string) {
  return { method: "POST", access: "staff", path, summary, output: done, idempotent: true } as const;
}
