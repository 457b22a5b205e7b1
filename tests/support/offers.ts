import type { Input, Output } from "~/contract/endpoint";
import type { offersContract } from "~/contract/offers";
import type { Client } from "~/web/calls/client.server";
import type { World } from "./api";
import type { Person } from "./people";

type Terms = Omit<Input<(typeof offersContract)["send"]>, "id">;
export type Sent = Output<(typeof offersContract)["send"]>;

/** EGP 300, a morning after every validity. */
export const terms: Terms = {
  version: 1,
  kind: "fixed",
  price: 30_000,
  visit_fee: 5_000,
  starts_at: "2026-12-10T10:30",
  duration: 90,
  warranty_days: 30,
  included: "Visit, new cartridge",
  message: "I bring the parts.",
};

/** An offer of this provider on a request. */
export const sendOffer = (
  world: World,
  provider: Person,
  id: string,
  changed: Partial<Terms> = {},
): Promise<Sent> => world.as(provider).offers.send({ ...terms, ...changed, id });

/** Providers who may all offer on the usual request. */
export const providers = (world: World, count: number): Promise<Person[]> =>
  Array.from({ length: count }).reduce<Promise<Person[]>>(
    async (before) => [...(await before), await world.aProvider()],
    Promise.resolve([]),
  );

/** A customer, and two providers who may both offer on the usual request. */
export const customerAndTwo = async (world: World): Promise<[Person, Person, Person]> => [
  await world.aCustomer(),
  await world.aProvider(),
  await world.aProvider(),
];

/** Which of the calls were answered, and what the others were refused with. */
export async function outcomes(
  calls: readonly Promise<unknown>[],
): Promise<{ won: number; refused: unknown[] }> {
  const settled = await Promise.allSettled(calls);
  return {
    won: settled.filter(({ status }) => status === "fulfilled").length,
    refused: settled.flatMap((one) => (one.status === "rejected" ? [one.reason?.body ?? one.reason] : [])),
  };
}

/** The request's version that a technician has read: now and then not the one that stands. */
export async function readBy(world: World, { nadia, id }: { nadia: Person; id: string }, n: number) {
  const { version } = await world.as(nadia).requests.get({ id });
  return { version: n % 7 === 0 ? version - 1 : version };
}

/** An answer to the price that is asked for now. */
export const askedOf = async (api: Client["offers"], id: string) => ({
  id,
  asked: (await api.get({ id })).asked_price?.amount ?? 1,
});
