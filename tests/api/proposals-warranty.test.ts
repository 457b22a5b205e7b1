import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal } from "../support/paid";

const world = await openWorld();
const [hour, day] = [3600, 24 * 3600];
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const reason = "Nobody opened the door";

const openedOf = async (deal: Deal) =>
  (await customer(deal).get({ id: deal.orderId })).proposals[0]?.id ?? "";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("A visit under warranty", () => {
  it("that was agreed on is over 72 hours after it, and the address is hidden again", async () => {
    const deal = await completed(world);
    world.clock.advance(20 * day);
    const seen = async () =>
      (await world.as(deal.tarek).technicianArea.request({ id: deal.requestId })).request;
    expect((await seen()).private).toBe(null);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    expect((await seen()).private).not.toBe(null);
    await provider(deal).agree({ id: await openedOf(deal), starts_at: "2026-12-20T16:00" });
    expect((await seen()).private).not.toBe(null);
    world.clock.set("2026-12-23T14:01Z");
    expect((await customer(deal).get({ id: deal.orderId })).proposals).toMatchObject([{ status: "done" }]);
    expect((await seen()).private).toBe(null);
  });

  it("is asked for, set and made, and costs nothing", async () => {
    const deal = await completed(world);
    const before = await balances(world);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const id = await openedOf(deal);
    const [asked] = (await provider(deal).get({ id: deal.orderId })).proposals;
    expect(asked).toMatchObject({ kind: "warranty", by: "other", can: ["agree", "decline"] });
    expect(await refusal(provider(deal).agree({ id }))).toMatchObject({ status: 422 });
    await provider(deal).agree({ id, starts_at: "2026-12-12T16:00" });
    const { proposals } = await customer(deal).get({ id: deal.orderId });
    expect(proposals).toMatchObject([
      { status: "agreed", can: ["finish"], starts_at: "2026-12-12T14:00:00.000Z" },
    ]);
    await customer(deal).finish({ id });
    expect((await customer(deal).get({ id: deal.orderId })).proposals).toMatchObject([{ status: "done" }]);
    expect(await balances(world)).toEqual(before);
  });

  it("is not for the time after it, nor for a job without one, nor for the technician to ask", async () => {
    const [deal, bare] = [await completed(world), await completed(world, { warranty_days: 0 })];
    const asked = provider(deal).claimWarranty({ id: deal.orderId, reason });
    expect(await refusal(asked)).toMatchObject({ status: 403 });
    const never = customer(bare).claimWarranty({ id: bare.orderId, reason });
    expect(await refusal(never)).toMatchObject({ status: 409 });
    world.clock.advance(30 * day + hour);
    const late = customer(deal).claimWarranty({ id: deal.orderId, reason });
    expect(await refusal(late)).toMatchObject({ status: 409 });
  });

  it("that nobody answers for 72 hours lapses", async () => {
    const deal = await completed(world);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    world.clock.advance(3 * day);
    expect((await customer(deal).get({ id: deal.orderId })).proposals).toMatchObject([{ status: "lapsed" }]);
  });
});
