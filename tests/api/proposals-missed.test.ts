import { afterEach, describe, expect, it } from "vitest";
import { proposals } from "~/api/db/money-schema";
import { openWorld, refusal } from "../support/api";
import { disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal } from "../support/paid";
import { t } from "../support/texts";
import { sidesOf, tells } from "../support/told";
import { waitingRows } from "../support/waiting";

const world = await openWorld();
const [hour, day] = [3600, 24 * 3600];
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const said = t("en");
type Terms = Parameters<typeof completed>[1];

const openedOf = async (deal: Deal) =>
  (await customer(deal).get({ id: deal.orderId })).proposals[0]?.id ?? "";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("A visit under warranty that was set and not made", () => {
  /** On the last day of the warranty a visit is set for two days later. */
  async function set(terms: Terms = {}) {
    const deal = await completed(world, terms);
    world.clock.advance(30 * day - hour);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const id = await openedOf(deal);
    const start = new Date(world.clock.now().getTime() + 2 * day * 1000).toISOString().slice(0, 10);
    await provider(deal).agree({ id, starts_at: `${start}T20:00` });
    return { deal, id, start: `${start}T18:00:00.000Z` };
  }

  it("is not said to be made, nor not to be, before its time, nor by the technician", async () => {
    const { deal, id } = await set();
    for (const word of ["finish", "miss"] as const)
      expect(await refusal(customer(deal)[word]({ id }))).toMatchObject({
        ...{ status: 409, message: said("api:notYetStarted"), current: { proposal_status: "agreed" } },
      });
    expect((await customer(deal).get({ id: deal.orderId })).proposals[0]?.can).toEqual([]);
    world.clock.advance(3 * day);
    expect((await customer(deal).get({ id: deal.orderId })).proposals[0]?.can).toEqual(["finish", "miss"]);
    expect((await provider(deal).get({ id: deal.orderId })).proposals[0]?.can).toEqual([]);
    expect(await refusal(provider(deal).miss({ id }))).toMatchObject({ status: 409 });
  });

  it("is not said not to be made while the technician may still be on the way, as they agreed", async () => {
    const { deal, id, start } = await set({ arrival_minutes: 60 });
    const canOf = async () => (await customer(deal).get({ id: deal.orderId })).proposals[0]?.can;
    world.clock.set(new Date(Date.parse(start) + 59 * 60_000).toISOString());
    expect(await canOf()).toEqual(["finish"]);
    expect(await refusal(customer(deal).miss({ id }))).toMatchObject({
      ...{ status: 409, message: said("api:notYetStarted") },
    });
    world.clock.advance(60);
    expect(await canOf()).toEqual(["finish", "miss"]);
    await customer(deal).miss({ id });
  });

  it("gives the claim back, although the warranty is over: the technician is told, and another is asked for", async () => {
    const { deal, id, start } = await set();
    const { his } = sidesOf(deal);
    world.clock.advance(3 * day);
    await tells(world, () => customer(deal).miss({ id }), his("visit_missed"));
    const { proposals, warranty_until } = await customer(deal).get({ id: deal.orderId });
    expect(proposals).toMatchObject([{ status: "missed", can: [] }]);
    expect(Date.parse(warranty_until ?? "") - Date.parse(start)).toBe(14 * day * 1000);
    expect(await refusal(customer(deal).miss({ id }))).toMatchObject({ status: 409 });
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It still drips" });
    expect(await waitingRows(world, deal)).toEqual(["provider: warranty", "you: warranty"]);
  });

  it("gives it back however much the two sides have asked of each other since", async () => {
    const { deal, id, start } = await set();
    world.clock.advance(3 * day);
    await customer(deal).miss({ id });
    const at = world.clock.now();
    const since = Array.from({ length: 30 }, (_, n) => ({
      ...{ id: `since${n}`, orderId: deal.orderId, visitorId: deal.tarek.id, dueAt: at, createdAt: at },
      ...{ kind: "warranty" as const, by: "customer" as const, status: "declined" as const },
    }));
    await world.db.insert(proposals).values(since);
    const { warranty_until } = await customer(deal).get({ id: deal.orderId });
    expect(Date.parse(warranty_until ?? "") - Date.parse(start)).toBe(14 * day * 1000);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It still drips" });
    expect(await waitingRows(world, deal)).toEqual(["provider: warranty", "you: warranty"]);
  });

  it("is the customer's to follow up as long as the claim is given back, which both strips say", async () => {
    const { deal, id } = await set();
    const about = { id: deal.requestId };
    const strips = async () => [
      (await world.as(deal.nadia).requests.get(about)).next,
      (await world.as(deal.tarek).technicianArea.request(about)).request.next,
    ];
    world.clock.advance(3 * day);
    await customer(deal).miss({ id });
    const due_at = (await customer(deal).get({ id: deal.orderId })).warranty_until;
    expect(await strips()).toMatchObject([
      { actor: "you", key: "visit.again.yours", due_at, leads_to: "deeds" },
      { actor: "customer", key: "visit.again.theirs", due_at, leads_to: null },
    ]);
    world.clock.advance(14 * day);
    expect(await strips()).toMatchObject([{ key: "over.completed" }, { key: "over.completed" }]);
  });

  it("gives no claim back any more once another visit was made", async () => {
    const { deal, id } = await set();
    world.clock.advance(3 * day);
    await customer(deal).miss({ id });
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It still drips" });
    const again = await openedOf(deal);
    const start = new Date(world.clock.now().getTime() + day * 1000).toISOString().slice(0, 10);
    await provider(deal).agree({ id: again, starts_at: `${start}T20:00` });
    world.clock.advance(2 * day);
    await customer(deal).finish({ id: again });
    const { completed_at, warranty_until } = await customer(deal).get({ id: deal.orderId });
    expect(Date.parse(warranty_until ?? "") - Date.parse(completed_at ?? "")).toBe(30 * day * 1000);
    const claim = { id: deal.orderId, reason: "And again" };
    expect(await refusal(customer(deal).claimWarranty(claim))).toMatchObject({
      message: said("api:warrantyOver"),
    });
  });

  it("gives it back in a dispute about the job as well", async () => {
    const deal = await completed(world);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const id = await openedOf(deal);
    await provider(deal).agree({ id, starts_at: "2026-12-01T16:00" });
    await disputeOf(world, deal);
    world.clock.set("2026-12-01T14:15Z");
    await customer(deal).miss({ id });
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "Nobody came" });
    const { status, proposals } = await customer(deal).get({ id: deal.orderId });
    expect(status).toBe("disputed");
    expect(proposals.map((one) => one.status)).toEqual(["proposed", "missed"]);
  });

  it("gives it back for 14 days after the visit that was to be, and not to whoever was silent", async () => {
    const { deal, id } = await set();
    world.clock.advance(3 * day);
    await customer(deal).miss({ id });
    world.clock.advance(14 * day);
    const late = () => customer(deal).claimWarranty({ id: deal.orderId, reason: "It still drips" });
    expect(await refusal(late())).toMatchObject({ status: 409, message: said("api:warrantyOver") });
  });
});
