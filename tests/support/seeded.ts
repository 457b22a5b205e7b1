/** Draws one after another, the same again of the same seed. */
export type Draw = {
  /** A whole number from 0 up to, and without, this one. */
  below: (end: number) => number;
  /** One of these, none of them sooner than another. */
  of: <T>(list: readonly [T, ...T[]]) => T;
};

/** What is tried in each run of the tests is the same in each. */
export const usualSeed = 20_261_124;

/**
 * The seed of a run: the usual one, unless the environment names how often something is to be tried. Then it is drawn anew, or is the one
 * that is named.
 */
export function seedOf(times: string, seed: string): number {
  const { [times]: many, [seed]: named } = process.env;
  if (named) return Number(named);
  return many ? Math.floor(Math.random() * 2 ** 32) : usualSeed;
}

/** Mulberry32: small, and even enough for choosing what is tried. */
export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return { below, of: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0] };
}
