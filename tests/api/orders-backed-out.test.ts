import { afterEach, describe, expect, it } from "vitest";
import type { RequestDetails } from "~/contract/request-fields";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { type Deal, paid, settleGateway, started } from "../support/paid";

const world = await openWorld();
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;

/** What Tarek sees of it. */
const shownTo = (deal: Deal) => world.as(deal.tarek).technicianArea.request({ id: deal.requestId });
/** What a request's history tells of the order last. */
function toldIn({ timeline }: RequestDetails) {
  const last = timeline.find(({ event }) => event.startsWith("order."));
  return last && [last.event, last.actor, last.reason];
}

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Tarek, who cannot do the job after all,", () => {
  it("backs out before the start: everything goes back, and the request is open without him", async () => {
    const deal = await paid(world);
    await provider(deal).backOut({ id: deal.orderId, reason: "My car broke down" });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({ status: "open" });
    expect(await shownTo(deal)).toMatchObject({
      refusal: "excluded",
      order: { id: deal.orderId, status: "cancelled", can: [] },
    });
    const request = await world.as(deal.nadia).requests.get({ id: deal.requestId });
    expect(toldIn(request)).toEqual(["order.backOut", "provider", "My car broke down"]);
    await settleGateway(world);
    expect(await balances(world)).toEqual({});
  });

  it("finds it among the requests for him no more, where the others do", async () => {
    const deal = await paid(world);
    const listed = async (who: Deal["tarek"]) => {
      const { content } = await world.as(who).technicianArea.requests({});
      return content.filter(({ id }) => id === deal.requestId).length;
    };
    await provider(deal).backOut({ id: deal.orderId, reason: "My car broke down" });
    expect([await listed(deal.tarek), await listed(await world.aProvider())]).toEqual([0, 1]);
    await settleGateway(world);
  });

  it("backs out in the middle of the work: everything goes back, and the request is over", async () => {
    const deal = await started(world);
    await provider(deal).backOut({ id: deal.orderId, reason: "The wall is not safe" });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({
      status: "cancelled",
    });
    await settleGateway(world);
    expect(await balances(world)).toEqual({});
  });
});

describe("Calling a job off", () => {
  it("is each side's own, and nobody else's", async () => {
    const deal = await paid(world);
    const { orderId: id } = deal;
    const [other, rival] = [await world.aCustomer(), await world.aProvider()];
    expect(await refusal(provider(deal).cancel({ id, fee: 0 }))).toMatchObject({ status: 403 });
    expect(await refusal(customer(deal).backOut({ id, reason: "No reason" }))).toMatchObject({ status: 403 });
    expect(await refusal(world.as(other).orders.cancel({ id, fee: 0 }))).toMatchObject({ status: 404 });
    const outside = world.as(rival).orders.backOut({ id, reason: "Not mine" });
    expect(await refusal(outside)).toMatchObject({ status: 404 });
    expect(await customer(deal).get({ id })).toMatchObject({ status: "paid" });
  });
});
