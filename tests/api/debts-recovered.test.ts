import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack } from "../support/chargebacks";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { beginCard, codeOf, type Deal, press } from "../support/paid";
import { earner, settleAll } from "../support/payouts";
import { openRequestOf } from "../support/requests";

const world = await openWorld({ settings: { payoutMinimum: 100 } });
const reason = "The account was closed, and nobody answers.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Tarek was paid all of his 270 pounds out before the customer's bank took everything back: he owes them. */
async function indebted() {
  const deal = await earner(world);
  const { id: payout } = await world.as(deal.tarek).payouts.request({ amount: 27_000 });
  const staff = world.as(await world.aStaffMember());
  await staff.payouts.approve({ id: payout });
  await staff.payouts.batch();
  await settleAll(world, 30_000);
  await staff.payouts.markPaid({ id: payout });
  await chargedBack(world, deal);
  const writeOff = async (amount: number, debt = 27_000) => {
    world.clock.advance(60);
    await staff.staff.writeOff({ id: deal.tarek.id, amount, debt, reason });
    world.clock.advance(60);
  };
  return { deal, payout, staff, writeOff };
}

/** He does another job for her, whose earning clears. */
async function earnAgain({ nadia, tarek }: Deal): Promise<void> {
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId);
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 1 });
  const deal = { nadia, tarek, requestId, offerId, orderId };
  await press(world, await beginCard(world, deal), "pay");
  await world.as(tarek).orders.start({ id: orderId, code: await codeOf(world, deal) });
  await world.as(tarek).orders.deliver({ id: orderId, note: "New cartridge, tested." });
  await world.as(nadia).orders.confirm({ id: orderId });
  world.clock.advance(8 * 86_400);
  await world.as(tarek).orders.get({ id: orderId });
}

const owned = async () => {
  const { loss = 0, debt = 0, available = 0 } = await balances(world);
  return { loss, debt, available };
};

describe("A debt that was written off", () => {
  it("is ours again when the dispute behind it is won: nobody is paid twice for one job", async () => {
    const { deal, writeOff } = await indebted();
    await writeOff(27_000);
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 0 });
    await givenBack(world, deal);
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 0 });
  });

  it("is told to Tarek in words of its own when it is owed again, in his ledger, its file and his statement", async () => {
    const { deal, writeOff } = await indebted();
    await writeOff(27_000);
    await givenBack(world, deal);
    const { wallet } = world.as(deal.tarek);
    const debts = (await wallet.lines({ account: "debt" })).content;
    expect(debts.map(({ kind, amount }) => `${kind} ${amount.amount}`)).toEqual([
      ...["chargeback_reversed -27000", "owed_again 27000"],
      ...["write_off -27000", "chargeback 27000"],
    ]);
    const { totals, lines } = await wallet.statement({});
    for (const told of [totals, lines])
      expect(told.filter(({ kind }) => /write_off|owed_again/.test(kind))).toMatchObject([
        { kind: "write_off", amount: { amount: 27_000 } },
        { kind: "owed_again", amount: { amount: -27_000 } },
      ]);
    const { bytes } = await wallet.csv({ account: "debt", kind: "write_off" });
    const file = new TextDecoder().decode(bytes);
    expect(file).toContain("Debt written off, owed again");
  });

  it("in part: the part that is left is settled first, and then our loss", async () => {
    const { deal, writeOff } = await indebted();
    await writeOff(20_000);
    await givenBack(world, deal, { amount: 20_000 });
    expect(await owned()).toEqual({ loss: 9_000, debt: 0, available: 0 });
  });

  it("is ours again when the payout comes back that it had been paid with", async () => {
    const { payout, staff, writeOff } = await indebted();
    await writeOff(20_000);
    await staff.payouts.markReturned({ id: payout, reason: "The bank sent it back." });
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 0 });
  });

  it("is ours again once: what comes back after that is the technician's", async () => {
    const { deal, payout, staff, writeOff } = await indebted();
    await writeOff(27_000);
    await staff.payouts.markReturned({ id: payout, reason: "The bank sent it back." });
    await givenBack(world, deal);
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 27_000 });
  });

  it("is not taken out of what is earned after it", async () => {
    const { deal, writeOff } = await indebted();
    await writeOff(27_000);
    await earnAgain(deal);
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 27_000 });
    const { payouts } = world.as(deal.tarek);
    const { id } = await payouts.request({ amount: 27_000 });
    await payouts.cancel({ id });
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 27_000 });
  });
});
