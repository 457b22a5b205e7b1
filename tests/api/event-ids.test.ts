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

/** The gateway says, under one id, that a deal was paid. */
async function sayPaid({ orderId }: Deal, id: string): Promise<void> {
  const [row] = await world.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error("A payment");
  const { id: paymentId, amount, currency } = row;
  await say({ kind: "succeeded", paymentId, charge: `ch-${paymentId}`, amount, currency }, { id });
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
