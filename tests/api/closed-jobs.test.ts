import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { chargedBack } from "../support/chargebacks";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { accepted, type Deal, paid, settleGateway, started } from "../support/paid";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const hers = ({ nadia, requestId: id }: Deal) => world.as(nadia).requests.get({ id });
const his = ({ tarek, requestId: id }: Deal) => world.as(tarek).technicianArea.request({ id });

/** They agree that everything goes back. */
async function settledForNothing() {
  const dispute = await negotiating(world);
  await dispute.his.propose({ id: dispute.id, kept: 0 });
  const { proposals } = await dispute.hers.get({ id: dispute.id });
  await dispute.hers.accept({ id: dispute.id, proposal_id: proposals[0]?.id ?? "" });
  await settleGateway(world);
  return dispute;
}

describe("A job that was called off after it was paid", () => {
  it("and left nothing is shown to both its sides, with its price and the complaint about it", async () => {
    const deal = await settledForNothing();
    const closed = { id: deal.orderId, status: "cancelled", complaint: { id: deal.id, is_open: false } };
    expect((await his(deal)).order).toMatchObject({
      ...{ ...closed, price: { amount: 30_000 }, earning: { payout: { amount: 0 } }, can: [] },
    });
    const { order_id, status } = await hers(deal);
    expect([order_id, status]).toEqual([deal.orderId, "cancelled"]);
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject(closed);
  });

  it("is shown to nobody else", async () => {
    const deal = await settledForNothing();
    const { requestId: id, orderId } = deal;
    const [salma, hany] = [await world.aCustomer(), await world.aProvider()];
    for (const person of [salma, hany]) {
      expect(await refusal(world.as(person).orders.get({ id: orderId }))).toMatchObject({ status: 404 });
      expect((await world.as(person).requests.get({ id })).order_id).toBeNull();
    }
    expect((await world.guest.requests.get({ id })).order_id).toBeNull();
    const theirs = await world.as(hany).technicianArea.request({ id });
    expect([theirs.order, theirs.request.order_id]).toEqual([null, null]);
  });

  it("in time is shown to its technician; to its customer as long as nobody else is sought", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0, retender: true });
    expect((await his(deal)).order).toMatchObject({ id: deal.orderId, status: "cancelled", can: [] });
    expect(await hers(deal)).toMatchObject({ status: "open", order_id: null });
    await world.as(deal.nadia).requests.cancel({ id: deal.requestId });
    expect(await hers(deal)).toMatchObject({ status: "cancelled", order_id: deal.orderId });
  });

  it("by the payer's bank says so to its technician, and that nothing is paid out", async () => {
    const deal = await started(world);
    await chargedBack(world, deal, { amount: 100 });
    expect((await his(deal)).order).toMatchObject({
      ...{ status: "cancelled", earning: null },
      next: { actor: "nobody", key: "job.ended", money: { amount: 100 } },
    });
    expect(await hers(deal)).toMatchObject({
      ...{ order_id: deal.orderId, next: { key: "over.cancelled.refund", money: { amount: 29_900 } } },
    });
  });
});

it("A job that was never paid leaves nothing to be shown", async () => {
  const deal = await accepted(world);
  await world.as(deal.nadia).orders.giveUp({ id: deal.orderId });
  expect((await his(deal)).order).toBeNull();
  await world.as(deal.nadia).requests.cancel({ id: deal.requestId });
  expect((await hers(deal)).order_id).toBeNull();
});
