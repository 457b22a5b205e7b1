import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders as table } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { codeOf, paid } from "../support/paid";
import { insertJob } from "../support/reviews";

const world = await openWorld({ settings: { firstOrders: 11 } });

it.each([
  [10, "", "the longer time for first jobs", "clearingAtFirst"],
  [11, "", "the usual time", "clearing"],
  [11, ", of which next to nothing was released,", "the longer time for first jobs", "clearingAtFirst"],
] as const)(
  "After %i finished jobs%s of the first eleven, what another earns clears in %s",
  async (before, nothing, _, wait) => {
    const deal = await paid(world);
    const at = world.clock.now().toISOString();
    for (let n = 0; n < before; n += 1)
      await insertJob(world.db, { customer: deal.nadia, provider: deal.tarek, at });
    if (nothing)
      await world.db
        .update(table)
        .set({ released: 1, payout: 0, commission: 1, vatDue: 0 })
        .where(eq(table.status, "completed"));
    const { orders } = world.as(deal.tarek);
    await orders.start({ id: deal.orderId, code: await codeOf(world, deal) });
    await orders.deliver({ id: deal.orderId });
    await world.as(deal.nadia).orders.confirm({ id: deal.orderId });
    const { earning } = await orders.get({ id: deal.orderId });
    const clearsIn = (Date.parse(earning?.clears_at ?? "") - world.clock.now().getTime()) / 1000;
    expect(Math.round(clearsIn)).toBe(world.house.settings[wait]);
    world.clock.advance(clearsIn);
    const cleared = (await orders.get({ id: deal.orderId })).earning;
    expect(cleared).toMatchObject({ clears_at: null, cleared_at: expect.any(String) });
  },
);
