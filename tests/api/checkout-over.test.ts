import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { accepted, agreeOn, beginCard, type Deal, press, settleGateway } from "../support/paid";

const world = await openWorld();
const { close } = closings(world);

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

type Way = "card" | "transfer";
const hers = (deal: Deal) => world.as(deal.nadia).payments;
const checkout = (deal: Deal) => hers(deal).checkout({ id: deal.orderId });

/** Nadia sends a transfer, and staff find it on the bank's statement where it has arrived. */
async function send(deal: Deal, hasArrived = true) {
  const { payment } = await hers(deal).pay({ id: deal.orderId, method: "transfer" });
  await hers(deal).proof({ id: payment.id });
  const { transfers } = world.as(await world.aStaffMember());
  if (hasArrived) await transfers.confirm({ id: payment.id, amount: payment.amount.amount });
  return payment;
}
const pay = async (deal: Deal, way: Way) =>
  way === "card" ? press(world, await beginCard(world, deal), "pay") : send(deal);

/** Of a job for EGP 300 a price of EGP 350 is agreed on, before the work begins. */
async function raised(way: Way): Promise<Deal> {
  const deal = await accepted(world, { starts_at: "2026-12-12T10:30" });
  await pay(deal, way);
  await agreeOn(world, deal, 35_000);
  return deal;
}

describe("The checkout of an order that is called off tells of all that was paid for it", () => {
  const of = (purpose: string, amount: number) => ({ purpose, amount: { amount }, refunded: { amount } });

  it("by card: the price and what was added to it, the newest first", async () => {
    const deal = await raised("card");
    await pay(deal, "card");
    expect(await checkout(deal)).toMatchObject({
      ...{ status: "paid", due: null, is_checked: false },
      payments: [{ amount: { amount: 5_000 } }, { amount: { amount: 30_000 } }],
    });
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0, retender: false });
    await settleGateway(world);
    const { payments, is_unpaid } = await checkout(deal);
    expect(is_unpaid).toBe(false);
    expect(payments).toMatchObject([of("increase", 5_000), of("price", 30_000)]);
  });

  it("by transfer: each refund asks for its account", async () => {
    const deal = await raised("transfer");
    await pay(deal, "transfer");
    await world.as(deal.tarek).orders.backOut({ id: deal.orderId, reason: "My car broke down." });
    const { payments } = await checkout(deal);
    expect(payments.map(({ refunds }) => refunds.map(({ asks_account }) => asks_account))).toEqual([
      ["needed"],
      ["needed"],
    ]);
  });

  it("and of a transfer that may still arrive, but of no try that gave way to another or failed", async () => {
    const deal = await accepted(world, { starts_at: "2026-12-12T10:30" });
    await send(deal, false);
    await press(world, await beginCard(world, deal), "decline");
    const { payment } = await hers(deal).pay({ id: deal.orderId, method: "transfer" });
    await world.as(deal.nadia).orders.giveUp({ id: deal.orderId });
    expect(await checkout(deal)).toMatchObject({ payments: [{ id: payment.id, status: "cancelled" }] });
    const paid = await accepted(world, { starts_at: "2026-12-12T10:30" });
    await send(paid, false);
    await pay(paid, "card");
    await world.as(paid.nadia).orders.cancel({ id: paid.orderId, fee: 0, retender: false });
    expect((await checkout(paid)).payments).toMatchObject([{ method: "card" }]);
  });
});

it("A transfer for a higher price is told of first while it is awaited, though the technician's account is closed", async () => {
  const deal = await raised("card");
  const { id } = await send(deal, false);
  expect(await checkout(deal)).toMatchObject({
    ...{ due: { purpose: "increase" }, is_checked: false },
    payment: { id, is_sent: true },
  });
  await close(deal.tarek);
  expect(await checkout(deal)).toMatchObject({ due: null, payment: { id, is_sent: true } });
});

it("What became of a payment for one higher price is not told of the next that is agreed on", async () => {
  const deal = await raised("card");
  const { id } = await send(deal, false);
  const { transfers } = world.as(await world.aStaffMember());
  await transfers.reject({ id, reason: "Nothing has come to the bank." });
  expect(await checkout(deal)).toMatchObject({ payment: { id, rejection: "Nothing has come to the bank." } });
  world.clock.advance(49 * 3600);
  // What was paid comes first again: nothing of the higher price is waited for.
  expect(await checkout(deal)).toMatchObject({ due: null, payment: { method: "card", purpose: "price" } });
  await agreeOn(world, deal, 36_000);
  expect(await checkout(deal)).toMatchObject({ due: { amount: { amount: 6_000 } }, payment: null });
  await pay(deal, "card");
  await agreeOn(world, deal, 37_000);
  expect(await checkout(deal)).toMatchObject({ due: { amount: { amount: 1_000 } }, payment: null });
});
