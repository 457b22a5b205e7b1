/** Published reviews of something: how many, and the sum of all their scores, four a review. */
export type Reviewed = { reviews: number; scores: number };

/** The mean of all scores; null where there are none. */
export const meanScore = ({ reviews, scores }: Reviewed): number | null =>
  reviews === 0 ? null : scores / (4 * reviews);

/**
 * The score that ranks: the mean of the own reviews and of as many assumed ones of a usual mean. Few reviews say little; many
 * speak for themselves.
 * @param prior the mean of what is usual: of the service among whose technicians this one ranks, else of those that the technician offers
 */
export function rankScore(own: Reviewed, prior: number, assumed: number): number {
  const mean = meanScore(own) ?? 0;
  return (assumed * prior + own.reviews * mean) / (assumed + own.reviews);
}
