/**
 * Lets a few run at once and the others wait, first come first served: for work that takes much memory.
 * @example const inTurn = turns(2); await inTurn(() => decode(bytes))
 */
export function turns(mostAtOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
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
