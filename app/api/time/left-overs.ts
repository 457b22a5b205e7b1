import { setImmediate } from "node:timers/promises";
import type { House } from "../mount";

/** Rows that an earlier version left, found some at a time in the order of their ids, and how each comes to be as this version has it. */
export type LeftOver<Row extends { id: string }> = {
  find: (house: House, after: string, limit: number, now: Date) => Promise<Row[]>;
  /** @returns whether it changed anything: what is in use may be left for another time */
  mend: (house: House, row: Row, now: Date) => Promise<boolean>;
};

/** Rows of one step: few enough that a server that is to stop waits for moments only. */
const batch = 50;
/** How long it rests after it has gone through all rows and mended nothing. */
const rest = 3_600_000;
/** Where nothing was mended for so long, no server of the earlier version runs any more. */
const enough = 3 * 86_400_000;

/** A row that cannot be mended does not keep the others from it. @returns whether any was mended */
async function mendSome<Row extends { id: string }>(
  house: House,
  leftOver: LeftOver<Row>,
  rows: Row[],
  now: Date,
): Promise<boolean> {
  let isAny = false;
  for (const row of rows) {
    try {
      if (await leftOver.mend(house, row, now)) isAny = true;
    } catch (err) {
      house.log.error({ row: row.id, err }, "what an earlier version left was not mended");
    }
  }
  return isAny;
}

/**
 * A sweep that goes through all rows again and again, since a server of the earlier version may still run and leave more: again at once where
 * it has mended something, else after an hour. When nothing was mended for three days it ends, until this server is started anew; until then
 * it also tries again what could not be mended.
 */
export function leftOverSweep<Row extends { id: string }>(leftOver: LeftOver<Row>) {
  let [after, isClean, next, since] = ["", true, 0, Number.POSITIVE_INFINITY];
  return async (house: House, now: Date, signal: AbortSignal): Promise<void> => {
    const at = now.getTime();
    if (at < next) return;
    do {
      const rows = await leftOver.find(house, after, batch, now);
      after = rows.length < batch ? "" : (rows.at(-1)?.id ?? "");
      if (rows.length > 0 && (await mendSome(house, leftOver, rows, now))) isClean = false;
      if (after === "") {
        since = isClean ? Math.min(since, at) : at;
        next = !isClean ? 0 : at - since < enough ? at + rest : Number.POSITIVE_INFINITY;
        isClean = true;
      }
      // The embedded database answers without a wait: between two of its answers nobody else would have a turn.
      await setImmediate();
    } while (after !== "" && !signal.aborted);
  };
}
