import { expect, it } from "vitest";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const month = 31 * 24 * 3_600;

it("Catching up with what it slept through, a server gives whoever waits a turn after each request", async () => {
  const nadia = await world.aCustomer();
  const places = [1, 2, 3, 4];
  for (const _ of places) await openRequestOf(world, nadia);
  world.clock.advance(month);
  let [turns, isOver] = [0, false];
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await sweepTimers(world.house, world.clock.now());
  isOver = true;
  const ends = (await world.as(nadia).requests.mine({ tab: "closed" })).content.map(({ status }) => status);
  expect(ends).toEqual(places.map(() => "expired"));
  expect(turns).toBeGreaterThanOrEqual(places.length);
});
