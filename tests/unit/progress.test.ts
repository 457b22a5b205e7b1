import { describe, expect, it } from "vitest";
import { barAt, isOver, type Load, nextLoad, progressTimes } from "~/components/live/progress";

const { throttle, duration, hideDelay, resetDelay } = progressTimes;
const running: Load = { start: 1000, end: null };
const slow: Load = { start: 1000, end: 3000 };

/** The share drawn after so many milliseconds of a load. */
const shareAt = (elapsed: number) => barAt(running, running.start + elapsed)?.share;

describe("the progress bar", () => {
  it("has the specification's figures", () => {
    expect(progressTimes).toEqual({ duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 });
  });

  it("shows nothing while nothing loads", () => {
    expect(barAt(null, 5000)).toBeNull();
    expect(isOver(null, 5000)).toBe(true);
  });

  it("waits for the throttle before it appears", () => {
    expect(barAt(running, running.start + throttle - 1)).toBeNull();
    expect(barAt(running, running.start + throttle)).toEqual({ share: 0, opacity: 1 });
  });

  it("is half way after half the estimated duration and never at the end", () => {
    expect(shareAt(throttle + duration / 2)).toBeCloseTo(0.5);
    const shares = [300, 600, 1200, 2400, 60_000, 3_600_000].map((elapsed) => shareAt(elapsed) ?? 0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(1);
  });

  it("stands full for the hide delay once the load has ended, then fades for the reset delay", () => {
    expect(barAt(slow, 3000)).toEqual({ share: 1, opacity: 1 });
    expect(barAt(slow, 3000 + hideDelay - 1)).toEqual({ share: 1, opacity: 1 });
    expect(barAt(slow, 3000 + hideDelay + resetDelay / 2)).toEqual({ share: 1, opacity: 0.5 });
    expect(barAt(slow, 3000 + hideDelay + resetDelay)).toBeNull();
  });

  it("is over only after it has faded", () => {
    expect(isOver(running, 99_999)).toBe(false);
    expect(isOver(slow, 3000 + hideDelay + resetDelay - 1)).toBe(false);
    expect(isOver(slow, 3000 + hideDelay + resetDelay)).toBe(true);
  });

  it("never shows for a load shorter than the throttle", () => {
    const quick: Load = { start: 1000, end: 1000 + throttle - 1 };
    expect(barAt(quick, quick.start + throttle)).toBeNull();
    expect(isOver(quick, quick.start + throttle)).toBe(true);
  });
});

describe("a load", () => {
  it("begins when the page begins to load, and ends when it rests, well or in an error", () => {
    const begun = nextLoad(null, true, 1000);
    expect(begun).toEqual({ start: 1000, end: null });
    expect(nextLoad(begun, false, 1800)).toEqual({ start: 1000, end: 1800 });
  });

  it("goes on when another page is chosen meanwhile", () => {
    expect(nextLoad(running, true, 1500)).toBe(running);
  });

  it("begins anew after one has ended", () => {
    expect(nextLoad(slow, true, 3100)).toEqual({ start: 3100, end: null });
  });

  it("is nothing while the page rests", () => {
    expect(nextLoad(null, false, 1000)).toBeNull();
    expect(nextLoad(slow, false, 9000)).toBe(slow);
  });
});
