import type { World } from "./api";
import type { Person } from "./people";

export const reason = "Three appointments were missed without a word.";

/** Staff close somebody's account, or open it again. */
export const closings = (world: World) => ({
  close: async ({ id }: Person) => world.as(await world.aStaffMember()).staff.deactivate({ id, reason }),
  openAgain: async ({ id }: Person) => world.as(await world.aStaffMember()).staff.reactivate({ id, reason }),
});
