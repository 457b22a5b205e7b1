import { expect, test } from "vitest";
import { requests } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { openRequestOf } from "../support/requests";

const world = await openWorld({ settings: { listsHeld: 5 } });

const titles = async (filters = {}) =>
  (await world.guest.requests.open(filters)).content.map(({ title }) => title);

/** As another process of the same product would. */
const rename = (title: string) => world.db.update(requests).set({ title });

test("Nadia's request is on the open list at once, and gone from it at once", async () => {
  const nadia = await world.aCustomer();
  expect(await titles()).toEqual([]);
  const id = await openRequestOf(world, nadia, { title: "The tap drips" });
  expect(await titles()).toEqual(["The tap drips"]);
  await world.as(nadia).requests.cancel({ id });
  expect(await titles()).toEqual([]);
});

test("What another process changed is seen after five seconds", async () => {
  await openRequestOf(world, await world.aCustomer(), { title: "The tap drips" });
  expect(await titles()).toEqual(["The tap drips"]);
  await rename("The sink drips");
  expect(await titles()).toEqual(["The tap drips"]);
  world.clock.advance(6);
  expect(await titles()).toEqual(["The sink drips"]);
});

test("Each filter, each language and each search has an answer of its own", async () => {
  await openRequestOf(world, await world.aCustomer(), { title: "The tap drips" });
  expect(await titles()).toEqual(["The tap drips"]);
  expect(await titles({ city: "giza" })).toEqual([]);
  const [card] = (await world.inLanguage("ar").requests.open({})).content;
  expect(card?.city?.name).toBe("القاهرة");
  expect(await titles({ q: "drips" })).toEqual(["The tap drips"]);
  await rename("The sink leaks");
  expect(await titles({ q: "drips" })).toEqual(["The sink leaks"]);
});

test("A list that could not be read is asked for again", async () => {
  await expect(world.guest.technicians.reviews({ id: "nobody0000000000" })).rejects.toThrow("404");
  const { id } = await world.aProvider();
  expect((await world.guest.technicians.reviews({ id })).content).toEqual([]);
});
