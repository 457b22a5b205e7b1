/** The progress bar's figures in ms: the specification's. */
export const progressTimes = { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 };

/** One load of a page: when it began and, once it is over, when it ended. Ending well or in an error is one. */
export type Load = { start: number; end: number | null };

/** What the bar shows: how much of the line, how solid; null is nothing at all. */
export type Bar = { share: number; opacity: number } | null;

/**
 * How far a load has come that lasts an unknown time: fast at first, never at the end. Half is reached after half the
 * estimated duration.
 */
function estimate(elapsed: number): number {
  return (2 / Math.PI) * Math.atan((elapsed / progressTimes.duration) * 2);
}

/**
 * The bar at a moment. Nothing during the throttle, so that quick loads show none; then the estimate; at the end the full
 * line for the hide delay, then its fading for the reset delay.
 * @param now in the clock of `load`, ms
 */
export function barAt(load: Load | null, now: number): Bar {
  const { throttle, hideDelay, resetDelay } = progressTimes;
  if (!load) return null;
  if (load.end === null) {
    const elapsed = now - load.start - throttle;
    return elapsed < 0 ? null : { share: estimate(elapsed), opacity: 1 };
  }
  if (load.end - load.start < throttle) return null;
  const past = now - load.end;
  if (past < hideDelay) return { share: 1, opacity: 1 };
  if (past < hideDelay + resetDelay) return { share: 1, opacity: 1 - (past - hideDelay) / resetDelay };
  return null;
}

/** Whether the bar will change by itself after `now`. */
export function isOver(load: Load | null, now: number): boolean {
  if (!load) return true;
  if (load.end === null) return false;
  const { throttle, hideDelay, resetDelay } = progressTimes;
  return load.end - load.start < throttle || now - load.end >= hideDelay + resetDelay;
}

/** The load after the page begins (or goes on) loading, or rests. A load that starts while another runs goes on with it. */
export function nextLoad(load: Load | null, isLoading: boolean, now: number): Load | null {
  if (isLoading) return load?.end === null ? load : { start: now, end: null };
  return load?.end === null ? { ...load, end: now } : load;
}
