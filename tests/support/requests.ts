import type { Input } from "~/contract/endpoint";
import type { requestsContract } from "~/contract/requests";
import type { World } from "./api";
import type { Person } from "./people";

type Fields = Input<(typeof requestsContract)["create"]>;

/** Everything that publishing asks for. */
export const whole = {
  service_id: "tap-mixer",
  title: "Kitchen tap drips all night",
  description: "The mixer over the sink drips, more at night. The valve under it closes.",
  city_id: "cairo",
  district_id: "cairo-maadi",
  address: "12 Road 9, third floor",
} satisfies Fields;

/** A draft of this customer, whole unless told otherwise. */
export async function draftOf(world: World, person: Person, fields: Fields = {}): Promise<string> {
  const { id } = await world.as(person).requests.create({ ...whole, ...fields });
  return id;
}

/** An open request of this customer. */
export async function openRequestOf(world: World, person: Person, fields: Fields = {}): Promise<string> {
  const id = await draftOf(world, person, fields);
  await world.as(person).requests.publish({ id });
  return id;
}

/** An offer of this provider on an open request; its id. */
export async function offerOn(
  world: World,
  person: Person,
  requestId: string,
  price = 30_000,
): Promise<string> {
  const { id } = await world.as(person).offers.send({
    ...{ id: requestId, kind: "fixed", price, visit_fee: 5_000, duration: 60, warranty_days: 30 },
    version: 1,
    starts_at: "2026-11-27T10:00",
  });
  return id;
}
