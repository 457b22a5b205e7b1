import type { World } from "./api";

/** A new member of staff's client: within an object, since alone it would be taken for a promise. */
export const aMember = async (world: World) => ({ staff: world.as(await world.aStaffMember()) });
