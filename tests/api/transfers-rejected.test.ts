import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { accepted, agreeOn, beginCard, type Deal, press, started } from "../support/paid";

const world = await openWorld();
const hour = 3600;
const reason = "Only half of it has come to the bank.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const requestOf = ({ nadia, requestId: id }: Deal) => world.as(nadia).requests.get({ id });
const pounds = (amount: number) => ({ amount, currency: "EGP" });

/** Nadia has sent a transfer for what is due of a deal, and staff have rejected it: at once, or after so many seconds. */
async function rejectedOf(deal: Deal, after = 0) {
  const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
  await world.as(deal.nadia).payments.proof({ id: payment.id });
  world.clock.advance(after);
  const { transfers } = world.as(await world.aStaffMember());
  await transfers.reject({ id: payment.id, reason });
  return { order_id: deal.orderId, amount: payment.amount, reference: payment.reference, reason };
}
const onTheWay = () => accepted(world, { starts_at: "2026-12-12T10:30" });

describe("On the page of her request, of a transfer that staff rejected, Nadia reads", () => {
  it("which it was and why, and is led to pay again, until she begins to", async () => {
    const deal = await onTheWay();
    const said = await rejectedOf(deal);
    expect(await requestOf(deal)).toMatchObject({
      next: { actor: "you", key: "pay.rejected", money: pounds(30_000), leads_to: "checkout" },
      rejected_transfer: { ...said, is_awaited: true },
    });
    expect((await world.as(deal.nadia).orders.get({ id: deal.orderId })).next?.key).toBe("pay.rejected");
    await beginCard(world, deal);
    expect(await requestOf(deal)).toMatchObject({ next: { key: "pay" }, rejected_transfer: null });
  });

  it("the same once her time to pay is over, and the request open again, until another payment", async () => {
    const deal = await onTheWay();
    const said = await rejectedOf(deal, 60 * hour);
    world.clock.advance(hour);
    expect(await requestOf(deal)).toMatchObject({
      ...{ status: "open", rejected_transfer: { ...said, is_awaited: false } },
    });
  });

  it("of a higher price, also that; and nothing more once another is agreed on", async () => {
    const deal = await started(world);
    await agreeOn(world, deal, 36_000);
    const said = await rejectedOf(deal);
    expect(await requestOf(deal)).toMatchObject({
      next: { key: "increase.rejected.yours", money: pounds(6_000), leads_to: "checkout" },
      rejected_transfer: { ...said, is_awaited: true },
    });
    world.clock.advance(49 * hour);
    expect(await requestOf(deal)).toMatchObject({
      ...{ next: { key: "job.in_progress" }, rejected_transfer: { ...said, is_awaited: false } },
    });
    await agreeOn(world, deal, 37_000);
    expect(await requestOf(deal)).toMatchObject({ next: { key: "increase.yours" }, rejected_transfer: null });
  });

  it("nothing once it is paid in another way", async () => {
    const deal = await onTheWay();
    await rejectedOf(deal);
    await press(world, await beginCard(world, deal), "pay");
    expect(await requestOf(deal)).toMatchObject({ next: { key: "job.paid" }, rejected_transfer: null });
  });

  it("and nobody else does: her technician waits for her to pay", async () => {
    const deal = await onTheWay();
    await rejectedOf(deal);
    const { requestId: id } = deal;
    const his = await world.as(deal.tarek).technicianArea.request({ id });
    expect(his.request).toMatchObject({ next: { key: "pay.waiting" }, rejected_transfer: null });
    expect(his.order?.next?.key).toBe("pay.waiting");
    for (const other of [world.guest, world.as(await world.aCustomer())])
      expect((await other.requests.get({ id })).rejected_transfer).toBe(null);
  });
});
