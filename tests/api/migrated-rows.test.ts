import { asc, eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { proposals } from "~/api/db/money-schema";
import { audit, timers } from "~/api/db/schema";
import { unwatched } from "~/api/orders/sweeps";
import { misnamed, unnamed } from "~/api/proposals/sweeps";
import { type LeftOver, leftOverSweep } from "~/api/time/left-overs";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { migrateAgain } from "../support/migration";
import { completed, type Deal, delivered, paid, started } from "../support/paid";
import { sidesOf, tells } from "../support/told";

const world = await openWorld();
const [hour, day] = [3600, 86_400];

/** One round of the worker, as its server starts or an hour later. */
const round = <Row extends { id: string }>(leftOver: LeftOver<Row>) =>
  leftOverSweep(leftOver)(world.house, world.clock.now(), new AbortController().signal);

describe("A visit under warranty of an earlier version, which is lapsed in the database,", () => {
  /** It names nobody: only visits that may still be made are given to their technicians. */
  afterEach(async () => {
    expect(await contradictionsIn(world.db)).toEqual([
      "a visit under warranty is another technician's than its job, or something else is a visit",
    ]);
    await world.db
      .update(proposals)
      .set({ visitorId: sql`(select provider_id from orders where orders.id = order_id)` });
    expect(await contradictionsIn(world.db)).toEqual([]);
  });

  const startsAt = new Date("2027-01-10T16:00Z");

  /** As that version wrote it, with its last line in the audit log. */
  async function lapsed({ orderId, requestId }: Deal, event: "miss" | "drop"): Promise<string> {
    const [id, entity, at] = [`${event}-${orderId}`, "proposal" as const, world.clock.now()];
    await world.db.insert(proposals).values({
      ...{ id, orderId, kind: "warranty", by: "customer", status: "lapsed" },
      ...{ startsAt, dueAt: startsAt, createdAt: at },
    });
    const line = { entity, entityId: id, requestId, actor: "customer" as const, createdAt: at };
    await world.db.insert(audit).values({ ...line, id, event, from: "agreed", to: "lapsed" });
    return id;
  }

  const read = ({ nadia, orderId: id }: Deal) => world.as(nadia).orders.get({ id });

  it("is missed where its customer said so, with the claim that this gives back; done again it changes nothing", async () => {
    const deal = await completed(world);
    const id = await lapsed(deal, "miss");
    expect(await read(deal)).toMatchObject({ proposals: [{ status: "lapsed" }] });
    for (const _ of [1, 2]) await round(misnamed);
    const { proposals: all, warranty_until } = await read(deal);
    expect(all).toMatchObject([{ status: "missed" }]);
    expect(Date.parse(warranty_until ?? "") - startsAt.getTime()).toBe(14 * day * 1000);
    const lines = await world.db
      .select()
      .from(audit)
      .where(eq(audit.entityId, id))
      .orderBy(asc(audit.position));
    expect(lines.map(({ actor, event, from, to }) => [actor, event, from, to])).toEqual([
      ["customer", "miss", "agreed", "lapsed"],
      ["time", "miss", "lapsed", "missed"],
    ]);
  });

  it("stays lapsed where it fell away", async () => {
    const deal = await completed(world);
    await lapsed(deal, "drop");
    await round(misnamed);
    expect(await read(deal)).toMatchObject({ proposals: [{ status: "lapsed" }] });
  });
});

it("A visit that a server of an earlier version took down becomes its technician's", async () => {
  const deal = await completed(world);
  await world.as(deal.nadia).orders.claimWarranty({ id: deal.orderId, reason: "It drips again" });
  await world.db.update(proposals).set({ visitorId: null });
  const waiting = async () => (await world.as(deal.tarek).technicianArea.today()).waiting;
  expect(await waiting()).toBe(0);
  await round(unnamed);
  expect(await waiting()).toBe(1);
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("A job that was running before anybody was reminded of it", () => {
  const migrate = () => migrateAgain(world.db, "0029_idle_reminders");
  const look = () => round(unwatched);

  afterEach(async () => {
    expect(await contradictionsIn(world.db)).toEqual([]);
  });

  /** As a server leaves it that knows of no reminder. */
  async function old(deal: Deal, mend: () => Promise<void>): Promise<Deal> {
    await world.db.delete(timers).where(eq(timers.subjectId, deal.orderId));
    for (const _ of [1, 2]) await mend();
    return deal;
  }

  const sweep = () => sweepTimers(world.house, world.clock.now());
  const ofIts = ({ orderId }: Deal) => world.db.select().from(timers).where(eq(timers.subjectId, orderId));

  it.each([
    ["start_reminder", "start_awaited", "migrated", () => paid(world), migrate],
    ["delivery_reminder", "delivery_awaited", "migrated", () => started(world), migrate],
    ["start_reminder", "start_awaited", "found later", () => paid(world), look],
    ["delivery_reminder", "delivery_awaited", "found later", () => started(world), look],
  ] as const)("is told to both sides, once: %s, %s, where it is %s", async (kind, told, _, made, mend) => {
    const deal = await old(await made(), mend);
    const set = await ofIts(deal);
    expect(set).toMatchObject([{ kind, firedAt: null }]);
    const { hers, his } = sidesOf(deal);
    world.clock.set(set[0]?.dueAt.toISOString() ?? "");
    await tells(
      ...([world, sweep] as const),
      ...[hers(`${told}.customer`, { price: 30_000 }), his(`${told}.provider`, { price: 30_000 })],
    );
    await mend();
    world.clock.advance(80 * hour);
    await tells(world, sweep);
  });

  it("is left to the migration where it came to its state a day ago: it may have been told of", async () => {
    const deal = await paid(world);
    await world.db.delete(timers).where(eq(timers.subjectId, deal.orderId));
    world.clock.advance(24 * hour);
    await round(unwatched);
    expect(await ofIts(deal)).toEqual([]);
  });

  it("has the reminder that it had, and one that is delivered has none", async () => {
    const [running, done] = [await paid(world), await delivered(world)];
    const [first, second] = [await ofIts(running), await ofIts(done)];
    for (const mend of [migrate, look]) await mend();
    expect(await ofIts(running)).toEqual(first);
    expect(await ofIts(done)).toEqual(second);
  });
});
