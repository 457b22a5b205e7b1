import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { completed } from "../support/paid";

const world = await openWorld();

it("A technician's completion and on-time rates are shown from the fifth order on, and not from the fourth", {
  timeout: 120_000,
}, async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const rates = async () => {
    const { completion_percent, on_time_percent } = await world.guest.technicians.get({ id: tarek.id });
    return [completion_percent, on_time_percent];
  };
  for (let job = 0; job < 4; job += 1) await completed(world, {}, { nadia, tarek });
  expect(await rates()).toEqual([null, null]);
  await completed(world, {}, { nadia, tarek });
  expect(await rates()).toEqual([100, 100]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});
