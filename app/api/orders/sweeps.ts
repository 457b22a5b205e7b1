import type { House } from "../mount";
import { recountFiguresOf } from "../reviews/recount-store";
import { fillFloors, listFloors } from "./floor-store";

/** Orders of one statement, and statements of one round: few enough to keep nobody waiting. */
const batch = 500;
const batchesARound = 20;

/**
 * A sweep that gives orders of an earlier version the price floor that those of this one are made with, and takes those that do not count
 * by it out of the figures. It goes through all, then begins anew, since a server of that version may still run; what has its floor
 * is looked at a batch a round.
 */
export function floorSweep(): (house: House) => Promise<void> {
  let after = "";
  return async ({ db }) => {
    for (let n = 0; n < batchesARound; n += 1) {
      const rows = await listFloors(db, after, batch);
      const without = rows.filter(({ isWithout }) => isWithout);
      const out = without.filter(({ isOut }) => isOut);
      // First the figures: where this ends in between, the next round finds the same orders.
      await recountFiguresOf(
        db,
        out.map(({ providerId }) => providerId),
        out.map(({ serviceId }) => serviceId),
      );
      if (without.length > 0)
        await fillFloors(
          db,
          without.map(({ id }) => id),
        );
      after = rows.length < batch ? "" : (rows.at(-1)?.id ?? "");
      if (without.length === 0 || after === "") return;
    }
  };
}
