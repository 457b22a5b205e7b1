import { afterEach, describe, expect, it } from "vitest";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack, inTwoParts, unhandled } from "../support/chargebacks";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import {
  agreeOn,
  beginCard,
  completed,
  type Deal,
  paid,
  press,
  settleGateway,
  started,
} from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

const paymentsOf = async ({ nadia }: Deal) => (await world.as(nadia).payments.mine({})).content;
const orderOf = ({ nadia, orderId: id }: Deal) => world.as(nadia).orders.get({ id });

describe("Nadia's bank takes back what had been given back to her before, of a job that was paid in two parts:", () => {
  it("the loss is ours, and the work that was paid with the other part goes on", async () => {
    const { charge, ...deal } = await inTwoParts(world);
    await chargedBack(world, deal, { charge, amount: 6_000 });
    expect(await unhandled(world)).toEqual([]);
    expect(await orderOf(deal)).toMatchObject({ status: "in_progress", price: { amount: 26_000 } });
    expect(await balances(world)).toEqual({ gateway: 20_000, held: 26_000, loss: 6_000 });
  });

  it("the loss is ours, and the technician keeps what the other part has earned", async () => {
    const { charge, ...deal } = await inTwoParts(world);
    await world.as(deal.tarek).orders.deliver({ id: deal.orderId });
    await world.as(deal.nadia).orders.confirm({ id: deal.orderId });
    const before = await balances(world);
    await chargedBack(world, deal, { charge, amount: 6_000 });
    expect(await balances(world)).toEqual({ ...before, gateway: 20_000, loss: 6_000 });
    const told = await world.db.query.notifications.findMany();
    expect(told.filter(({ kind }) => kind.startsWith("charged_back."))).toMatchObject([
      { kind: "charged_back.kept", userId: deal.tarek.id, params: { price: 6_000 } },
    ]);
  });
});

it("Her bank takes the second of two payments, which ends the job: the rest comes back to her of the first", async () => {
  const deal = await started(world);
  await agreeOn(world, deal, 49_000);
  const charge = await beginCard(world, deal);
  await press(world, charge, "pay");
  await chargedBack(world, deal, { charge, amount: 19_000 });
  await settleGateway(world);
  expect(await balances(world)).toEqual({});
  expect(await paymentsOf(deal)).toMatchObject([
    { charged_back: { amount: 19_000 }, refunded: { amount: 0 } },
    { charged_back: { amount: 0 }, refunded: { amount: 30_000 } },
  ]);
});

describe("A gateway tells of more than the payment was,", () => {
  it("which its bank took: the rest is our loss, and Nadia reads of no more than she had paid", async () => {
    const deal = await paid(world);
    await chargedBack(world, deal, { amount: 31_000 });
    expect(await balances(world)).toEqual({ gateway: -1_000, loss: 1_000 });
    expect(await paymentsOf(deal)).toMatchObject([{ charged_back: { amount: 30_000 } }]);
  });

  it("or gives back more than was taken: no more than that is anybody's, and nobody is owed the rest", async () => {
    const deal = await completed(world);
    const before = await balances(world);
    await chargedBack(world, deal);
    await givenBack(world, deal, { amount: 40_000 });
    expect(await balances(world)).toEqual(before);
    expect(await paymentsOf(deal)).toMatchObject([{ status: "succeeded", refunded: { amount: 0 } }]);
  });
});

it("A second chargeback, after one that was won, credits each invoice as far as that goes, the newest first", async () => {
  const deal = await completed(world);
  const [first, second] = [
    { disputeId: "first", amount: 10_000 },
    { disputeId: "second", amount: 25_000 },
  ];
  expect(await orderOf(deal)).toMatchObject({ settled: null });
  await chargedBack(world, deal, first);
  await givenBack(world, deal, first);
  await chargedBack(world, deal, second);
  expect(await unhandled(world)).toEqual([]);
  const given = (await world.as(deal.tarek).invoices.ofOrder({ id: deal.orderId })).filter(
    ({ subject }) => subject === "job",
  );
  expect(given.map(({ kind, total }) => `${kind} ${total.amount}`).toSorted()).toEqual([
    ...["credit_note 10000", "credit_note 10000", "credit_note 15000"],
    ...["invoice 10000", "invoice 30000"],
  ]);
  expect(await balances(world)).toMatchObject({ gateway: 5_000, pending: 3_000 });
});

describe("While both sides negotiate about what a bank has left of the money, the bank gives the rest back:", () => {
  it.each([
    ["all of which stays with him: nothing goes back", 20_000, 0],
    ["a part of which stays with him: what was asked for of it goes back, and no more", 15_000, 5_000],
  ])("they settle about what they have read, %s", async (_, kept, refund) => {
    const deal = await earner(world);
    await chargedBack(world, deal, { amount: 10_000 });
    const { hers, his, id } = await negotiating(world, deal);
    await givenBack(world, deal, { amount: 10_000 });
    await his.propose({ id, kept });
    const [split] = (await hers.get({ id })).proposals;
    expect(split?.figures).toMatchObject({ kept: { amount: kept }, refund: { amount: refund } });
    await hers.accept({ id, proposal_id: split?.id ?? "" });
    await settleGateway(world);
    const released = 30_000 - refund;
    expect(await balances(world)).toMatchObject({ gateway: released, available: released * 0.9 });
    expect(await hers.get({ id })).toMatchObject({ end: { figures: { refund: { amount: refund } } } });
    expect(await paymentsOf(deal)).toMatchObject([{ refunded: { amount: refund } }]);
  });
});
