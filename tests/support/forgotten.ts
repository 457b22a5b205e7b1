import type { World } from "./api";
import type { Person } from "./people";

/** A new password that nobody here has otherwise. */
export const newPassword = "Green-kettle-58";

/** Somebody asked for a code to their phone. */
export async function forgotten(world: World, { phone }: Pick<Person, "phone">) {
  const { proof } = await world.guest.password.forgot({ phone });
  return { proof, code: await world.codeFor(phone) };
}

/** Somebody entered it, too, and may choose a new password. */
export async function proven(world: World, person: Pick<Person, "phone">): Promise<string> {
  const asked = await forgotten(world, person);
  await world.guest.password.verify(asked);
  return asked.proof;
}

/** Six digits that are not this code. */
export const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");
