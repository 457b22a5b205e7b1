import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack } from "../support/chargebacks";
import { earnAgain, indebted } from "../support/debts";
import { decidedAt, disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, settleGateway } from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });
const reason = "The name is another.";
const currency = "EGP";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** What Tarek was told last of one kind or another. */
async function heard({ tarek }: Pick<Deal, "tarek">, kinds: RegExp) {
  const all = await world.db.query.notifications.findMany();
  return all
    .filter(({ userId, kind }) => userId === tarek.id && kinds.test(kind))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ kind, params }) => [kind, params])[0];
}

const left = async () => {
  const { debt = 0, available = 0 } = await balances(world);
  return { debt, available };
};

describe("Tarek, who owes 270 pounds, does another job", () => {
  it("that earns as much: he reads that all of it went to the debt", async () => {
    const { deal } = await indebted(world);
    await earnAgain(world, deal);
    expect(await left()).toEqual({ debt: 0, available: 0 });
    const amounts = { price: 27_000, debt: 27_000, rest: 0, currency };
    expect(await heard(deal, /^earning_/)).toEqual(["earning_cleared.debt", amounts]);
  });

  it("that earns more: he reads what the debt took, and what he can have", async () => {
    const { deal } = await indebted(world);
    await earnAgain(world, deal, 60_000);
    expect(await left()).toEqual({ debt: 0, available: 27_000 });
    const amounts = { price: 54_000, debt: 27_000, rest: 27_000, currency };
    expect(await heard(deal, /^earning_/)).toEqual(["earning_cleared.part", amounts]);
  });

  it("that is approved: he reads that the debt comes first", async () => {
    const { deal } = await indebted(world);
    await earnAgain(world, deal);
    expect(await heard(deal, /^order_completed/)).toMatchObject([
      "order_completed.debt",
      { price: 27_000, debt: 27_000, currency },
    ]);
  });

  it("after all was settled: his earnings are told as they ever are", async () => {
    const { deal } = await indebted(world);
    await earnAgain(world, deal);
    await earnAgain(world, deal);
    expect(await heard(deal, /^earning_/)).toEqual(["earning_cleared", { price: 27_000, currency }]);
    expect((await heard(deal, /^order_completed/))?.[0]).toBe("order_completed");
  });
});

describe("A payout comes back to Tarek, whose customer's bank took money back meanwhile", () => {
  /** @param taken by the bank: minor units */
  async function asked(taken: number) {
    const deal = await earner(world);
    const { id } = await world.as(deal.tarek).payouts.request({ amount: 27_000 });
    await chargedBack(world, deal, { amount: taken });
    return { deal, id, staff: world.as(await world.aStaffMember()).payouts };
  }
  const part = { price: 27_000, debt: 9_000, rest: 18_000, currency, reason };

  it("since staff rejected it: he reads what is his again, and so do they of him", async () => {
    const { deal, id, staff } = await asked(10_000);
    await staff.reject({ id, reason });
    expect(await left()).toEqual({ debt: 0, available: 18_000 });
    expect(await heard(deal, /^payout_/)).toEqual(["payout_rejected.part", part]);
  });

  it("all of which he owes: he reads that none of it is available", async () => {
    const { deal, id, staff } = await asked(30_000);
    await staff.reject({ id, reason });
    expect(await left()).toEqual({ debt: 0, available: 0 });
    const amounts = { ...part, debt: 27_000, rest: 0 };
    expect(await heard(deal, /^payout_/)).toEqual(["payout_rejected.debt", amounts]);
  });

  it("since it did not reach his account", async () => {
    const { deal, id, staff } = await asked(10_000);
    await staff.approve({ id });
    await staff.batch();
    await staff.markFailed({ id, reason });
    expect(await heard(deal, /^payout_/)).toEqual(["payout_failed.part", part]);
  });

  it("after it had arrived", async () => {
    const { deal, payout: id, staff } = await indebted(world);
    await staff.payouts.markReturned({ id, reason });
    const amounts = { ...part, debt: 27_000, rest: 0 };
    expect(await heard(deal, /^payout_/)).toEqual(["payout_returned.debt", amounts]);
  });
});

describe("Nadia's bank takes back what was earned with it: Tarek reads what leaves his earnings", () => {
  it("while they cover it", async () => {
    const deal = await completed(world);
    await chargedBack(world, deal, { amount: 10_000 });
    const amounts = { price: 10_000, taken: 9_000, currency };
    expect(await heard(deal, /^charged_back/)).toMatchObject(["charged_back.taken", amounts]);
  });

  it("and what he owes once they do not", async () => {
    const { deal } = await indebted(world);
    const amounts = { price: 30_000, taken: 27_000, debt: 27_000, currency };
    expect(await heard(deal, /^charged_back/)).toMatchObject(["charged_back.owed", amounts]);
  });

  it("and all that he owes once they hold less still", async () => {
    const deal = await earner(world);
    await world.as(deal.tarek).payouts.request({ amount: 27_000 });
    await chargedBack(world, deal, { amount: 10_000 });
    await chargedBack(world, deal, { amount: 20_000, disputeId: "another" });
    const amounts = { price: 20_000, taken: 18_000, debt: 27_000, currency };
    expect(await heard(deal, /^charged_back/)).toMatchObject(["charged_back.owed", amounts]);
  });

  it("or that they stay, where it was given back before", async () => {
    const deal = await earner(world);
    const { his, hers, id } = await disputeOf(world, deal);
    await his.write({ id, text: "All of it, then." });
    await his.propose({ id, kept: 0 });
    await hers.accept({ id, proposal_id: (await hers.get({ id })).proposals[0]?.id ?? "" });
    await settleGateway(world);
    await chargedBack(world, deal);
    expect(await heard(deal, /^charged_back/)).toMatchObject(["charged_back.kept", { price: 30_000 }]);
  });
});

describe("A decision gives money back that Tarek has earned: he reads what leaves his earnings", () => {
  /** Staff leave him 100 pounds of what was paid, which becomes final. */
  async function decided(deal: Deal) {
    const { hers, id } = await decidedAt(world, 10_000, deal);
    world.clock.advance(7 * 86_400);
    expect(await hers.get({ id })).toMatchObject({ status: "final" });
  }

  it("while they cover it", async () => {
    const deal = await earner(world);
    await decided(deal);
    const amounts = { price: 20_000, taken: 19_000, currency };
    expect(await heard(deal, /^taken_back/)).toMatchObject(["taken_back", amounts]);
  });

  it("and what he owes once they do not", async () => {
    const deal = await earner(world);
    await world.as(deal.tarek).payouts.request({ amount: 20_000 });
    await decided(deal);
    const amounts = { price: 20_000, taken: 19_000, debt: 12_000, currency };
    expect(await heard(deal, /^taken_back/)).toMatchObject(["taken_back.owed", amounts]);
  });

  it("and all that he owes with what he had owed before", async () => {
    const { deal } = await indebted(world);
    await decided(await earnAgain(world, deal, 20_000));
    const amounts = { price: 10_000, taken: 10_000, debt: 19_000, currency };
    expect(await heard(deal, /^taken_back/)).toMatchObject(["taken_back.owed", amounts]);
    expect(await left()).toEqual({ debt: 19_000, available: 0 });
  });
});
