import { setImmediate } from "node:timers/promises";
import type { House } from "../mount";

/** Rows that an earlier version left, found some at a time in the order of their ids, and how they come to be as this version has them. */
export type LeftOver<Row extends { id: string }> = {
  find: (house: House, after: string, limit: number, now: Date) => Promise<Row[]>;
  mend: (house: House, rows: Row[], now: Date) => Promise<void>;
};

/** Rows of one step: few enough that a server that is to stop waits for moments only. */
const batch = 50;
/** Whatever is found has been looked for among all: where there was nothing, it is looked for as seldom as this. */
const rest = 3_600_000;

/**
 * A sweep that goes through all, and begins anew, since a server of the earlier version may still run: at once where it found something,
 * else after an hour. What fails keeps nothing else from its turn, and has another as the sweep begins anew.
 */
export function leftOverSweep<Row extends { id: string }>({ find, mend }: LeftOver<Row>) {
  let [after, isClean, next] = ["", true, 0];
  return async (house: House, now: Date, signal: AbortSignal): Promise<void> => {
    if (now.getTime() < next) return;
    do {
      const rows = await find(house, after, batch, now);
      after = rows.length < batch ? "" : (rows.at(-1)?.id ?? "");
      isClean &&= rows.length === 0;
      if (after === "") [next, isClean] = [isClean ? now.getTime() + rest : 0, true];
      if (rows.length > 0) await mend(house, rows, now);
      // The embedded database answers without a wait: between two of its answers nobody else would have a turn.
      await setImmediate();
    } while (after !== "" && !signal.aborted);
  };
}
