import { afterEach, describe, expect, it } from "vitest";
import { sweepTimers } from "~/api/time/timers";
import { dateIn } from "~/api/zone";
import { openWorld, refusal } from "../support/api";
import { bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { accepted, agreeOn, type Deal, delivered } from "../support/paid";

const world = await openWorld();
const hour = 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

type Transfer = Deal & { id: string; dueAt: string };

/** Nadia has chosen to pay by transfer. */
async function begin(deal: Deal): Promise<Transfer> {
  const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
  return { ...deal, id: payment.id, dueAt: payment.due_at };
}
/** She has sent it, and said so an hour later. */
async function sent(): Promise<Transfer> {
  const transfer = await begin(await accepted(world, { starts_at: "2026-12-12T10:30" }));
  world.clock.advance(hour);
  await world.as(transfer.nadia).payments.proof({ id: transfer.id });
  return transfer;
}
/** The day that it is so many hours from now. */
const dayIn = (hours: number) =>
  dateIn(new Date(world.clock.now().getTime() + hours * hour * 1000), world.house.settings.country.timeZone);
const orderOf = ({ nadia, orderId }: Deal) => world.as(nadia).orders.get({ id: orderId });
/** The calls of a member of staff. */
const staffNow = async () => ({ staff: world.as(await world.aStaffMember()).transfers });
const booked = ({ orderId }: Deal) => bookedFor(world, orderId);

describe("A transfer that was said to be sent in time", () => {
  it("has paid for the job when staff find on Sunday that it came on Friday", async () => {
    const transfer = await sent();
    const arrived_on = dayIn(24);
    world.clock.advance(96 * hour);
    await sweepTimers(world.house, world.clock.now());
    expect(await orderOf(transfer)).toMatchObject({ status: "awaiting_payment" });
    await (await staffNow()).staff.confirm({ id: transfer.id, amount: 30_000, arrived_on });
    expect(await orderOf(transfer)).toMatchObject({ status: "paid" });
    expect(await booked(transfer)).toEqual(["payment"]);
  });

  it("keeps the job for 72 hours more, which both sides and the payer's page are told", async () => {
    const { nadia, tarek, requestId, orderId, id, dueAt } = await sent();
    const due_at = new Date(Date.parse(dueAt) + 72 * hour * 1000).toISOString();
    const said = { actor: "staff", time: dueAt, due_at };
    expect(await world.as(nadia).orders.get({ id: orderId })).toMatchObject({ payment_due_at: dueAt });
    expect((await world.as(nadia).requests.get({ id: requestId })).next).toMatchObject(said);
    const job = await world.as(tarek).technicianArea.request({ id: requestId });
    expect(job.request.next).toMatchObject(said);
    world.clock.advance(100 * hour);
    expect(await world.as(nadia).payments.checkout({ id: orderId })).toMatchObject({
      ...{ due: null, is_checked: true, payment: { id, status: "requires_action" } },
    });
    const other = world.as(nadia).payments.pay({ id: orderId, method: "card" });
    expect(await refusal(other)).toMatchObject({ status: 409 });
  });

  it("is waited for no longer than that, however often it is said", async () => {
    const transfer = await sent();
    world.clock.advance(100 * hour);
    await world.as(transfer.nadia).payments.proof({ id: transfer.id });
    world.clock.advance(19 * hour - 1);
    expect(await orderOf(transfer)).toMatchObject({ status: "awaiting_payment" });
    world.clock.advance(1);
    expect(await orderOf(transfer)).toMatchObject({ status: "cancelled" });
    await (await staffNow()).staff.confirm({ id: transfer.id, amount: 30_000, arrived_on: dayIn(-100) });
    expect(await booked(transfer)).toEqual(["late_payment"]);
  });

  it("goes back, and ends the job, when it came the day after the time for it", async () => {
    const transfer = await sent();
    const arrived_on = dayIn(48 + 24);
    world.clock.advance(90 * hour);
    await (await staffNow()).staff.confirm({ id: transfer.id, amount: 30_000, arrived_on });
    expect(await booked(transfer)).toEqual(["late_payment"]);
    expect(await orderOf(transfer)).toMatchObject({ status: "cancelled" });
  });

  it("is waited for no more once staff say that it has not come", async () => {
    const transfer = await sent();
    world.clock.advance(90 * hour);
    await (await staffNow()).staff.reject({ id: transfer.id, reason: "Nothing has come." });
    expect(await orderOf(transfer)).toMatchObject({ status: "cancelled" });
  });

  it("is waited for no longer than at first once its payer goes over to paying by card, whatever becomes of that", async () => {
    const transfer = await sent();
    await world.as(transfer.nadia).payments.pay({ id: transfer.orderId, method: "card" });
    // The gateway, which is asked for ten minutes whether the card was charged, says nothing.
    world.clock.advance(47 * hour);
    expect(await orderOf(transfer)).toMatchObject({ status: "awaiting_payment" });
    world.clock.advance(hour / 6);
    expect(await orderOf(transfer)).toMatchObject({ status: "cancelled" });
  });

  it("is waited for as long although another, which it took the place of, comes of another amount meanwhile", async () => {
    const first = await sent();
    await world.as(first.nadia).payments.pay({ id: first.orderId, method: "card" });
    const second = await begin(first);
    await world.as(first.nadia).payments.proof({ id: second.id });
    const due = async () => (await world.as(first.nadia).requests.get({ id: first.requestId })).next?.due_at;
    const until = await due();
    expect(Date.parse(until ?? "") - Date.parse(first.dueAt)).toBe(72 * hour * 1000);
    await (await staffNow()).staff.confirm({ id: first.id, amount: 20_000, is_another: true });
    expect(await due()).toBe(until);
  });

  it("may be sent once more until the first time when staff say so before it is over", async () => {
    const transfer = await sent();
    await (await staffNow()).staff.reject({ id: transfer.id, reason: "Nothing has come." });
    const again = await begin(transfer);
    expect(again.dueAt).toBe(transfer.dueAt);
    world.clock.advance(47 * hour);
    expect(await orderOf(again)).toMatchObject({ status: "cancelled" });
  });
});

describe("The day on which a transfer came", () => {
  it("is today unless staff say another", async () => {
    const transfer = await begin(await accepted(world, { starts_at: "2026-12-12T10:30" }));
    world.clock.advance(40 * hour);
    await (await staffNow()).staff.confirm({ id: transfer.id, amount: 30_000 });
    expect(await orderOf(transfer)).toMatchObject({ status: "paid" });
  });

  it.each([
    ["after today", 24],
    ["before it was asked for", -48],
  ])("cannot be %s", async (_, hours) => {
    const transfer = await sent();
    const confirmed = (await staffNow()).staff.confirm({
      ...{ id: transfer.id, amount: 30_000, arrived_on: dayIn(hours) },
    });
    expect(await refusal(confirmed)).toMatchObject({
      status: 422,
      errors: { arrived_on: expect.anything() },
    });
  });
});

describe("A transfer for a higher price", () => {
  it("that came in time and is confirmed later has paid it, and nothing was approved meanwhile", async () => {
    const deal = await delivered(world);
    const { orderId: id, nadia } = deal;
    await agreeOn(world, deal, 40_000);
    const transfer = await begin(deal);
    await world.as(nadia).payments.proof({ id: transfer.id });
    const arrived_on = dayIn(24);
    world.clock.advance(100 * hour);
    await sweepTimers(world.house, world.clock.now());
    expect(await orderOf(deal)).toMatchObject({ status: "delivered", price: { amount: 30_000 } });
    const other = world.as(nadia).payments.pay({ id, method: "card" });
    expect(await refusal(other)).toMatchObject({
      status: 409,
      message: expect.stringContaining("are checking"),
    });
    await (await staffNow()).staff.confirm({ id: transfer.id, amount: 10_000, arrived_on });
    expect(await orderOf(deal)).toMatchObject({ price: { amount: 40_000 } });
    expect(await booked(deal)).not.toContain("late_payment");
  });
});
