import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { gatewayEvents, payments, refunds } from "~/api/db/money-schema";
import { notifications } from "~/api/db/schema";
import { retryEvents } from "~/api/payments/event-moves";
import { sweepPayments } from "~/api/payments/sweeps";
import { openWorld } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { type Said, sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, type Deal, paid, settleGateway } from "../support/paid";

const world = await openWorld();
const say = sayer(world);
const [minute, hour] = [60, 3600];
let last = 0;

const eventOf = async (id: string) =>
  (await world.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id)))[0];
const paymentOf = async ({ orderId }: Deal) => {
  const [row] = await world.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error("A payment");
  return row;
};
const succeeded = async (deal: Deal): Promise<Said> => {
  const { id: paymentId, amount, currency } = await paymentOf(deal);
  return { kind: "succeeded", paymentId, charge: `charge${++last}`, amount, currency };
};

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("An event that cannot be done", () => {
  const unknown = { kind: "expired", paymentId: "nobody0000000000" } as const;

  it("is tried later, and later each time, up to every six hours, and never given up", async () => {
    const id = await say(unknown);
    expect(await eventOf(id)).toMatchObject({ failures: 1, handledAt: null });
    await retryEvents(world.house);
    expect((await eventOf(id))?.failures).toBe(1);
    for (let tries = 2; tries < 40; tries += 1) {
      const next = (await eventOf(id))?.nextTryAt ?? new Date(0);
      const wait = next.getTime() - world.clock.now().getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(6 * hour * 1000);
      world.clock.advance(wait / 1000);
      await retryEvents(world.house);
      expect((await eventOf(id))?.failures).toBe(tries);
    }
  });

  it("is tried again at once when the gateway says it again", async () => {
    const id = await say(unknown);
    await say(unknown, { id });
    expect((await eventOf(id))?.failures).toBe(2);
  });

  it("is done once what it waits for has come", async () => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    const said = await succeeded(deal);
    const { id: paymentId } = await paymentOf(deal);
    await world.db.update(payments).set({ amount: 1 }).where(eq(payments.id, paymentId));
    const id = await say(said);
    expect(await eventOf(id)).toMatchObject({ handledAt: null });
    await world.db.update(payments).set({ amount: 30_000 }).where(eq(payments.id, paymentId));
    await say(said, { id });
    expect(await eventOf(id)).toMatchObject({ handledAt: expect.any(Date) });
    expect(await bookedFor(world, deal.orderId)).toEqual(["payment"]);
  });

  it.each([
    ["of another amount", { amount: 3_000 }],
    ["in another currency", { currency: "USD" }],
  ])("since it tells of money %s than was asked for pays for nothing", async (_, other) => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    const id = await say({ ...(await succeeded(deal)), ...other } as Said);
    expect(await eventOf(id)).toMatchObject({ failures: 1, handledAt: null });
    expect(await bookedFor(world, deal.orderId)).toEqual([]);
  });

  it("is counted and listed for staff", async () => {
    const id = await say(unknown);
    const staff = world.as(await world.aStaffMember());
    expect(await staff.staff.overview({})).toMatchObject({ gateway_events: 1 });
    expect((await staff.transfers.events({})).content).toMatchObject([
      {
        id,
        gateway: "sandbox",
        kind: "expired",
        tries: 1,
        amount: null,
        next_try_at: expect.any(String),
      },
    ]);
  });
});

describe("What was paid in a session that we wanted to close", () => {
  it.each([
    ["in time for its job", minute, hour - minute, ["payment"]],
    ["too late", hour, minute, ["late_payment"]],
  ])("is taken, although the gateway has not told of it: %s", async (_, before, after, booked) => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(before);
    await world.guest.sandbox.press({ reference, press: "pay", manner: "later" });
    world.clock.advance(after);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    const silent = { ...world.gateway, deliver: async () => 0 };
    const house = { ...world.house, outside: { ...world.house.outside, gateway: silent } };
    await sweepPayments(house, world.clock.now());
    expect(await bookedFor(world, deal.orderId)).toEqual(booked);
    expect(world.log.lines.map(({ event }) => event)).toContain("a session that is over had been paid");
  });

  it("does not keep the others from being closed when the gateway refuses one", async () => {
    const deals = [await accepted(world), await accepted(world)];
    const sessions: string[] = [];
    for (const deal of deals) sessions.push(await beginCard(world, deal));
    const [bad = ""] = sessions;
    await world.db.update(payments).set({ reference: "lost" }).where(eq(payments.reference, bad));
    world.clock.advance(hour);
    for (const deal of deals) await world.as(deal.nadia).orders.get({ id: deal.orderId });
    await settleGateway(world);
    const rows = await world.db.select({ closedAt: payments.closedAt }).from(payments);
    expect(rows.map(({ closedAt }) => closedAt !== null)).toEqual([true, true]);
    expect(await world.gateway.find(sessions[1] ?? "")).toMatchObject({ state: "closed" });
  });
});

/** Nadia has cancelled, and the gateway was asked to give everything back. */
async function refundOf(deal: Deal) {
  await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
  const [refund] = await world.db.select().from(refunds);
  if (!refund) throw new Error("A refund");
  return refund;
}
const refundNow = async () => (await world.db.select().from(refunds))[0];

describe("A refund", () => {
  it("that fails after it was told as done is owed again, and Nadia is told", async () => {
    const deal = await paid(world);
    const { id: refundId } = await refundOf(deal);
    await say({ kind: "refunded", refundId });
    expect(await balances(world)).toEqual({});
    world.clock.advance(minute);
    const failure = { kind: "refund_failed", refundId, reason: "lost_or_stolen_card" } as const;
    await say(failure);
    await say(failure);
    expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
    expect(await bookedFor(world, deal.orderId)).toEqual([
      ...["payment", "refund", "refund_paid", "refund_returned"],
    ]);
    expect(await refundNow()).toMatchObject({ status: "failed", doneAt: null });
    expect(await paymentOf(deal)).toMatchObject({ status: "refund_pending" });
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, deal.nadia.id));
    expect(told.filter(({ kind }) => kind === "refund_returned")).toHaveLength(1);
  });

  it("whose failure is told before an older word that it was done has failed", async () => {
    const deal = await paid(world);
    const { id: refundId } = await refundOf(deal);
    const before = world.clock.now();
    world.clock.advance(minute);
    await say({ kind: "refund_failed", refundId, reason: "expired_or_canceled_card" });
    await say({ kind: "refunded", refundId }, { at: before });
    expect(await refundNow()).toMatchObject({ status: "failed" });
    expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
  });

  it("that somebody made by hand at the gateway after it had failed is the one that was owed", async () => {
    const deal = await paid(world);
    const { id: refundId, amount } = await refundOf(deal);
    await say({ kind: "refund_failed", refundId, reason: "expired_or_canceled_card" });
    const { charge } = await paymentOf(deal);
    const byHand = { kind: "refunded", refundId: "re_by_hand", charge: charge ?? "" } as const;
    await say({ ...byHand, amount });
    expect(await refundNow()).toMatchObject({ status: "done" });
    expect(await balances(world)).toEqual({});
    const more = await say({ ...byHand, refundId: "re_more", amount });
    expect(await eventOf(more)).toMatchObject({ handledAt: null, failures: 1 });
  });
});
