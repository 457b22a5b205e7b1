import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { payments } from "~/api/db/money-schema";
import { GatewayUnreachable } from "~/api/outside/payments/gateway-errors";
import { sweepPayments } from "~/api/payments/sweeps";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import { bookedFor } from "../support/books";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, type Deal, delivered, press, settleGateway } from "../support/paid";

const world = await openWorld();
const say = sayer(world);
const [minute, hour] = [60, 3600];

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Pays at the gateway, which does not tell of it yet. */
const payUntold = (reference: string) =>
  world.guest.sandbox.press({ reference, press: "pay", manner: "later" });
const orderOf = ({ nadia, orderId }: Deal) => world.as(nadia).orders.get({ id: orderId });
const statusOf = async (deal: Deal) => (await orderOf(deal)).status;
const booked = ({ orderId }: Deal) => bookedFor(world, orderId);

/** The gateway says that the open payment of a deal was made. */
async function saySucceeded({ orderId }: Deal, at: Date) {
  const [row] = await world.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error("A payment");
  const { id: paymentId, amount, currency } = row;
  await say({ kind: "succeeded", paymentId, charge: `ch-${paymentId}`, amount, currency }, { at });
}

describe("A card that was charged before the time was over", () => {
  it("has paid for the job although the word of it comes after", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(29 * minute + 50);
    await payUntold(reference);
    world.clock.advance(12);
    await settleGateway(world);
    expect(await statusOf(deal)).toBe("paid");
    expect(await booked(deal)).toEqual(["payment"]);
  });

  it.each([
    ["time moves first", [sweepTimers, sweepPayments]],
    ["the gateway is asked first", [sweepPayments, sweepTimers]],
  ])("has paid for the job when nobody was there to hear of it, and %s", async (_, sweeps) => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(25 * minute);
    await payUntold(reference);
    world.clock.advance(3 * hour);
    for (const sweep of sweeps) await sweep(world.house, world.clock.now());
    expect(await statusOf(deal)).toBe("paid");
    expect(await booked(deal)).toEqual(["payment"]);
  });

  it("keeps the job for its payer while the gateway is asked, and both sides read so", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(29 * minute);
    await payUntold(reference);
    world.clock.advance(5 * minute);
    const { orderId: id, nadia, tarek, requestId } = deal;
    expect(await statusOf(deal)).toBe("awaiting_payment");
    const checkout = await world.as(nadia).payments.checkout({ id });
    expect(checkout).toMatchObject({ due: null, is_checked: true, status: "awaiting_payment" });
    expect((await world.as(nadia).payments.mine({})).owed).toEqual([]);
    expect((await world.as(nadia).orders.get({ id })).can).toEqual(["give_up"]);
    const owner = await world.as(nadia).requests.get({ id: requestId });
    expect(owner.next).toMatchObject({ actor: "nobody", key: "pay.checked" });
    const job = await world.as(tarek).technicianArea.request({ id: requestId });
    expect(job.request.next).toMatchObject({ actor: "nobody", key: "pay.checked.theirs" });
    const again = world.as(nadia).payments.pay({ id, method: "card" });
    expect(await refusal(again)).toMatchObject({ status: 409 });
    await settleGateway(world);
    expect(await statusOf(deal)).toBe("paid");
  });

  it("has paid the higher price of delivered work, which silence would have approved at the old one", async () => {
    const deal = await delivered(world);
    const { orderId: id, nadia, tarek } = deal;
    await world.as(tarek).orders.proposePrice({ id, price: 40_000, reason: "A new pump." });
    const { proposals } = await orderOf(deal);
    world.clock.advance(30 * hour);
    await world.as(nadia).orders.agree({ id: proposals[0]?.id ?? "" });
    const reference = await beginCard(world, deal);
    world.clock.advance(48 * hour - minute);
    await payUntold(reference);
    world.clock.advance(2 * minute);
    await sweepTimers(world.house, world.clock.now());
    await settleGateway(world);
    expect(await orderOf(deal)).toMatchObject({ price: { amount: 40_000 } });
    expect(await booked(deal)).toContain("payment");
    expect(await booked(deal)).not.toContain("late_payment");
  });
});

describe("A card that was not charged in time", () => {
  it("ends the job as soon as the gateway says that nothing was paid", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(30 * minute);
    await sweepTimers(world.house, world.clock.now());
    expect(await statusOf(deal)).toBe("awaiting_payment");
    await settleGateway(world);
    expect(await statusOf(deal)).toBe("cancelled");
    expect(await world.gateway.find(reference)).toMatchObject({ state: "closed" });
  });

  it("ends the job as soon as the gateway tells by itself that its session is over", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(30 * minute);
    await sweepTimers(world.house, world.clock.now());
    expect(await statusOf(deal)).toBe("awaiting_payment");
    await press(world, reference, "abandon");
    expect(await statusOf(deal)).toBe("cancelled");
  });

  it("goes on to be payable for as long as it was where a session ends before that", async () => {
    const deal = await accepted(world);
    await press(world, await beginCard(world, deal), "abandon");
    world.clock.advance(30 * minute - 1);
    expect(await statusOf(deal)).toBe("awaiting_payment");
    world.clock.advance(1);
    expect(await statusOf(deal)).toBe("cancelled");
  });

  it("ends the job after ten minutes when the gateway does not answer", async () => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    const close = () => Promise.reject(new GatewayUnreachable("sandbox"));
    const house = {
      ...world.house,
      outside: { ...world.house.outside, gateway: { ...world.gateway, close } },
    };
    world.clock.advance(30 * minute);
    await sweepTimers(house, world.clock.now());
    await sweepPayments(house, world.clock.now());
    world.clock.advance(10 * minute - 1);
    expect(await statusOf(deal)).toBe("awaiting_payment");
    world.clock.advance(1);
    expect(await statusOf(deal)).toBe("cancelled");
  });

  it("goes back in full when it was charged a second too late", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(30 * minute + 1);
    await payUntold(reference);
    await settleGateway(world);
    expect(await statusOf(deal)).toBe("cancelled");
    expect(await booked(deal)).toContain("late_payment");
  });
});

describe("What a gateway says of when something happened", () => {
  it("is not believed when it lies ahead: it happened by the time it was told", async () => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    world.clock.advance(29 * minute);
    await saySucceeded(deal, new Date(world.clock.now().getTime() + 24 * hour * 1000));
    expect(await statusOf(deal)).toBe("paid");
    expect(await booked(deal)).toEqual(["payment"]);
  });

  it("was in time until the moment when the time for it was over", async () => {
    for (const early of [1, 0]) {
      const deal = await accepted(world);
      await beginCard(world, deal);
      const { due } = await world.as(deal.nadia).payments.checkout({ id: deal.orderId });
      world.clock.advance(31 * minute);
      await saySucceeded(deal, new Date(Date.parse(due?.due_at ?? "") - early));
      expect(await booked(deal)).toEqual([early ? "payment" : "late_payment"]);
    }
  });

  it("is believed for three days back and no further", async () => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    const before = new Date(world.clock.now().getTime() + minute * 1000);
    world.clock.advance(4 * 24 * hour);
    await saySucceeded(deal, before);
    expect(await booked(deal)).toEqual(["late_payment"]);
  });
});
