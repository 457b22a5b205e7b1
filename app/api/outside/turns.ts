type Crowd = {
  /** How many may wait. */
  most: number;
  /** What whoever comes then gets. */
  fail: () => Error;
};

/**
 * Lets a few run at once and some others wait, first come first served: for work that takes much memory.
 * @example const inTurn = turns(2, { most: 8, fail: () => new Error("busy") }); await inTurn(() => decode(bytes))
 */
export function turns(mostAtOnce: number, crowd: Crowd): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= mostAtOnce && waiting.length >= crowd.most) throw crowd.fail();
    if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
