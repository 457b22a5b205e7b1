import type { House } from "../mount";
import { recountFiguresOf } from "../reviews/recount-store";
import { fillFloors, listFloorless } from "./floor-store";

/** Orders of one statement, and statements of one round: few enough to keep nobody waiting. */
const batch = 500;
const batchesARound = 20;

type Floorless = Awaited<ReturnType<typeof listFloorless>>;

/**
 * A sweep that gives orders of an earlier version the price floor that those of this one are made with, and counts the figures of their
 * technicians and services anew, as this version counts: some jobs count no more, and some reviews do again. It goes through all, then
 * begins anew, since a server of that version may still run.
 */
export function floorSweep(): (house: House) => Promise<void> {
  let after = "";
  return async ({ db }) => {
    const batches: Floorless[] = [];
    do {
      const rows = await listFloorless(db, after, batch);
      after = rows.length < batch ? "" : (rows.at(-1)?.id ?? "");
      if (rows.length > 0) batches.push(rows);
    } while (after !== "" && batches.length < batchesARound);
    const all = batches.flat();
    // First the figures: where this ends in between, the next round finds the same orders.
    await recountFiguresOf(
      db,
      all.map(({ providerId }) => providerId),
      all.map(({ serviceId }) => serviceId),
    );
    for (const rows of batches)
      await fillFloors(
        db,
        rows.map(({ id }) => id),
      );
  };
}
