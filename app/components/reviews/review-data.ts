import type { ReviewRule, SubScores } from "~/contract/review-fields";

/** What customers give a score for, in the order in which it is shown. */
export const scoreNames = ["punctuality", "quality", "communication", "honesty"] as const;

/** A published review as a list shows one; of a removed one the rule that it broke, and little else. */
export type ReviewData = {
  id: string;
  author: string;
  /** Null of a removed one. */
  stars: number | null;
  text: string;
  photos: string[];
  service: string;
  provider: { id: string; name: string };
  reply: string | null;
  addendum: string | null;
  brokenRule: ReviewRule | null;
  publishedAt: string;
};

/** What a technician is rated by. */
export type StandingData = {
  rating: number | null;
  reviews: number;
  /** How many gave five stars, four, … one. */
  stars: number[];
  scores: SubScores | null;
};
