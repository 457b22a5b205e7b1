export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** One of the values, each as likely as its weight says. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
  /** As `newId` makes them: 16 letters and digits. */
  id: () => string;
};

const letters = [..."0123456789abcdefghjkmnpqrstvwxyz"];

/** FNV-1a of a name: 32 bits. */
function hashOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash | 0;
}

/** Small fast counter (sfc32): 128 bits of state, so that the sequences of different names never meet. */
function sequence(name: string): () => number {
  let [a, b, c, count] = [hashOf(name), hashOf(`${name} b`), hashOf(`${name} c`), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/**
 * A repeatable source of choices. Every generator takes one of its own by name, so that a change in one leaves what the others
 * make as it was.
 */
export function random(name: string): Random {
  const next = sequence(name);
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error(`${name}: nothing to pick from`);
    return list[between(0, list.length - 1)] as T;
  };
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(list)[0];
  };
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ value }) => value);
  const id = (): string => Array.from({ length: 16 }, () => pick(letters)).join("");
  return { next, between, chance: (share) => next() < share, pick, weighted, shuffle, id };
}
