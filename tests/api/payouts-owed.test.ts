import { afterEach, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack } from "../support/chargebacks";
import { contradictionsIn } from "../support/invariants";
import { earner } from "../support/payouts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });
const currency = "EGP";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("Staff read of a payout that is still to go what its technician owes meanwhile, which is taken from it when it is rejected", async () => {
  const deal = await earner(world);
  const [own, staff] = [world.as(deal.tarek).payouts, world.as(await world.aStaffMember()).payouts];
  const read = async (status: "requested" | "approved" | "rejected") => {
    const { content } = await staff.queue({ status });
    return content.map(({ id, debt }) => [id, debt]);
  };
  const { id } = await own.request({ amount: 20_000 });
  expect(await read("requested")).toEqual([[id, null]]);

  await chargedBack(world, deal);
  const debt = { amount: 20_000, currency };
  expect(await read("requested")).toEqual([[id, debt]]);
  await staff.approve({ id });
  expect(await read("approved")).toEqual([[id, debt]]);

  await staff.reject({ id, reason: "The customer’s bank took it back." });
  expect(await read("rejected")).toEqual([[id, null]]);
  const { debt: owed = 0, available = 0 } = await balances(world);
  expect({ owed, available }).toEqual({ owed: 0, available: 0 });
});
