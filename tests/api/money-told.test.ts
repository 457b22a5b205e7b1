import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { type Deal, delivered, paid } from "../support/paid";

const world = await openWorld();
const hour = 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** What each side was told of how a job ended: the kind, and the amount in it. */
async function told({ nadia, tarek }: Deal) {
  const all = await world.db.query.notifications.findMany();
  const to = ({ id }: { id: string }) =>
    all
      .filter(
        ({ userId, kind }) => userId === id && /^order_c/.test(kind) && !kind.startsWith("order_changes"),
      )
      .map(({ kind, params }) => [kind, params.price]);
  return { nadia: to(nadia), tarek: to(tarek) };
}

/** An hour after the agreed start. */
async function waited(terms: Parameters<typeof paid>[1] = {}): Promise<Deal> {
  const deal = await paid(world, terms);
  world.clock.advance((Date.parse("2026-12-10T09:30Z") - world.clock.now().getTime()) / 1000);
  return deal;
}

/** One side says that the other did not come, which nobody objects to. */
async function missed(deal: Deal, by: "nadia" | "tarek") {
  const { orders } = world.as(deal[by]);
  await orders.claimNoShow({ id: deal.orderId, reason: "Nobody opened the door" });
  world.clock.advance(48 * hour);
  expect(await orders.get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
}

describe("Each side is told of its own money", () => {
  it("when silence approves: Nadia of the price, Tarek of what the commission leaves", async () => {
    const deal = await delivered(world);
    world.clock.advance(72 * hour);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    expect(await told(deal)).toEqual({
      nadia: [["order_completed.silence", 30_000]],
      tarek: [["order_completed", 27_000]],
    });
  });

  it("when Nadia cancels late: Tarek of what the visit leaves him", async () => {
    const deal = await waited();
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 5_000 });
    expect(await told(deal)).toEqual({ nadia: [], tarek: [["order_cancelled.cancel", 3_000]] });
  });

  it("when Nadia cancels in time: Tarek of no amount at all", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    expect(await told(deal)).toEqual({ nadia: [], tarek: [["order_cancelled.cancel.free", undefined]] });
  });

  it("when nobody was at home: Nadia of what the visit costs, Tarek of what it leaves him", async () => {
    const deal = await waited();
    await missed(deal, "tarek");
    expect(await told(deal)).toEqual({
      nadia: [["order_cancelled.noShow", 5_000]],
      tarek: [["order_cancelled.noShow.paid", 3_000]],
    });
  });

  it("when nobody came, or the visit is free: both of no amount", async () => {
    const free = [["order_cancelled.noShow.free", undefined]];
    const absent = await waited();
    await missed(absent, "nadia");
    expect(await told(absent)).toEqual({ nadia: free, tarek: free });
    await world.reset();
    const costless = await waited({ visit_fee: 0 });
    await missed(costless, "tarek");
    expect(await told(costless)).toEqual({ nadia: free, tarek: free });
  });
});
