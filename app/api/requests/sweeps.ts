import type { House } from "../mount";
import { findActivity } from "../profile/account-store";
import { change } from "../record/change";
import { showRequests } from "./moves";
import { holdRequestsOf, listOwners } from "./request-store";

/** Accounts whose requests are looked at in one round. */
const accounts = 500;

/**
 * A sweep that shows and hides requests as the accounts of their customers are: what closes or opens an account does so itself, but
 * a server of an earlier version that still runs knows nothing of it. Some accounts a round, then those after them, over and over.
 */
export function ownerSweep(): (house: House, now: Date) => Promise<void> {
  let after = "";
  return async (house, now) => {
    const rows = await listOwners(house.db, after, accounts);
    after = rows.length < accounts ? "" : (rows.at(-1)?.id ?? "");
    for (const { id } of rows.filter(({ isWrong }) => isWrong))
      await change(house, { actor: "time", id: null }, now, async (act) => {
        await holdRequestsOf(act.tx, id);
        await showRequests(act, id, await findActivity(act.tx, id));
      });
  };
}
