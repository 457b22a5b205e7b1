import { eq, sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { gatewayEvents, payments } from "~/api/db/money-schema";
import type { House } from "~/api/mount";
import { takeEvent } from "~/api/payments/event-moves";
import { sendRefunds } from "~/api/payments/sending-moves";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { agreeOn, paid, settleGateway } from "../support/paid";
import { waitingFor } from "../support/waiting-statements";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** 50 of Nadia's 300 pounds are owed to her, and nobody has asked the gateway for them. */
async function owed() {
  const deal = await paid(world);
  await agreeOn(world, deal, 25_000);
  const [payment] = await world.db.select().from(payments).where(eq(payments.orderId, deal.orderId));
  return payment?.charge ?? "";
}

/** The house with a gateway that notes what it is asked for. */
function noting() {
  const asked: number[] = [];
  const gateway: typeof world.gateway = {
    ...world.gateway,
    refund: (one) => {
      asked.push(one.amount);
      return world.gateway.refund(one);
    },
  };
  const house: House = { ...world.house, outside: { ...world.house.outside, gateway } };
  return { house, asked };
}

const byHand = (charge: string) =>
  world.gateway.sign({
    ...{ id: "said", at: world.clock.now(), kind: "refunded", refundId: "re_by_hand", charge, amount: 5_000 },
  });

it("A refund told to be made by hand at the moment when the worker asks for it was made twice: staff hear of that", async () => {
  const charge = await owed();
  const { house, asked } = noting();
  const work: Promise<unknown>[] = [];
  // Both come to a row that somebody holds: the worker first.
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from refunds for update`);
    work.push(sendRefunds(house, world.clock.now()));
    await waitingFor(world.db, 1);
    const { body, signature } = byHand(charge);
    work.push(takeEvent(house, world.gateway, body, signature));
    await waitingFor(world.db, 2);
  });
  await Promise.all(work);
  await settleGateway(world);
  const [said] = await world.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, "said"));
  expect(asked).toEqual([5_000]);
  expect(await balances(world)).toEqual({ gateway: 25_000, held: 25_000 });
  expect(said).toMatchObject({ handledAt: null, failures: 1 });
});
