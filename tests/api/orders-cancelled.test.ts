import { afterEach, describe, expect, it } from "vitest";
import type { RequestDetails } from "~/contract/request-fields";
import { openWorld, refusal } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { grievance } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { accepted, beginCard, type Deal, paid, press, settleGateway, started } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const hour = 3600;
const everything = { retender: true };
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;

/** Less than a day before the start, which is on the 10th of December at 10:30 in Cairo. */
async function paidLate(changed: Parameters<typeof paid>[1] = {}): Promise<Deal> {
  const deal = await paid(world, changed);
  world.clock.advance((Date.parse("2026-12-10T00:00Z") - world.clock.now().getTime()) / 1000);
  return deal;
}

/** The same of a request that names a day. */
async function paidFor(preferred_date: string): Promise<Deal> {
  const nadia = await world.aCustomer({ name: "Nadia Samir" });
  const tarek = await world.aProvider();
  const requestId = await openRequestOf(world, nadia, { timing: "date", preferred_date });
  const { id: offerId } = await sendOffer(world, tarek, requestId);
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 1 });
  const deal = { nadia, tarek, requestId, offerId, orderId };
  await press(world, await beginCard(world, deal), "pay");
  return deal;
}

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

describe("Nadia, who has paid,", () => {
  it("is told before she cancels whether an account for what comes back is asked for: of a transfer, not of a card", async () => {
    const deal = await accepted(world);
    const { nadia, orderId: id, requestId } = deal;
    const { payment } = await world.as(nadia).payments.pay({ id, method: "transfer" });
    await world.as(await world.aStaffMember()).transfers.confirm({ id: payment.id, amount: 30_000 });
    const toldOf = async (one: Deal) =>
      (await customer(one).get({ id: one.orderId })).cancel_cost?.asks_account;
    expect(await toldOf(deal)).toBe(true);
    await customer(deal).cancel({ id, fee: 0 });
    const { refund_to_name } = await world.as(nadia).requests.get({ id: requestId });
    expect(refund_to_name).toMatchObject({ amount: 30_000 });
    expect(await toldOf(await paid(world))).toBe(false);
  });

  it("cancels well ahead and gets everything back", async () => {
    const deal = await paid(world);
    world.clock.advance(hour);
    expect((await customer(deal).get({ id: deal.orderId })).cancel_cost).toMatchObject({
      refund: { amount: 30_000 },
      fee: { amount: 0 },
    });
    expect(await provider(deal).get({ id: deal.orderId })).toMatchObject({ cancel_cost: null });
    await customer(deal).cancel({ id: deal.orderId, fee: 0 });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({
      status: "cancelled",
    });
    await settleGateway(world);
    expect(await bookedFor(world, deal.orderId)).toEqual(["payment", "refund", "refund_paid"]);
    expect(await balances(world)).toEqual({});
  });

  it("cancels on the day before: the visit is paid, the rest comes back", async () => {
    const deal = await paidLate();
    expect((await customer(deal).get({ id: deal.orderId })).cancel_cost).toMatchObject({
      refund: { amount: 25_000 },
      fee: { amount: 5_000 },
    });
    await customer(deal).cancel({ id: deal.orderId, fee: 5_000, reason: "We are travelling" });
    expect(toldIn((await shownTo(deal)).request)).toEqual(["order.cancel", "customer", "We are travelling"]);
    const others = await world.as(await world.aProvider()).requests.get({ id: deal.requestId });
    expect(others.timeline).toEqual([]);
    expect(await shownTo(deal)).toMatchObject({
      order: {
        ...{
          status: "cancelled",
          can: [],
          earning: { payout: { amount: 3_000 }, commission: { amount: 2_000 } },
        },
        next: { actor: "nobody", key: "job.clearing", money: { amount: 3_000 } },
      },
    });
    await settleGateway(world);
    expect(await balances(world)).toMatchObject({ gateway: 5_000, pending: 3_000 });
    expect(world.said.at(-1)).toContain("250");
  });

  it("complains of the visit that was paid from the page of her request, and Tarek from that of his job", async () => {
    const deal = await paidLate();
    const { requests, complaints } = world.as(deal.nadia);
    const kept = async () => (await requests.get({ id: deal.requestId })).visit_kept;
    expect(await kept()).toBeNull();
    await customer(deal).cancel({ id: deal.orderId, fee: 5_000, ...everything });
    const left = {
      ...{ order_id: deal.orderId, amount: { amount: 5_000, currency: "EGP" }, is_paid_out: true },
    };
    expect(await kept()).toMatchObject({ ...left, complaint_id: null, can_complain: true });
    for (const stranger of [world.guest, world.as(deal.tarek), world.as(await world.aCustomer())])
      expect((await stranger.requests.get({ id: deal.requestId })).visit_kept).toBeNull();
    expect((await shownTo(deal)).order).toMatchObject({ can_complain: true, complaint: null });
    const filed = { kind: "order" as const, about_id: deal.orderId, text: grievance };
    const { id } = await complaints.file(filed);
    expect(await kept()).toMatchObject({ ...left, complaint_id: id, can_complain: false });
    expect((await shownTo(deal)).order).toMatchObject({ can_complain: false, complaint: { id } });
    await complaints.withdraw({ id });
    expect(await kept()).toMatchObject({ ...left, complaint_id: id, can_complain: true });
    expect((await shownTo(deal)).order).toMatchObject({ can_complain: true });
  });

  it("is told that a fee which the commission takes whole goes to Usta, not to the technician", async () => {
    const deal = await paidLate({ visit_fee: 2_000 });
    const { requests, payments } = world.as(deal.nadia);
    expect((await payments.checkout({ id: deal.orderId })).cancelling).toMatchObject({ is_paid_out: false });
    for (const side of [customer(deal), provider(deal)])
      expect(await side.get({ id: deal.orderId })).toMatchObject({ is_visit_paid_out: false });
    expect(await provider(deal).get({ id: deal.orderId })).toMatchObject({ visit_payout: { amount: 0 } });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ visit_payout: null });
    await customer(deal).cancel({ id: deal.orderId, fee: 2_000 });
    expect((await payments.checkout({ id: deal.orderId })).kept).toMatchObject({
      ...{ amount: 2_000, is_paid_out: false },
    });
    const { visit_kept } = await requests.get({ id: deal.requestId });
    expect(visit_kept).toMatchObject({ amount: { amount: 2_000 }, is_paid_out: false });
    await settleGateway(world);
    expect(await balances(world)).not.toHaveProperty("pending");
  });

  it("cancels within five minutes of paying, also on the day itself, and loses nothing", async () => {
    const deal = await paid(world, { starts_at: "2026-11-24T23:30" });
    world.clock.advance(4 * 60);
    await customer(deal).cancel({ id: deal.orderId, fee: 0 });
    await settleGateway(world);
    expect(await balances(world)).toEqual({});
  });

  it("is shown the new cost where it has changed since she read it", async () => {
    const deal = await paidLate();
    expect(await refusal(customer(deal).cancel({ id: deal.orderId, fee: 0 }))).toMatchObject({
      ...{ status: 409, current: { order_status: "paid", fee: 5_000 } },
      message: expect.stringContaining("has changed"),
    });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ status: "paid" });
  });

  it("looks for another technician: the request is open, and Tarek can offer no more", async () => {
    const deal = await paid(world);
    await customer(deal).cancel({ id: deal.orderId, fee: 0, ...everything });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({ status: "open" });
    const { refusal: why } = await world.as(deal.tarek).technicianArea.request({ id: deal.requestId });
    expect(why).toBe("excluded");
    expect(await refusal(sendOffer(world, deal.tarek, deal.requestId))).toMatchObject({ status: 422 });
    await sendOffer(world, await world.aProvider(), deal.requestId);
  });

  it("looks for another technician up to the day that she prefers, and not past it", async () => {
    const deal = await paidFor("2026-12-10");
    await customer(deal).cancel({ id: deal.orderId, fee: 0, ...everything });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({
      ...{ status: "open", preferred_date: "2026-12-10", version: 1 },
      expires_at: "2026-12-10T22:00:00.000Z",
    });
  });

  it("looks for another without a day once the one that she preferred is over", async () => {
    const deal = await paidFor("2026-12-10");
    world.clock.advance((Date.parse("2026-12-11T09:00Z") - world.clock.now().getTime()) / 1000);
    await provider(deal).backOut({ id: deal.orderId, reason: "I was in hospital" });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({
      ...{ status: "open", timing: "flexible", preferred_date: null, version: 2 },
      expires_at: expect.stringMatching(/^2027-01-10T09:00/),
    });
  });

  it("cannot cancel once the work has begun", async () => {
    const deal = await started(world);
    expect((await customer(deal).get({ id: deal.orderId })).cancel_cost).toBeNull();
    expect(await refusal(customer(deal).cancel({ id: deal.orderId, fee: 0 }))).toMatchObject({ status: 409 });
  });
});
