import { z } from "zod";
import { id, instant } from "./endpoint";
import { named } from "./people";

export const reviewStatus = z.enum(["awaited", "sealed", "published", "reported", "removed"]);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** What a review may break, as a report and a removal name it. */
export const reviewRule = z.enum([
  "insult",
  "private_data",
  "untrue",
  "off_topic",
  "advertising",
  "pressure",
]);
export type ReviewRule = z.infer<typeof reviewRule>;

export const reviewLimits = { text: 2_000, answer: 1_000, note: 500 };

const stars = z.int("validation:noStars").min(1).max(5);

/** What a customer gives a job: each from 1 to 5. */
export const givenScores = {
  punctuality: stars,
  quality: stars,
  communication: stars,
  honesty: stars,
};

/** What a technician gives a customer. */
export const givenStars = { stars };

export const reviewText = z.string().trim().max(reviewLimits.text).default("");
export const answerText = z.string().trim().min(1).max(reviewLimits.answer);

/** The means of the four, to one decimal. */
export const subScores = z.object({
  punctuality: z.number(),
  quality: z.number(),
  communication: z.number(),
  honesty: z.number(),
});
export type SubScores = z.infer<typeof subScores>;

/** What was said after a review was published: once by whom it is of, once by its author. */
export const reviewAnswers = {
  reply: z.string().nullable(),
  replied_at: instant.nullable(),
  addendum: z.string().nullable(),
  added_at: instant.nullable(),
};

/** A customer's review as everybody may read it. */
export const review = z.object({
  id,
  author: z.string(),
  stars: z.number(),
  text: z.string(),
  /** Ids of files. */
  photos: z.array(z.string()),
  service: named,
  provider: named,
  ...reviewAnswers,
  published_at: instant,
});
export type Review = z.infer<typeof review>;

/** Of a removed one only that it was there is left, and the rule that it broke. */
export const reviewOrStub = review.extend({
  stars: z.number().nullable(),
  broken_rule: reviewRule.nullable(),
});
export type ReviewOrStub = z.infer<typeof reviewOrStub>;

/** What the reader may still do with a published review. */
export const reviewDeed = z.enum(["reply", "add", "report"]);
export type ReviewDeed = z.infer<typeof reviewDeed>;

/** A review that a technician received. */
export const receivedReview = reviewOrStub.extend({ request_id: id, can: z.array(reviewDeed) });
export type ReceivedReview = z.infer<typeof receivedReview>;

/**
 * A review as the two sides of the job see it; of a customer's the four scores, of a technician's one figure. Once it is removed, only its
 * author is told what it said.
 */
export const sideReview = z.object({
  id,
  status: reviewStatus,
  stars: z.number().nullable(),
  scores: z.object(givenScores).nullable(),
  text: z.string(),
  photos: z.array(z.string()),
  ...reviewAnswers,
  broken_rule: reviewRule.nullable(),
  published_at: instant.nullable(),
  can: z.array(reviewDeed),
});
export type SideReview = z.infer<typeof sideReview>;

/** The reviews of one job, for one of its two sides. */
export const jobReviews = z.object({
  request: z.object({ id, title: z.string() }),
  /** How the reader sees the other side. */
  other: named,
  service: named,
  /** Both are published then, whoever has written; null while a dispute lets nobody say when that will be. */
  closes_at: instant.nullable(),
  /** Nobody may write meanwhile, and the time for it stands still. */
  is_disputed: z.boolean(),
  can: z.array(z.enum(["write", "edit"])),
  mine: sideReview.nullable(),
  /** Null until it is published. */
  theirs: sideReview.nullable(),
  is_theirs_waiting: z.boolean(),
  /** Added to a review that may not be written yet. */
  photos: z.array(z.string()),
});
export type JobReviews = z.infer<typeof jobReviews>;

/** A finished job about which the reader may still write. */
export const openReview = z.object({
  request: z.object({ id, title: z.string() }),
  other: z.string(),
  closes_at: instant,
  is_mine_written: z.boolean(),
  is_theirs_waiting: z.boolean(),
});
export type OpenReview = z.infer<typeof openReview>;
