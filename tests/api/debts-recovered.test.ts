import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack } from "../support/chargebacks";
import { earnAgain, indebted, paidOut } from "../support/debts";
import { contradictionsIn } from "../support/invariants";
import { earner, settleAll } from "../support/payouts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

const reason = "The account was closed, and nobody answers.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const owned = async () => {
  const { loss = 0, debt = 0, available = 0 } = await balances(world);
  return { loss, debt, available };
};

describe("A debt that was written off", () => {
  it("is ours again when the dispute behind it is won: nobody is paid twice for one job", async () => {
    const { deal, writeOff } = await indebted(world);
    await writeOff(27_000);
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 0 });
    await givenBack(world, deal);
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 0 });
    const told = await world.db.query.notifications.findMany();
    const amounts = { price: 27_000, debt: 27_000, rest: 0 };
    expect(told.find(({ kind }) => kind === "chargeback_reversed.theirs.debt")?.params).toMatchObject(
      amounts,
    );
  });

  it("is told to Tarek in words of its own when it is owed again, in his ledger, its file and his statement", async () => {
    const { deal, writeOff } = await indebted(world);
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
    const { deal, writeOff } = await indebted(world);
    await writeOff(20_000);
    await givenBack(world, deal, { amount: 20_000 });
    expect(await owned()).toEqual({ loss: 9_000, debt: 0, available: 0 });
  });

  it("is ours again when the payout comes back that it had been paid with", async () => {
    const { payout, staff, writeOff } = await indebted(world);
    await writeOff(20_000);
    await staff.payouts.markReturned({ id: payout, reason: "The bank sent it back." });
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 0 });
  });

  it("is ours again once: what comes back after that is the technician's", async () => {
    const { deal, payout, staff, writeOff } = await indebted(world);
    await writeOff(27_000);
    await staff.payouts.markReturned({ id: payout, reason: "The bank sent it back." });
    await givenBack(world, deal);
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 27_000 });
  });

  it("is not taken out of what is earned after it", async () => {
    const { deal, writeOff } = await indebted(world);
    await writeOff(27_000);
    await earnAgain(world, deal);
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 27_000 });
    const { payouts } = world.as(deal.tarek);
    const { id } = await payouts.request({ amount: 27_000 });
    await payouts.cancel({ id });
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 27_000 });
  });

  it("is owed again only as far as what comes back covers it beside the debt that stands", async () => {
    const { deal, payout, staff } = await indebted(world);
    const second = await earnAgain(world, deal, 60_000);
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 27_000 });
    await world.as(deal.tarek).payouts.request({ amount: 27_000 });
    await chargedBack(world, second, { disputeId: "another", amount: 40_000 });
    expect(await owned()).toEqual({ loss: 0, debt: 36_000, available: 0 });
    world.clock.advance(60);
    await staff.staff.writeOff({ id: deal.tarek.id, amount: 20_000, debt: 36_000, reason });
    world.clock.advance(60);
    await staff.payouts.markReturned({ id: payout, reason });
    expect(await owned()).toEqual({ loss: 9_000, debt: 0, available: 0 });
  });

  it("is owed again once: not a second time when the dispute about a job after it is won", async () => {
    const { deal, payout, staff, writeOff } = await indebted(world);
    await writeOff(27_000);
    const second = await earnAgain(world, deal);
    await chargedBack(world, second, { disputeId: "another" });
    world.clock.advance(60);
    await staff.payouts.markReturned({ id: payout, reason });
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 0 });
    await givenBack(world, second, { disputeId: "another" });
    expect(await owned()).toEqual({ loss: 0, debt: 0, available: 27_000 });
  });

  it("stays written off when the dispute about another job is won, which had made no debt", async () => {
    const first = await earner(world);
    const second = await earnAgain(world, first);
    const { id } = await world.as(first.tarek).payouts.request({ amount: 27_000 });
    const { payouts, staff } = world.as(await world.aStaffMember());
    await payouts.approve({ id });
    await payouts.batch();
    await settleAll(world, 60_000);
    await payouts.markPaid({ id });
    await chargedBack(world, first);
    world.clock.advance(60);
    await chargedBack(world, second, { disputeId: "another" });
    world.clock.advance(60);
    await staff.writeOff({ id: first.tarek.id, amount: 27_000, debt: 27_000, reason });
    world.clock.advance(60);
    await givenBack(world, first);
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 27_000 });
  });

  it("stays written off when another dispute of the same payment is won, which had taken what was earned since", async () => {
    const deal = await earner(world);
    const { staff } = await paidOut(world, deal);
    const [first, second] = [
      { disputeId: "first", amount: 20_000 },
      { disputeId: "second", amount: 10_000 },
    ];
    await chargedBack(world, deal, first);
    world.clock.advance(60);
    await staff.staff.writeOff({ id: deal.tarek.id, amount: 19_000, debt: 19_000, reason });
    world.clock.advance(60);
    await earnAgain(world, deal);
    await chargedBack(world, deal, second);
    await givenBack(world, deal, second);
    expect(await owned()).toEqual({ loss: 19_000, debt: 0, available: 27_000 });
  });

  it("is not owed again by a dispute whose debt came after it, although one before had made another of the same payment", async () => {
    const { deal, staff } = await indebted(world);
    await givenBack(world, deal);
    const other = await earnAgain(world, deal);
    await paidOut(world, deal);
    await chargedBack(world, other, { disputeId: "another" });
    world.clock.advance(60);
    await staff.staff.writeOff({ id: deal.tarek.id, amount: 27_000, debt: 27_000, reason });
    world.clock.advance(60);
    await chargedBack(world, deal, { disputeId: "again" });
    await earnAgain(world, deal);
    await givenBack(world, deal, { disputeId: "again" });
    expect(await owned()).toEqual({ loss: 27_000, debt: 0, available: 27_000 });
  });
});
