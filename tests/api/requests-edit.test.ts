import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifications, requests, timers } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";

import { offerOn, openRequestOf, whole } from "../support/requests";

const world = await openWorld();
const day = 86_400;

async function rowOf(id: string) {
  const [row] = await world.db.select().from(requests).where(eq(requests.id, id));
  if (!row) throw new Error("no such request");
  return row;
}

/** Nadia with an open request, and Tarek's offer on it. */
async function nadiaAndTarek() {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  const offer = await offerOn(world, tarek, id);
  return { id, nadia, tarek, offer, api: world.as(nadia) };
}

test("Nadia corrects what she asked of Tarek alone, whether or not he takes new jobs; what he does not do is not his", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia, { provider_id: tarek.id });
  await offerOn(world, tarek, id);
  await world.as(tarek).profile.setTakingJobs({ is_taking_jobs: false });
  const save = (fields: object) => world.as(nadia).requests.save({ ...whole, id, ...fields });
  expect(await save({ address: "14 Road 9, third floor" })).toMatchObject({ status: "open" });
  expect((await refusal(save({ service_id: "drain" }))).errors).toEqual({
    service_id: ["This technician does not offer this service."],
  });
});

describe("Nadia edits an open request", () => {
  test("in its words: the offers on it stand", async () => {
    const { id, api, offer } = await nadiaAndTarek();
    const { expiresAt } = await rowOf(id);
    world.clock.advance(3_600);
    const saved = await api.requests.save({ ...whole, id, title: "Bathroom sink leaks", budget_max: 90_000 });
    expect((await rowOf(id)).expiresAt, "it is open no longer for that").toEqual(expiresAt);
    expect(saved).toEqual({ id, status: "open", version: 1 });
    expect(world.said.at(-1)).toBe("Your changes are saved.");
    expect((await api.offers.get({ id: offer })).status).toBe("pending");
    expect((await world.guest.requests.open({ q: "bathroom" })).content.map((card) => card.id)).toEqual([id]);
    expect((await world.guest.requests.open({ q: "kitchen" })).content).toEqual([]);
  });

  test.each([
    ["the service", { service_id: "drain" }],
    ["the answers", { answers: { room: "bathroom" } }],
    ["the district", { district_id: "cairo-zamalek" }],
    ["the day", { timing: "date" as const, preferred_date: "2026-12-05" }],
    ["the window", { time_window: "evening" as const }],
  ])("in %s: Tarek is asked to confirm his offer", async (_, change) => {
    const { id, api, tarek, offer } = await nadiaAndTarek();
    expect(await api.requests.save({ ...whole, id, ...change })).toMatchObject({ version: 2 });
    expect(world.said.at(-1)).toMatch(/asked to confirm it again/);
    expect((await api.offers.get({ id: offer })).status).toBe("stale");
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, tarek.id));
    expect(told.map(({ kind }) => kind)).toContain("offer_stale");
  });

  test("to another day: it ends with that day", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    await world.as(nadia).requests.save({ ...whole, id, timing: "date", preferred_date: "2026-12-05" });
    expect((await rowOf(id)).expiresAt?.toISOString()).toBe("2026-12-05T22:00:00.000Z");
    const due = await world.db.select().from(timers).where(eq(timers.kind, "request_expiry"));
    expect(due.map(({ dueAt }) => dueAt.toISOString())).toEqual(["2026-12-05T22:00:00.000Z"]);
  });

  test("but it stays whole", async () => {
    const { id, api } = await nadiaAndTarek();
    const refused = await refusal(
      api.requests.save({ ...whole, id, district_id: undefined, address: undefined }),
    );
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(["address", "district_id"]);
    expect(await rowOf(id)).toMatchObject({ districtId: "cairo-maadi", version: 1 });
  });

  test("and not while the accepted offer is unpaid", async () => {
    const { id, api, offer } = await nadiaAndTarek();
    await api.offers.accept({ id: offer, round: 1 });
    for (const call of [
      () => api.requests.save({ ...whole, id }),
      () => api.requests.cancel({ id }),
      () => api.requests.setClosed({ id, is_closed: true }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 409, current: { request_status: "awarding" } });
  });
});

describe("Nadia cancels", () => {
  test("and the offers on it end with a courteous notice", async () => {
    const { id, api, tarek, offer } = await nadiaAndTarek();
    await api.requests.cancel({ id, reason: "My brother fixed it. Call 01001234567" });
    expect(await rowOf(id)).toMatchObject({
      status: "cancelled",
      closedReason: "My brother fixed it. Call •••",
    });
    expect((await world.as(tarek).offers.get({ id: offer })).status).toBe("not_selected");
    expect(await refusal(api.requests.cancel({ id }))).toMatchObject({
      current: { request_status: "cancelled" },
    });
    expect((await world.guest.requests.open({})).content).toEqual([]);
    expect((await api.requests.mine({ tab: "closed" })).content.map((card) => card.id)).toEqual([id]);
  });
});

describe("time passes over a request", () => {
  test("Nadia is reminded two days before the end, and extends with one press", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    world.clock.advance(28 * day + 60);
    await sweepTimers(world.house, world.clock.now());
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, nadia.id));
    expect(told.map(({ kind }) => kind)).toEqual(["request_expiring"]);
    await world.as(nadia).requests.extend({ id });
    world.clock.advance(29 * day);
    expect((await world.as(nadia).requests.get({ id })).status).toBe("open");
    world.clock.advance(2 * day);
    expect((await world.as(nadia).requests.get({ id })).status).toBe("expired");
  });

  test("after the end it is extended as a new version, its day that is over left out", async () => {
    const nadia = await world.aCustomer();
    const api = world.as(nadia);
    const id = await openRequestOf(world, nadia, { timing: "date", preferred_date: "2026-11-26" });
    world.clock.advance(4 * day);
    expect((await world.guest.requests.open({})).content).toEqual([]);
    expect(await api.requests.mine({})).toMatchObject({ content: [], counts: { open: 0, closed: 1 } });
    expect(await refusal(api.requests.cancel({ id }))).toMatchObject({
      ...{ status: 409, current: { request_status: "expired" } },
    });
    await api.requests.extend({ id });
    expect(await rowOf(id)).toMatchObject({
      status: "open",
      version: 2,
      timing: "flexible",
      preferredDate: null,
    });
    expect((await world.guest.requests.open({})).content).toHaveLength(1);
  });

  test("with a preferred day it is extended beyond that day, which then counts no more", async () => {
    const nadia = await world.aCustomer();
    const api = world.as(nadia);
    const id = await openRequestOf(world, nadia, { timing: "date", preferred_date: "2026-11-28" });
    world.clock.advance(3 * day);
    await api.requests.extend({ id });
    expect(world.said.at(-1)).toMatch(/no longer has a set date/);
    expect(await rowOf(id)).toMatchObject({ timing: "flexible", preferredDate: null, version: 2 });
    world.clock.advance(29 * day);
    expect((await api.requests.get({ id })).status).toBe("open");
  });

  test("once it is extended, open as it was, Tarek is asked whether his offer stands", async () => {
    const { id, api, tarek, offer } = await nadiaAndTarek();
    await api.requests.extend({ id });
    expect(world.said.at(-1)).toBe(
      "Your request is extended. The technician who made an offer is asked to confirm it again.",
    );
    expect(await rowOf(id)).toMatchObject({ status: "open", version: 2 });
    expect((await world.as(tarek).offers.get({ id: offer })).status).toBe("stale");
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, tarek.id));
    expect(told.map(({ kind }) => kind)).toContain("offer_stale");
  });

  test("a draft is neither extended nor closed", async () => {
    const nadia = world.as(await world.aCustomer());
    const { id } = await nadia.requests.create(whole);
    expect(await refusal(nadia.requests.extend({ id }))).toMatchObject({ status: 409 });
    expect(await refusal(nadia.requests.setClosed({ id, is_closed: true }))).toMatchObject({ status: 409 });
  });
});

test("Nadia closes to new offers, and lets them in again; twice is told as such", async () => {
  const { id, api } = await nadiaAndTarek();
  await api.requests.setClosed({ id, is_closed: true });
  expect(await refusal(api.requests.setClosed({ id, is_closed: true }))).toMatchObject({ status: 409 });
  expect((await api.requests.get({ id })).can).toContain("reopen_to_offers");
  await api.requests.setClosed({ id, is_closed: false });
  expect(await refusal(api.requests.setClosed({ id, is_closed: false }))).toMatchObject({ status: 409 });
});
