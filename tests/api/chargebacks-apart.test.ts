import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, chargeOf, givenBack, unhandled } from "../support/chargebacks";
import { negotiating, reasons } from "../support/disputes";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { accepted, agreeOn, beginCard, type Deal, press, settleGateway, started } from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await unhandled(world)).toEqual([]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const one = { disputeId: "one" };
const two = { disputeId: "two" };

/** Both settle: so much stays with Tarek. */
async function settled(deal: Deal, kept: number, meanwhile = async () => {}) {
  const { hers, his, id } = await negotiating(world, deal);
  await meanwhile();
  await his.propose({ id, kept });
  const [split] = (await hers.get({ id })).proposals;
  await hers.accept({ id, proposal_id: split?.id ?? "" });
  world.clock.advance(60);
  const keptNow = async () => (await hers.get({ id })).end?.figures?.kept.amount;
  return { keptNow };
}

/** What waits among the refunds for a person. */
async function forAPerson() {
  const { transfers } = world.as(await world.aStaffMember());
  return (await transfers.refunds({})).content.map(({ id, amount }) => ({ id, amount: amount.amount }));
}

describe("Nadia's bank has some of what Tarek had earned by a dispute that it may decide for her: by another one it gives back", () => {
  it("what was owed to her by what they have settled, and that goes back to her", async () => {
    const deal = await earner(world);
    await chargedBack(world, deal, { ...one, amount: 10_000 });
    world.clock.advance(60);
    await settled(deal, 15_000);
    const before = await balances(world);
    expect(before).toMatchObject({ refund_due: 5_000, available: 13_000 });
    await chargedBack(world, deal, { ...two, amount: 5_000 });
    await givenBack(world, deal, { ...two, amount: 5_000 });
    expect(await balances(world)).toEqual(before);
  });

  it("of her other payment what was owed to her, and that goes back to her", async () => {
    const deal = await started(world);
    const first = await chargeOf(world, deal);
    await agreeOn(world, deal, 36_000);
    const charge = await beginCard(world, deal);
    await press(world, charge, "pay");
    await agreeOn(world, deal, 30_000);
    await chargedBack(world, deal, { ...one, charge, amount: 6_000 });
    await world.as(deal.tarek).orders.deliver({ id: deal.orderId });
    await world.as(deal.nadia).orders.confirm({ id: deal.orderId });
    await chargedBack(world, deal, { ...two, charge: first });
    await givenBack(world, deal, { ...one, charge, amount: 6_000 });
    expect(await balances(world)).toEqual({ gateway: 6_000, refund_due: 6_000 });
    await givenBack(world, deal, { ...two, charge: first });
    expect(await balances(world)).toMatchObject({ gateway: 36_000, refund_due: 6_000, pending: 27_000 });
    expect(await forAPerson()).toEqual([]);
  });

  it("what it had when they settled, of which the part that was to be hers is", async () => {
    const deal = await earner(world);
    await settled(deal, 15_000, () => chargedBack(world, deal, { ...one, amount: 10_000 }));
    await settleGateway(world);
    await chargedBack(world, deal, { ...two, amount: 15_000 });
    await givenBack(world, deal, { ...one, amount: 10_000 });
    expect(await balances(world)).toEqual({ gateway: 10_000, refund_due: 10_000 });
    await givenBack(world, deal, { ...two, amount: 15_000 });
    expect(await balances(world)).toMatchObject({ gateway: 25_000, refund_due: 10_000, available: 13_000 });
  });
});

it("What stays of a complaint is no more when the bank gives back what it had before", async () => {
  const deal = await earner(world);
  await chargedBack(world, deal, { ...one, amount: 20_000 });
  world.clock.advance(60);
  const second = { ...two, amount: 10_000 };
  const { keptNow } = await settled(deal, 8_000, () => chargedBack(world, deal, second));
  await givenBack(world, deal, { ...one, amount: 20_000 });
  expect(await keptNow()).toBe(0);
  await givenBack(world, deal, second);
  expect(await keptNow()).toBe(8_000);
  expect(await balances(world)).toMatchObject({ gateway: 30_000, refund_due: 2_000 });
});

it("What time has decided holds for what the bank had taken before, of which the word came later", async () => {
  const deal = await earner(world);
  const { hers, his, id } = await negotiating(world, deal);
  await his.handOver({ id });
  const staff = world.as(await world.aStaffMember()).complaints;
  await staff.decide({ id, outcome: "split", kept: 12_000, ...reasons });
  world.clock.advance(60);
  const at = world.clock.now();
  world.clock.advance(8 * 86_400);
  const said = { amount: 20_000, currency: "EGP", ...one, charge: await chargeOf(world, deal) };
  await sayer(world)({ kind: "charged_back", ...said }, { at });
  world.clock.advance(60);
  await givenBack(world, deal, said);
  await settleGateway(world);
  expect(await balances(world)).toMatchObject({ gateway: 12_000 });
  expect(await hers.get({ id })).toMatchObject({ end: { figures: { kept: { amount: 12_000 } } } });
});

it("A refund that failed while the bank had the same money is owed again once that is back, and waits for nobody", async () => {
  const deal = await accepted(world);
  await press(world, await beginCard(world, deal), "pay", "pending");
  await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
  await settleGateway(world);
  const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
  await chargedBack(world, deal, one);
  const refundId = payment?.refunds[0]?.id ?? "";
  await sayer(world)({ kind: "refund_failed", refundId, round: 1, reason: "The card is closed." });
  await givenBack(world, deal, one);
  expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
  expect(await forAPerson()).toEqual([]);
});

describe("A refund was made after all, although the bank had given that part back:", () => {
  /** Nadia has paid 300 pounds, and they have agreed on 200: the 100 that go back are lost. */
  async function madeTwice(): Promise<Deal> {
    const deal = await accepted(world);
    await press(world, await beginCard(world, deal), "pay", "fails");
    await agreeOn(world, deal, 20_000);
    await settleGateway(world);
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    await chargedBack(world, deal, { ...one, amount: 10_000 });
    world.clock.advance(60);
    await sayer(world)({ kind: "refunded", refundId: payment?.refunds[0]?.id ?? "", round: 1 });
    expect(await balances(world)).toEqual({ gateway: 10_000, held: 20_000, loss: 10_000 });
    expect(await contradictionsIn(world.db)).toEqual([]);
    return deal;
  }

  it("that is our loss until the dispute is won", async () => {
    const deal = await madeTwice();
    await givenBack(world, deal, { ...one, amount: 10_000 });
    expect(await balances(world)).toEqual({ gateway: 20_000, held: 20_000 });
  });

  it("all that is held goes back to her when she cancels", async () => {
    const { nadia, orderId } = await madeTwice();
    await world.as(nadia).orders.cancel({ id: orderId, fee: 0 });
    expect(await balances(world)).toEqual({ gateway: 10_000, refund_due: 20_000, loss: 10_000 });
  });

  it("all that is held is what the bank takes next, and no more of it is a loss", async () => {
    const deal = await madeTwice();
    await chargedBack(world, deal, { ...two, amount: 20_000 });
    expect(await balances(world)).toEqual({ gateway: -10_000, loss: 10_000 });
  });
});
