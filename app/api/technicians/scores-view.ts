import type { SubScores } from "~/contract/review-fields";
import type { Viewpoint } from "../reading";
import { meanOf } from "./rules";

type Sums = {
  reviewsCount: number;
  punctualitySum: number;
  qualitySum: number;
  communicationSum: number;
  honestySum: number;
};

/** The four means that a rating is made of; null until there are enough reviews. */
export function subScores(sums: Sums, { settings }: Viewpoint): SubScores | null {
  const { reviewsCount } = sums;
  if (reviewsCount < settings.reviewsForRating) return null;
  return {
    punctuality: meanOf(sums.punctualitySum, reviewsCount),
    quality: meanOf(sums.qualitySum, reviewsCount),
    communication: meanOf(sums.communicationSum, reviewsCount),
    honesty: meanOf(sums.honestySum, reviewsCount),
  };
}
