import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { recountFiguresOf } from "../reviews/recount-store";
import type { LeftOver } from "../time/left-overs";
import { fillFloors, listFloorless } from "./floor-store";
import { startIdleClock } from "./idle-clock-moves";
import { listUnwatched } from "./idle-store";
import { findOrder } from "./order-store";

type Floorless = Awaited<ReturnType<typeof listFloorless>>[number];
type Unwatched = Awaited<ReturnType<typeof listUnwatched>>[number];

/**
 * Orders of an earlier version get the price floor that those of this one are made with, and the figures of their technicians and services
 * are counted anew, each once while all are gone through, as this version counts: some jobs count no more, and some reviews do again.
 */
export function floorless(): LeftOver<Floorless> {
  const counted = new Set<string>();
  return {
    find: ({ db }, after, limit) => {
      if (after === "") counted.clear();
      return listFloorless(db, after, limit);
    },
    mendAll: async ({ db }, rows) => {
      const uncounted = (id: string | null) => id !== null && !counted.has(id);
      const providers = rows.map(({ providerId }) => providerId).filter(uncounted);
      const services = rows.map(({ serviceId }) => serviceId).filter(uncounted);
      // First the figures: where this ends in between, the same orders are found again.
      await recountFiguresOf(db, providers, services);
      for (const id of [...providers, ...services]) if (id) counted.add(id);
      await fillFloors(
        db,
        rows.map(({ id }) => id),
      );
    },
  };
}

/**
 * Jobs that a server of an earlier version has brought to their state, which set nothing that reminds of them; a migration has seen to those
 * before. Only those of late: what they are reminded of cannot have been said by then, nor what reminded of it been cleared.
 */
export const unwatched: LeftOver<Unwatched> = {
  find: ({ db, settings }, after, limit, now) => {
    const least = Math.min(settings.startReminderAfter, settings.deliveryReminderAfter);
    return listUnwatched(db, { after, limit, since: new Date(now.getTime() - least * 1000) });
  },
  mend: async (house, { id, requestId }, now) => {
    await change(house, { actor: "time", id: null }, now, async (act) => {
      await holdRequest(act.tx, requestId);
      const order = await findOrder(act.tx, id);
      if (order) await startIdleClock(act, order);
    });
  },
};
