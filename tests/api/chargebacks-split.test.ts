import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack, unhandled } from "../support/chargebacks";
import { negotiating, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { type Deal, settleGateway } from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await unhandled(world)).toEqual([]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Nadia complains of a job whose money has cleared; her bank takes so much of it, and then they settle. */
async function settled(taken: readonly number[], kept: number) {
  const deal = await earner(world);
  const { hers, his, id } = await negotiating(world, deal);
  for (const [n, amount] of taken.entries()) await chargedBack(world, deal, { amount, disputeId: `${n}` });
  await his.propose({ id, kept });
  const [split] = (await hers.get({ id })).proposals;
  await hers.accept({ id, proposal_id: split?.id ?? "" });
  await settleGateway(world);
  return { deal, hers, id };
}

/** What stays with Tarek's side, and what Nadia has of us. */
async function ends({ nadia }: Deal) {
  await settleGateway(world);
  const [payment] = (await world.as(nadia).payments.mine({})).content;
  const { gateway = 0 } = await balances(world);
  return { kept: gateway, refunded: payment?.refunded.amount, taken: payment?.charged_back.amount };
}

describe("Both settle while Nadia's bank has some of the money, which it gives back later:", () => {
  it.each([
    ["all that her bank had was hers by what they agreed on", 10_000, 15_000],
    ["a part of it was", 20_000, 15_000],
    ["half of it was, where her bank had everything", 30_000, 15_000],
    ["all of it was, where nothing was to stay with him", 10_000, 0],
    ["none of it was, where everything was", 30_000, 30_000],
  ])("%s, and each has that in the end", async (_, taken, kept) => {
    const { deal, hers, id } = await settled([taken], kept);
    await givenBack(world, deal, { amount: taken, disputeId: "0" });
    expect(await ends(deal)).toEqual({ kept, refunded: 30_000 - kept, taken: 0 });
    expect(await hers.get({ id })).toMatchObject({ end: { figures: { kept: { amount: kept } } } });
  });

  it("his part comes first where it gives back one of two, and hers with the other", async () => {
    const { deal } = await settled([15_000, 10_000], 15_000);
    await givenBack(world, deal, { amount: 10_000, disputeId: "1" });
    expect(await ends(deal)).toEqual({ kept: 15_000, refunded: 0, taken: 15_000 });
    await givenBack(world, deal, { amount: 15_000, disputeId: "0" });
    expect(await ends(deal)).toEqual({ kept: 15_000, refunded: 15_000, taken: 0 });
  });

  it("a second chargeback, after they have settled, takes what is left, and comes back to whom it was taken from", async () => {
    const { deal } = await settled([10_000], 15_000);
    const second = { amount: 20_000, disputeId: "second" };
    world.clock.advance(60);
    await chargedBack(world, deal, second);
    await givenBack(world, deal, { amount: 10_000, disputeId: "0" });
    await givenBack(world, deal, second);
    expect(await ends(deal)).toEqual({ kept: 15_000, refunded: 15_000, taken: 0 });
  });
});

it("What staff have decided meanwhile holds for what the bank gives back, too", async () => {
  const deal = await earner(world);
  const { his, id } = await negotiating(world, deal);
  await chargedBack(world, deal, { amount: 20_000 });
  await his.handOver({ id });
  const staff = world.as(await world.aStaffMember()).complaints;
  await staff.decide({ id, outcome: "split", kept: 12_000, ...reasons });
  world.clock.advance(7 * 86_400);
  await his.get({ id });
  await givenBack(world, deal, { amount: 20_000 });
  expect(await ends(deal)).toEqual({ kept: 12_000, refunded: 18_000, taken: 0 });
});
