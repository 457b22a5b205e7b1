import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit, notifications, requests, services } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { type Sent, sendOffer } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
let nadia: Person;
let tarek: Person;
let id: string;
let sent: Sent;

beforeEach(async () => {
  [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  id = await openRequestOf(world, nadia);
  sent = await sendOffer(world, tarek, id);
});
afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const hour = 3_600;
const day = 24 * hour;
const sweep = () => sweepTimers(world.house, world.clock.now());
const request = () => world.as(nadia).requests.get({ id });
const offer = () => world.as(nadia).offers.get({ id: sent.id });
const accept = async () => (await world.as(nadia).offers.accept({ id: sent.id, round: 1 })).order_id;
const kinds = async (person: Person) =>
  (await world.db.select().from(notifications).where(eq(notifications.userId, person.id))).map(
    ({ kind }) => kind,
  );
const byTime = async () =>
  (
    await world.db
      .select()
      .from(audit)
      .where(eq(audit.actor, "time"))
      .orderBy(asc(audit.createdAt), asc(audit.position))
  ).map(({ entity, event, to, createdAt }) => [`${entity}.${event}`, to, createdAt.toISOString()]);

describe("Time", () => {
  it("ends an offer with its validity, whether a worker or a reader comes first", async () => {
    world.clock.advance(72 * hour);
    expect(await offer()).toMatchObject({ status: "expired", can: [] });
    expect(await kinds(tarek)).toContain("offer_expired");
    expect(await byTime()).toEqual([["offer.expire", "expired", sent.valid_until]]);
    await sweep();
    expect(await byTime()).toHaveLength(1);
  });

  it("refuses what comes a moment too late", async () => {
    world.clock.advance(72 * hour);
    expect(await refusal(world.as(nadia).offers.accept({ id: sent.id, round: 1 }))).toMatchObject({
      status: 409,
      message: "This offer has expired.",
      current: { offer_status: "expired" },
    });
    expect(await refusal(world.as(tarek).offers.withdraw({ id: sent.id }))).toMatchObject({ status: 409 });
  });

  it("shows lists as they are, and writes nothing for it", async () => {
    world.clock.advance(72 * hour);
    const { content, counts } = await world.as(tarek).offers.mine({});
    expect([content, counts]).toEqual([[], { live: 0, discount: 0, accepted: 0, closed: 1 }]);
    const { content: closed } = await world.as(tarek).offers.mine({ tab: "closed" });
    expect(closed).toMatchObject([{ id: sent.id, status: "expired", can: [] }]);
    world.clock.advance(40 * day);
    expect((await world.guest.requests.open({})).content).toEqual([]);
    expect((await world.as(nadia).requests.mine({ tab: "open" })).content).toEqual([]);
    expect((await world.as(nadia).requests.mine({ tab: "closed" })).content).toMatchObject([
      { id, status: "expired" },
    ]);
    expect((await world.as(tarek).technicianArea.requests({})).content).toEqual([]);
    expect(await byTime()).toEqual([]);
  });

  it("opens a request again when its payment lapses", async () => {
    const orderId = await accept();
    world.clock.advance(30 * 60);
    expect(await request()).toMatchObject({ status: "open", next: { key: "choose" } });
    expect(await offer()).toMatchObject({
      status: "pending",
      order_id: null,
      can: ["accept", "decline", "ask_discount"],
    });
    expect(await world.as(tarek).orders.get({ id: orderId })).toMatchObject({ status: "cancelled" });
    expect(await kinds(nadia)).toContain("order_lapsed");
    expect(await kinds(tarek)).toContain("order_lapsed");
  });

  it("makes steps that it slept through in their order, each as of its own moment", async () => {
    world.clock.advance(72 * hour - 20 * 60);
    await accept();
    world.clock.advance(31 * day);
    await sweep();
    const steps = await byTime();
    expect(steps.map(([event, to]) => `${event} ${to}`)).toEqual([
      "order.lapse cancelled",
      "request.release open",
      "offer.lapse expired",
      "request.expire expired",
    ]);
    expect([...steps].sort((a, b) => String(a[2]).localeCompare(String(b[2])))).toEqual(steps);
  });

  it("reminds of a request's end 48 hours before, and drops a reminder that comes too late", async () => {
    world.clock.advance(28 * day + 10);
    await sweep();
    expect(await kinds(nadia)).toContain("request_expiring");
    const late = await openRequestOf(world, nadia);
    world.clock.advance(29 * day);
    await world.as(nadia).requests.get({ id: late });
    expect((await kinds(nadia)).filter((kind) => kind === "request_expiring")).toHaveLength(1);
  });

  it("ends a request after 30 days; its owner gives it 30 more, and its offers need confirming", async () => {
    world.clock.advance(30 * day - 10 * hour);
    const fresh = await sendOffer(world, tarek, id, { starts_at: "2027-01-10T10:00" });
    world.clock.advance(10 * hour);
    expect(await request()).toMatchObject({
      status: "expired",
      can: ["extend"],
      next: { actor: "you", key: "extend" },
    });
    expect(await kinds(nadia)).toContain("request_expired");
    expect(await refusal(world.as(nadia).offers.accept({ id: fresh.id, round: 1 }))).toMatchObject({
      status: 409,
    });
    await world.as(nadia).requests.extend({ id });
    expect(await request()).toMatchObject({ status: "open", version: 2 });
    expect(await world.as(tarek).offers.get({ id: fresh.id })).toMatchObject({ status: "stale" });
  });

  it("tries a step that fails again, later and later, and says so in the log; nothing else waits for it", async () => {
    const broken = await openRequestOf(world, nadia, { service_id: "water-heater" });
    const count = (openRequestsCount: number) =>
      world.db.update(services).set({ openRequestsCount }).where(eq(services.id, "water-heater"));
    const status = async (of: string) =>
      (await world.db.select().from(requests).where(eq(requests.id, of)))[0]?.status;
    await count(0);
    world.clock.advance(31 * day);
    await sweep();
    expect([await status(broken), await status(id)]).toEqual(["open", "expired"]);
    expect(world.log.lines.filter(({ event }) => event === "a step of time failed")).toHaveLength(1);
    await count(1);
    await sweep();
    expect(await status(broken)).toBe("open");
    world.clock.advance(10);
    await sweep();
    expect(await status(broken)).toBe("expired");
  });
});
