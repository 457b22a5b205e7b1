import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import type { LeftOver } from "../time/left-overs";
import { fillFloor, listFloorless } from "./floor-store";
import { startIdleClock } from "./idle-clock-moves";
import { listUnwatched } from "./idle-store";
import { findOrder } from "./order-store";

type Floorless = Awaited<ReturnType<typeof listFloorless>>[number];
type Unwatched = Awaited<ReturnType<typeof listUnwatched>>[number];

/** Orders of an earlier version get the price floor that those of this one are made with. */
export const floorless: LeftOver<Floorless> = {
  find: ({ db }, after, limit) => listFloorless(db, after, limit),
  mend: ({ db }, { id }) => fillFloor(db, id),
};

/**
 * Jobs that a server of an earlier version has moved on while this one was put in its place: it set no timer that reminds of them. Those from
 * before that have theirs by a migration. Only recent ones are looked for: an older one without a timer may have had its reminder.
 */
export const unwatched: LeftOver<Unwatched> = {
  find: ({ db, settings }, after, limit, now) => {
    const least = Math.min(settings.startReminderAfter, settings.deliveryReminderAfter);
    return listUnwatched(db, { after, limit, since: new Date(now.getTime() - least * 1000) });
  },
  mend: (house, { id, requestId }, now) =>
    change(house, { actor: "time", id: null }, now, async (act) => {
      await holdRequest(act.tx, requestId);
      const order = await findOrder(act.tx, id);
      if (order) await startIdleClock(act, order);
      return order !== null;
    }),
};
