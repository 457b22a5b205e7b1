import type { House } from "../mount";
import { findActivity } from "../profile/account-store";
import { change } from "../record/change";
import { showRequests } from "./moves";
import { findNewestLine, holdRequestsOf, listContradicted } from "./request-store";

/**
 * A sweep that shows and hides requests as the accounts of their customers are: what closes or opens an account does so itself, but
 * a server of an earlier version that still runs knows nothing of it. It writes into the audit log all the same, and there the sweep
 * reads on from round to round; all of it as it starts, and nothing where no account was closed or opened.
 */
export function ownerSweep(): (house: House, now: Date) => Promise<void> {
  // Each line is read in two rounds: one of a lower place may be written down after one of a higher.
  let [before, last] = [0, 0];
  return async (house, now) => {
    const newest = await findNewestLine(house.db);
    for (const { id } of await listContradicted(house.db, before))
      await change(house, { actor: "time", id: null }, now, async (act) => {
        await holdRequestsOf(act.tx, id);
        await showRequests(act, id, await findActivity(act.tx, id));
      });
    [before, last] = [last, newest];
  };
}
