/**
 * The least that a payout may be. A closed account earns no more: what is left of it may go, all at once.
 * @param most what may be paid out: minor units
 */
export const leastPayout = (most: number, minimum: number, isActive: boolean): number =>
  isActive || most <= 0 ? minimum : Math.min(most, minimum);
