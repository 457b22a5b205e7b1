import type { staffContract } from "~/contract/staff";
import type { Operation } from "../operation";
import { countWaiting } from "./user-store";

/** What waits for staff, counted off the indices of what waits. */
export const overview: Operation<(typeof staffContract)["overview"]> = async (_, ctx) => {
  const { verifications, since, inactive } = await countWaiting(ctx.db);
  return {
    verifications,
    verifications_since: since?.toISOString() ?? null,
    inactive_users: inactive,
  };
};
