import { afterEach, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { earner, ibans } from "../support/payouts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("Staff read of a payout that is still to go which other technicians have, or had, the same account", async () => {
  const { tarek } = await earner(world);
  const [own, staff] = [world.as(tarek).payouts, world.as(await world.aStaffMember()).payouts];
  const read = async (status: "requested" | "approved" | "cancelled") => {
    const { content } = await staff.queue({ status });
    return content.flatMap(({ same_account }) => same_account.map(({ id }) => id));
  };
  const { id } = await own.request({ amount: 5_000 });
  expect(await read("requested")).toEqual([]);

  const [omar, samir] = [await world.aProvider(), await world.aProvider()];
  await world.as(samir).payouts.addMethod({ iban: ibans[1], holder: "Samir" });
  await world.as(omar).payouts.addMethod({ iban: ibans[0], holder: "Omar" });
  expect(await read("requested")).toEqual([omar.id]);

  // One that was theirs before says as much, once.
  await world.as(omar).payouts.addMethod({ iban: ibans[1], holder: "Omar" });
  await world.as(omar).payouts.addMethod({ iban: ibans[0], holder: "Omar" });
  await world.as(omar).payouts.addMethod({ iban: ibans[1], holder: "Omar" });
  await staff.approve({ id });
  expect(await read("approved")).toEqual([omar.id]);

  const names = (await staff.queue({ status: "approved" })).content.flatMap((one) => one.same_account);
  expect(names).toEqual([{ id: omar.id, name: expect.stringMatching(/\S/) }]);
});
