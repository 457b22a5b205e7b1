import { afterEach, describe, expect, it } from "vitest";
import { findDifferences } from "~/api/ledger/check-store";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack } from "../support/chargebacks";
import { earnAgain, indebted, jobAgain } from "../support/debts";
import { contradictionsIn } from "../support/invariants";
import { type Deal, paid } from "../support/paid";
import { ibans } from "../support/payouts";

const world = await openWorld();
const day = 86_400;
const disputeId = "another dispute";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await findDifferences(world.db)).toEqual([]);
});

const earned = async ({ tarek, orderId }: Deal) => {
  await world.as(tarek).orders.get({ id: orderId });
  const { pending = 0, available = 0, debt = 0 } = await balances(world);
  return { pending, available, debt };
};

describe("The earning of a job clears by itself:", () => {
  it("what settled a debt when a bank gave it back is not taken for it from what another job waits for", async () => {
    const { deal } = await indebted(world);
    const first = await jobAgain(world, deal);
    await chargedBack(world, first, { disputeId });
    world.clock.advance(day);
    const second = await jobAgain(world, deal);
    await givenBack(world, first, { disputeId });
    expect(await earned(first)).toEqual({ pending: 27_000, available: 0, debt: 0 });
    world.clock.advance(6 * day + 60);
    expect(await earned(first)).toEqual({ pending: 27_000, available: 0, debt: 0 });
    world.clock.advance(day);
    expect(await earned(second)).toEqual({ pending: 0, available: 27_000, debt: 0 });
  });

  it("what a bank took of an older one is missing in the next to clear, and in none after it", async () => {
    const { tarek, nadia } = await paid(world);
    const older = await earnAgain(world, { tarek, nadia } as Deal);
    await world.as(tarek).payouts.addMethod({ iban: ibans[0], holder: "Tarek Fawzy" });
    await world.as(tarek).payouts.request({ amount: 27_000 });
    const first = await jobAgain(world, older);
    world.clock.advance(day);
    await chargedBack(world, older);
    const second = await jobAgain(world, older);
    expect(await earned(first)).toEqual({ pending: 27_000, available: 0, debt: 0 });
    world.clock.advance(6 * day + 60);
    expect(await earned(first)).toEqual({ pending: 27_000, available: 0, debt: 0 });
    world.clock.advance(day);
    expect(await earned(second)).toEqual({ pending: 0, available: 27_000, debt: 0 });
  });
});
