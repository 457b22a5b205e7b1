import { afterEach, describe, expect, it } from "vitest";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack, unhandled } from "../support/chargebacks";
import { indebted } from "../support/debts";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, settleGateway, started } from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await unhandled(world)).toEqual([]);
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

const one = { disputeId: "one" };
const two = { disputeId: "two" };

/** What Nadia reads of her payment: what her bank has, and what of it went back to her from us. */
async function readsOf({ nadia }: Deal) {
  const [payment] = (await world.as(nadia).payments.mine({})).content;
  return { taken: payment?.charged_back.amount, refunded: payment?.refunded.amount };
}

/** What waits among the refunds for a person. */
async function forAPerson() {
  const { transfers } = world.as(await world.aStaffMember());
  return (await transfers.refunds({})).content.map(({ id, amount }) => ({ id, amount: amount.amount }));
}

describe("Nadia's bank takes what Tarek has earned a second time, which is told before the first one is won:", () => {
  it.each([
    ["the first", [one, two]],
    ["the second", [two, one]],
  ])(
    "when %s is won it still has all of it, and of what it took twice nothing is our loss any more",
    async (_, [won, left]) => {
      const deal = await completed(world);
      const before = await balances(world);
      await chargedBack(world, deal, one);
      const taken = await balances(world);
      await chargedBack(world, deal, two);
      expect(await balances(world)).toEqual({ ...taken, gateway: -30_000, loss: 30_000 });
      await givenBack(world, deal, won);
      expect(await balances(world)).toEqual(taken);
      expect(await readsOf(deal)).toEqual({ taken: 30_000, refunded: 0 });
      await givenBack(world, deal, left);
      expect(await balances(world)).toEqual(before);
      expect(await readsOf(deal)).toEqual({ taken: 0, refunded: 0 });
    },
  );

  it("he has what it does not have for the second, where that is about a part", async () => {
    const deal = await completed(world);
    const before = await balances(world);
    await chargedBack(world, deal, one);
    await chargedBack(world, deal, { ...two, amount: 10_000 });
    await givenBack(world, deal, one);
    expect(await balances(world)).toMatchObject({ gateway: 20_000, pending: 18_000 });
    expect((await balances(world)).loss).toBeUndefined();
    expect(await readsOf(deal)).toEqual({ taken: 10_000, refunded: 0 });
    await givenBack(world, deal, { ...two, amount: 10_000 });
    expect(await balances(world)).toEqual(before);
  });

  it("what was written off of the debt that the first one made is owed again when the second one is won", async () => {
    const { deal, writeOff } = await indebted(world);
    await writeOff(27_000);
    await chargedBack(world, deal, two);
    await givenBack(world, deal);
    expect(await balances(world)).toEqual({ gateway: -30_000, bank: 3_000, loss: 27_000 });
    await givenBack(world, deal, two);
    const { loss, debt, available, ...left } = await balances(world);
    expect({ loss, debt, available }).toEqual({});
    expect(left).toMatchObject({ bank: 3_000, revenue: 2_632, vat_due: 368 });
  });
});

describe("Her bank takes what was held for a job, which ends it, and takes it again:", () => {
  it("the first that is won is our loss no more, and staff decide on what the second brings back", async () => {
    const deal = await started(world);
    await chargedBack(world, deal, one);
    await chargedBack(world, deal, two);
    await givenBack(world, deal, one);
    expect(await balances(world)).toEqual({});
    expect(await forAPerson()).toEqual([]);
    await givenBack(world, deal, two);
    await settleGateway(world);
    expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
    expect(await forAPerson()).toMatchObject([{ amount: 30_000 }]);
  });

  it.each([10_000, 30_000])(
    "what waits for staff does so again after %i of it were gone meanwhile",
    async (amount) => {
      const deal = await started(world);
      await chargedBack(world, deal, one);
      await givenBack(world, deal, one);
      await chargedBack(world, deal, { ...two, amount });
      await settleGateway(world);
      await givenBack(world, deal, { ...two, amount });
      await settleGateway(world);
      expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
      const waiting = await forAPerson();
      expect(waiting.reduce((sum, refund) => sum + refund.amount, 0)).toBe(30_000);
      const { transfers } = world.as(await world.aStaffMember());
      for (const { id } of waiting) await transfers.retryRefund({ id });
      await settleGateway(world);
      expect(await balances(world)).toEqual({});
    },
  );
});

describe("Both settle while her bank has some of what was released, and it takes that again before it gives it back:", () => {
  it.each([
    ["the first", [one, two]],
    ["the second", [two, one]],
  ])("each has in the end what was agreed on, when %s is won before the other", async (_, order) => {
    const deal = await earner(world);
    const { hers, his, id } = await negotiating(world, deal);
    await chargedBack(world, deal, { ...one, amount: 20_000 });
    await his.propose({ id, kept: 15_000 });
    const [split] = (await hers.get({ id })).proposals;
    await hers.accept({ id, proposal_id: split?.id ?? "" });
    await settleGateway(world);
    world.clock.advance(60);
    await chargedBack(world, deal, { ...two, amount: 25_000 });
    for (const { disputeId } of order) {
      await givenBack(world, deal, { disputeId, amount: disputeId === "one" ? 20_000 : 25_000 });
      await settleGateway(world);
    }
    expect(await readsOf(deal)).toEqual({ taken: 0, refunded: 15_000 });
    expect(await balances(world)).toMatchObject({ gateway: 15_000, available: 13_000 });
    expect(await hers.get({ id })).toMatchObject({ end: { figures: { kept: { amount: 15_000 } } } });
  });
});
