import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { gatewayEvents, payments } from "~/api/db/money-schema";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, type Deal } from "../support/paid";

const world = await openWorld();
const say = sayer(world);

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** The gateway says, under one id, that a deal was paid. @param took where it is another amount */
async function sayPaid({ orderId }: Deal, id: string, took?: number): Promise<void> {
  const [row] = await world.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error("A payment");
  const { id: paymentId, amount, currency } = row;
  const charge = `ch-${paymentId}`;
  await say({ kind: "succeeded", paymentId, charge, amount: took ?? amount, currency }, { id });
}

it("An event is its id: what comes under one that was done before changes nothing, whatever it says", async () => {
  const [first, second] = [await accepted(world), await accepted(world)];
  for (const deal of [first, second]) await beginCard(world, deal);
  await sayPaid(first, "evt_1");
  expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  await Promise.all([1, 2, 3].map(() => sayPaid(second, "evt_1")));
  expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  expect(await world.as(second.nadia).orders.get({ id: second.orderId })).toMatchObject({
    status: "awaiting_payment",
  });
  expect(await world.db.$count(gatewayEvents)).toBe(1);
  await sayPaid(second, "evt_2");
  expect(await balances(world)).toEqual({ gateway: 60_000, held: 60_000 });
});

it("An event that could not be done stays what it was first: nothing is done that is not kept", async () => {
  const deal = await accepted(world);
  await beginCard(world, deal);
  for (const took of [100, undefined, 30_000]) await sayPaid(deal, "evt_1", took);
  expect(await balances(world)).toEqual({});
  const [kept] = await world.db.select().from(gatewayEvents);
  expect(kept).toMatchObject({ facts: { amount: 100 }, failures: 3, handledAt: null });
  await sayPaid(deal, "evt_2");
  expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
});
