import { describe, expect, test } from "vitest";
import { openWorld, refusal } from "../support/api";
import { disputeOf } from "../support/disputes";
import { accepted, codeOf, paid } from "../support/paid";
import { queriesOf } from "../support/queries";
import { draftOf, offerOn, openRequestOf, whole } from "../support/requests";

const world = await openWorld();
const day = 86_400;

describe("my requests", () => {
  test("by tab, the last changed first, with the totals of all tabs", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const api = world.as(nadia);
    const draft = await draftOf(world, nadia);
    const [first, second, third] = [
      await openRequestOf(world, nadia),
      await openRequestOf(world, nadia),
      await openRequestOf(world, nadia),
    ];
    await openRequestOf(world, await world.aCustomer());
    await api.offers.accept({ id: await offerOn(world, tarek, second), round: 1 });
    await api.requests.cancel({ id: third });
    const fourth = await openRequestOf(world, nadia);
    await api.requests.save({ ...whole, id: first, title: "Changed last of all" });
    const ids = async (tab: "open" | "awarding" | "closed" | "draft" | "assigned" | "completed") =>
      (await api.requests.mine({ tab })).content.map(({ id }) => id);
    expect(await ids("open")).toEqual([first, fourth]);
    expect(await ids("awarding")).toEqual([second]);
    expect(await ids("closed")).toEqual([third]);
    expect(await ids("draft")).toEqual([draft]);
    expect(await ids("assigned")).toEqual([]);
    const { counts } = await api.requests.mine({});
    expect(counts).toEqual({ open: 2, awarding: 1, closed: 1, draft: 1, assigned: 0, completed: 0 });
  });

  test("are shown as time has left them, before the clock has written it down", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const api = world.as(nadia);
    const lapsing = await openRequestOf(world, nadia);
    const ending = await openRequestOf(world, nadia, { timing: "date", preferred_date: "2026-11-24" });
    await api.offers.accept({ id: await offerOn(world, tarek, lapsing), round: 1 });
    expect((await api.requests.mine({})).counts).toMatchObject({ open: 1, awarding: 1, closed: 0 });
    world.clock.advance(31 * 60);
    const afterwards = await api.requests.mine({});
    expect(afterwards.counts).toMatchObject({ open: 2, awarding: 0 });
    expect(afterwards.content.map(({ id, status }) => [id, status])).toContainEqual([lapsing, "open"]);
    world.clock.advance(day);
    expect((await api.requests.mine({ tab: "closed" })).content).toMatchObject([
      { id: ending, status: "expired" },
    ]);
    expect((await api.requests.mine({})).counts).toMatchObject({ open: 1, closed: 1 });
    world.clock.advance(31 * day);
    expect((await api.requests.mine({})).counts).toMatchObject({ open: 0, awarding: 0, closed: 2 });
    // Reading each writes it down: the totals stay the same.
    for (const id of [lapsing, ending]) expect((await api.requests.get({ id })).status).toBe("expired");
    expect((await api.requests.mine({})).counts).toMatchObject({ open: 0, awarding: 0, closed: 2 });
  });

  test("say with whom, for how much and until when, once an offer is accepted", async () => {
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider({ name: "Tarek Adel" });
    const api = world.as(nadia);
    const id = await openRequestOf(world, nadia);
    const offer = await offerOn(world, tarek, id);
    expect((await api.requests.mine({})).content).toMatchObject([{ id, agreed: null }]);
    await api.offers.accept({ id: offer, round: 1 });
    const due = (await api.orders.mine({})).content[0]?.payment_due_at;
    expect((await api.requests.mine({ tab: "awarding" })).content[0]?.agreed).toEqual({
      ...{ provider_name: "Tarek\u00A0A.", price: { amount: 30_000, currency: "EGP" } },
      ...{ starts_at: "2026-11-27T08:00:00.000Z", arrival_minutes: 0 },
      ...{ payment_due_at: due, is_transfer_sent: false, completed_at: null, work: null },
    });
    world.clock.advance(31 * 60);
    expect((await api.requests.mine({})).content).toMatchObject([{ id, status: "open", agreed: null }]);
  });

  test("say that a transfer is under way, from the moment that its customer says so", async () => {
    const { nadia, orderId } = await accepted(world);
    const { requests, payments } = world.as(nadia);
    const isSent = async () =>
      (await requests.mine({ tab: "awarding" })).content[0]?.agreed?.is_transfer_sent;
    const { payment } = await payments.pay({ id: orderId, method: "transfer" });
    expect(await isSent()).toBe(false);
    await payments.proof({ id: payment.id });
    expect(await isSent()).toBe(true);
  });

  test("say how far the work is, and that there is a dispute, as long as the job is under way", async () => {
    const deal = await paid(world);
    const nadia = world.as(deal.nadia);
    const work = async (tab: "assigned" | "completed") =>
      (await nadia.requests.mine({ tab })).content.map(({ agreed }) => agreed?.work);
    expect(await work("assigned")).toEqual([null]);
    const { id, hers } = await disputeOf(world, deal);
    expect(await work("assigned")).toEqual(["disputed"]);
    await hers.withdraw({ id });
    await world.as(deal.tarek).orders.start({ id: deal.orderId, code: await codeOf(world, deal) });
    expect(await work("assigned")).toEqual(["in_progress"]);
    await world.as(deal.tarek).orders.deliver({ id: deal.orderId, note: "Tested." });
    expect(await work("assigned")).toEqual(["delivered"]);
    world.clock.advance(world.house.settings.confirmWithin);
    expect([await work("assigned"), await work("completed")]).toEqual([[], [null]]);
  });

  test("page by page, in two queries a page beside the caller's own", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 23; n++) await draftOf(world, nadia, { title: `Draft number ${n}` });
    const api = world.as(nadia);
    const queries = await queriesOf(world.db, async () => {
      const first = await api.requests.mine({ tab: "draft" });
      expect(first.content).toHaveLength(20);
      expect(first.content[0]?.title).toBe("Draft number 22");
      const second = await api.requests.mine({ tab: "draft", cursor: first.meta.meta.nextCursor ?? "" });
      expect(second.content.map(({ title }) => title)).toEqual([
        "Draft number 2",
        "Draft number 1",
        "Draft number 0",
      ]);
    });
    const own = queries.filter(({ sql }) => !sql.includes('from "tokens"'));
    expect(own).toHaveLength(4);
  });

  test("are a customer's alone", async () => {
    expect(await refusal(world.guest.requests.mine({}))).toMatchObject({ status: 401 });
    expect(await refusal(world.as(await world.aProvider()).requests.mine({}))).toMatchObject({ status: 403 });
  });
});

describe("one request", () => {
  test("in full for Nadia; for others without history and anything private", async () => {
    const nadia = await world.aCustomer({ name: "Nadia Samir" });
    const id = await openRequestOf(world, nadia, { answers: { room: "kitchen" }, budget_max: 60_000 });
    const own = await world.as(nadia).requests.get({ id });
    expect(own).toMatchObject({
      ...{ view: "owner", description: whole.description, customer: { name: "Nadia Samir" }, version: 1 },
      private: { address: whole.address, phone: nadia.phone, shared: null },
      answers: [{ code: "room", label: "In which room?", value: "Kitchen" }],
    });
    expect(own.can).toEqual(
      expect.arrayContaining(["edit", "cancel", "extend", "close_to_offers", "invite"]),
    );
    for (const reader of [
      world.guest,
      world.as(await world.aCustomer()),
      world.as(await world.aProvider()),
    ]) {
      const seen = await reader.requests.get({ id });
      expect(seen).toMatchObject({
        ...{ view: "public", private: null, timeline: [], can: [], next: null, order_id: null },
        customer: { name: "Nadia\u00A0S." },
      });
      expect(JSON.stringify(seen)).not.toMatch(/Samir|Road 9|\+2010/);
    }
  });

  test("gives figures as figures, for each reader's own digits", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia, { service_id: "drain", answers: { floor: "١٢" } });
    const { answers } = await world.guest.requests.get({ id });
    expect(answers).toMatchObject([{ code: "floor", value: 12 }]);
  });

  test("costs three queries, timers included", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const queries = await queriesOf(world.db, () => world.as(nadia).requests.get({ id }));
    expect(queries.length).toBeLessThanOrEqual(3);
  });

  test("that is over is still there to be read, as what it is", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    await world.as(nadia).requests.cancel({ id });
    expect(await world.guest.requests.get({ id })).toMatchObject({ status: "cancelled", view: "public" });
    expect(await refusal(world.guest.requests.get({ id: "nothing" }))).toMatchObject({ status: 404 });
  });
});
