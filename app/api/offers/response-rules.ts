import { responseBeyond as beyond, responseEnds as ends } from "../db/states";

/**
 * A provider's answers by the minutes they took. Counted are answers that somebody waits for: a direct request offered on
 * or declined, a discount request answered.
 */
export function addResponse(counts: readonly number[], minutes: number): number[] {
  const step = ends.findIndex((end) => minutes <= end);
  const index = step < 0 ? ends.length : step;
  return Array.from({ length: ends.length + 1 }, (_, i) => (counts[i] ?? 0) + (i === index ? 1 : 0));
}

/** Minutes within which half of all answers came, to the histogram's step; null before the first. */
export function medianOf(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  let seen = 0;
  const step = counts.findIndex((n) => {
    seen += n;
    return seen * 2 >= total;
  });
  return ends[step] ?? beyond;
}
