import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, orders } from "~/api/db/schema";
import type { OfferTab } from "~/contract/offers";
import { orderTab } from "~/contract/orders";
import { openWorld } from "../support/api";
import { type Sent, sendOffer } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";
import { unguarded } from "../support/unguarded";

const world = await openWorld();
const hour = 3_600;
let nadia: Person;
let tarek: Person;
let basem: Person;
let id: string;
let sent: Sent;
let other: Sent;

beforeEach(async () => {
  [nadia, tarek, basem] = [await world.aCustomer(), await world.aProvider(), await world.aProvider()];
  id = await openRequestOf(world, nadia);
  sent = await sendOffer(world, tarek, id);
  other = await sendOffer(world, basem, id);
});

const accept = () => world.as(nadia).offers.accept({ id: sent.id, round: 1 });
const tabs = ["live", "discount", "accepted", "closed"] as const;

/** What stands under each tab of a technician's offers, and what its figure says. */
async function offersOf(person: Person) {
  const found: [OfferTab, string, string][] = [];
  const counts = new Set<string>();
  for (const tab of tabs) {
    const answer = await world.as(person).offers.mine({ tab });
    counts.add(JSON.stringify(answer.counts));
    found.push(...answer.content.map((one) => [tab, one.id, one.status] as [OfferTab, string, string]));
  }
  const [count = "{}"] = counts;
  expect(counts.size).toBe(1);
  const figures = JSON.parse(count) as Record<OfferTab, number>;
  for (const tab of tabs) expect(figures[tab]).toBe(found.filter(([name]) => name === tab).length);
  return found;
}

const ordersOf = async (person: Person) => {
  const found: [string, string][] = [];
  for (const tab of orderTab.options)
    for (const { status } of (await world.as(person).orders.mine({ tab })).content) found.push([tab, status]);
  return found;
};
const writtenByTime = async () => (await world.db.select().from(audit).where(eq(audit.actor, "time"))).length;

describe("A tab", () => {
  it("holds an order that was not paid in time under those that are cancelled, for both sides", async () => {
    await accept();
    expect([await ordersOf(nadia), await ordersOf(tarek)]).toEqual(
      Array(2).fill([["to_pay", "awaiting_payment"]]),
    );
    world.clock.advance(0.5 * hour);
    expect([await ordersOf(nadia), await ordersOf(tarek)]).toEqual(
      Array(2).fill([["cancelled", "cancelled"]]),
    );
    expect(await writtenByTime()).toBe(0);
  });

  it("holds the offers of an order that was not paid in time where they stood before", async () => {
    await world.as(nadia).offers.askDiscount({ id: other.id, price: 25_000 });
    await accept();
    expect(await offersOf(tarek)).toEqual([["accepted", sent.id, "accepted"]]);
    expect(await offersOf(basem)).toEqual([["live", other.id, "on_hold"]]);
    world.clock.advance(0.5 * hour);
    expect(await offersOf(tarek)).toEqual([["live", sent.id, "pending"]]);
    expect(await offersOf(basem)).toEqual([["discount", other.id, "discount_requested"]]);
    expect(await writtenByTime()).toBe(0);
  });

  it("holds offers whose validity is over under those that are closed, in the order of all", async () => {
    const later = await sendOffer(world, basem, await openRequestOf(world, nadia), { valid_hours: 200 });
    await world.as(basem).offers.withdraw({ id: later.id });
    const last = await sendOffer(world, basem, await openRequestOf(world, nadia), { valid_hours: 200 });
    world.clock.advance(72 * hour);
    expect(await offersOf(basem)).toEqual([
      ["live", last.id, "pending"],
      ["closed", later.id, "withdrawn"],
      ["closed", other.id, "expired"],
    ]);
    expect(await writtenByTime()).toBe(0);
  });

  it("pages through what time has closed as through the rest", async () => {
    Object.assign(world.house.settings, { perPage: 1 });
    const more = await sendOffer(world, basem, await openRequestOf(world, nadia));
    await world.as(basem).offers.withdraw({ id: more.id });
    world.clock.advance(72 * hour);
    const page = (cursor?: string) => world.as(basem).offers.mine({ tab: "closed", cursor });
    const first = await page();
    const second = await page(first.meta.meta.nextCursor ?? "");
    expect([first, second].map(({ content }) => content.map((offer) => offer.id))).toEqual([
      [more.id],
      [other.id],
    ]);
    expect(second.meta.meta.nextCursor).toBeNull();
    Object.assign(world.house.settings, { perPage: 20 });
  });

  it("of discount requests shows none of a request whose time is over", async () => {
    const short = await openRequestOf(world, nadia, { timing: "date", preferred_date: "2026-11-24" });
    const offer = await sendOffer(world, tarek, short);
    await world.as(nadia).offers.askDiscount({ id: offer.id, price: 25_000 });
    const inbox = async () => (await world.as(tarek).technicianArea.discountRequests({})).content.length;
    const day = async () => (await world.as(tarek).technicianArea.today()).discount_requests;
    expect([await inbox(), await day()]).toEqual([1, 1]);
    world.clock.advance(14 * hour);
    expect([await inbox(), await day()]).toEqual([0, 0]);
  });
});

describe("A technician's day", () => {
  it("ends at midnight: a job at 00:00 tomorrow is tomorrow's", async () => {
    const { order_id } = await accept();
    const startAt = (iso: string) =>
      unguarded(world.db, (tx) =>
        tx
          .update(orders)
          .set({ status: "paid", startsAt: new Date(iso) })
          .where(eq(orders.id, order_id)),
      );
    const jobs = async () => (await world.as(tarek).technicianArea.today()).jobs_today.length;
    await startAt("2026-11-24T22:00:00.000Z");
    expect(await jobs()).toBe(0);
    await startAt("2026-11-24T21:59:00.000Z");
    expect(await jobs()).toBe(1);
    await startAt("2026-11-23T22:00:00.000Z");
    expect(await jobs()).toBe(1);
  });
});
