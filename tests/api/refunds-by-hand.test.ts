import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { gatewayEvents, payments, refunds } from "~/api/db/money-schema";
import { notifications } from "~/api/db/schema";
import type { Gateway } from "~/api/outside/payments/gateway";
import { GatewayUnreachable } from "~/api/outside/payments/gateway-errors";
import { retryEvents } from "~/api/payments/event-moves";
import { sweepPayments } from "~/api/payments/sweeps";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { agreeOn, type Deal, paid, settleGateway } from "../support/paid";

const world = await openWorld();
const say = sayer(world);
const [minute, hour] = [60, 3600];

const eventOf = async (id: string) =>
  (await world.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id)))[0];
const paymentOf = async ({ orderId }: Deal) => {
  const [row] = await world.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error("A payment");
  return row;
};

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Both have agreed on 250 pounds and then on less; what is owed back of it has failed twice. */
async function twoOwed(last = 20_000) {
  const deal = await paid(world);
  for (const price of [25_000, last]) await agreeOn(world, deal, price);
  for (const { id: refundId } of await world.db.select().from(refunds))
    await say({ kind: "refund_failed", refundId, reason: "expired_or_canceled_card" });
  return { deal, charge: (await paymentOf(deal)).charge ?? "" };
}

describe("A refund", () => {
  it("that somebody made by hand counts once, however often it is told; its failure makes it owed again", async () => {
    const { charge, deal } = await twoOwed();
    const byHand = { refundId: "re_by_hand", charge, amount: 5_000 } as const;
    const stands = async () => (await world.db.select().from(refunds)).map(({ status }) => status).toSorted();
    await say({ kind: "refunded", ...byHand });
    const again = await say({ kind: "refunded", ...byHand });
    expect(await stands()).toEqual(["done", "failed"]);
    world.clock.advance(minute);
    const failures = [
      await say({ kind: "refund_failed", ...byHand }),
      await say({ kind: "refund_failed", ...byHand }),
    ];
    expect(await stands()).toEqual(["failed", "failed"]);
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 20_000, refund_due: 10_000 });
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, deal.nadia.id));
    expect(told.filter(({ kind }) => kind === "refund_returned")).toHaveLength(1);
    world.clock.advance(minute);
    await say({ kind: "refunded", ...byHand, refundId: "re_next" });
    const late = await say({ kind: "refund_failed", ...byHand });
    expect(await stands()).toEqual(["done", "failed"]);
    for (const id of [again, ...failures, late])
      expect(await eventOf(id)).toMatchObject({ handledAt: expect.any(Date) });
  });

  it("that somebody made by hand is the one of its amount, where others are owed, too", async () => {
    const { charge, deal } = await twoOwed(22_000);
    await say({ kind: "refunded", refundId: "re_by_hand", charge, amount: 3_000 });
    const rows = await world.db.select().from(refunds);
    expect(rows.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
      ...["3000 done", "5000 failed"],
    ]);
    expect(await balances(world)).toEqual({ gateway: 27_000, held: 22_000, refund_due: 5_000 });
    expect(await paymentOf(deal)).toMatchObject({ status: "refund_pending" });
  });

  it("that somebody made by hand, and whose failure is told first, waits for the word that it was made", async () => {
    const { charge } = await twoOwed();
    const byHand = { refundId: "re_by_hand", charge, amount: 5_000 } as const;
    const at = world.clock.now();
    world.clock.advance(minute);
    const early = await say({ kind: "refund_failed", ...byHand });
    expect(await eventOf(early)).toMatchObject({ handledAt: null, failures: 1 });
    await say({ kind: "refunded", ...byHand }, { at });
    world.clock.advance(hour);
    await retryEvents(world.house);
    expect(await eventOf(early)).toMatchObject({ handledAt: expect.any(Date) });
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 20_000, refund_due: 10_000 });
  });

  it("that was asked for, and whose answer was lost, is not the one that somebody made by hand: staff see to that", async () => {
    const deal = await paid(world);
    await agreeOn(world, deal, 25_000);
    const refund: Gateway["refund"] = async (one) => {
      await world.gateway.refund(one);
      throw new GatewayUnreachable();
    };
    const gateway = { ...world.gateway, deliver: async () => 0, refund };
    await sweepPayments({ ...world.house, outside: { ...world.house.outside, gateway } }, world.clock.now());
    const { charge } = await paymentOf(deal);
    const byHand = await say({
      ...{ kind: "refunded", refundId: "re_beside", charge: charge ?? "", amount: 5_000 },
    });
    expect(await eventOf(byHand)).toMatchObject({ handledAt: null, failures: 1 });
    await settleGateway(world);
    expect(await balances(world)).toEqual({ gateway: 25_000, held: 25_000 });
    world.clock.advance(hour);
    await retryEvents(world.house);
    expect(await eventOf(byHand)).toMatchObject({ handledAt: null, failures: 2 });
  });
});
