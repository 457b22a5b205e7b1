import { z } from "zod";
import { id, instant } from "./endpoint";
import { named, side } from "./people";
import { reviewAnswers, reviewRule } from "./review-fields";

/** What technicians say of a customer. */
export const customerReview = z.object({
  id,
  author: named,
  stars: z.number().nullable(),
  text: z.string(),
  ...reviewAnswers,
  broken_rule: reviewRule.nullable(),
  published_at: instant,
});
export type CustomerReview = z.infer<typeof customerReview>;

/** A report that staff have not decided on. */
export const reviewReport = z.object({
  id,
  review: z.object({
    id,
    by: side,
    author: named,
    /** Whom it is about, and for which job. */
    about: named,
    request: z.object({ id, title: z.string() }),
    text: z.string(),
    stars: z.number(),
    /** Ids of files. */
    photos: z.array(z.string()),
    addendum: reviewAnswers.addendum,
    reply: reviewAnswers.reply,
  }),
  reporter: named,
  rule: reviewRule,
  note: z.string(),
  created_at: instant,
});
export type ReviewReport = z.infer<typeof reviewReport>;
