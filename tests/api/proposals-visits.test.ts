import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { proposals } from "~/api/db/money-schema";
import { timers } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { codeOf, type Deal, paid, settleGateway, started } from "../support/paid";

const world = await openWorld();
const day = 24 * 3600;
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const reason = "Nobody opened the door";

const openedOf = async (deal: Deal) =>
  (await customer(deal).get({ id: deal.orderId })).proposals[0]?.id ?? "";

/** An hour after the agreed start. */
async function waited(): Promise<Deal> {
  const deal = await paid(world);
  world.clock.advance((Date.parse("2026-12-10T09:30Z") - world.clock.now().getTime()) / 1000);
  return deal;
}

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Another time", () => {
  it("holds when the other side agrees, and no money moves", async () => {
    const deal = await paid(world);
    await customer(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-12T16:00" });
    await provider(deal).agree({ id: await openedOf(deal) });
    expect(await provider(deal).get({ id: deal.orderId })).toMatchObject({
      ...{ status: "paid", starts_at: "2026-12-12T14:00:00.000Z" },
      proposals: [{ kind: "reschedule", status: "done" }],
    });
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  });

  it("lies ahead, and is not for work that has begun", async () => {
    const deal = await started(world);
    const past = provider(deal).proposeTime({ id: deal.orderId, starts_at: "2020-01-01T10:00" });
    expect(await refusal(past)).toMatchObject({ status: 422, errors: { starts_at: [expect.any(String)] } });
    const late = provider(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-12T16:00" });
    expect(await refusal(late)).toMatchObject({ status: 409 });
  });

  it("is off the table when the work begins", async () => {
    const deal = await paid(world);
    await provider(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-12T16:00" });
    await provider(deal).start({ id: deal.orderId, code: await codeOf(world, deal) });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({
      proposals: [{ kind: "reschedule", status: "lapsed", can: [] }],
    });
  });

  it("is agreed on before it has come, and lapses when it does", async () => {
    world.clock.set("2026-12-09T04:00:00Z");
    const deal = await paid(world);
    await provider(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-10T06:00" });
    const [proposal] = (await customer(deal).get({ id: deal.orderId })).proposals;
    expect(proposal?.due_at).toBe("2026-12-10T04:00:00.000Z");
    world.clock.set("2026-12-10T04:00:01Z");
    expect(await refusal(customer(deal).agree({ id: proposal?.id ?? "" }))).toMatchObject({
      ...{ status: 409, message: expect.stringContaining("proposed time has passed") },
    });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({
      ...{ starts_at: "2026-12-10T08:30:00.000Z", proposals: [{ status: "lapsed", can: [] }] },
    });
  });

  it("that an earlier version kept open past its time is not agreed on either", async () => {
    const deal = await paid(world);
    await provider(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-10T06:00" });
    const dueAt = new Date("2026-12-11T06:00Z");
    await world.db.update(proposals).set({ dueAt }).where(eq(proposals.orderId, deal.orderId));
    await world.db.update(timers).set({ dueAt }).where(eq(timers.kind, "proposal_expiry"));
    world.clock.set("2026-12-10T04:00:01Z");
    const [proposal] = (await customer(deal).get({ id: deal.orderId })).proposals;
    expect(proposal).toMatchObject({ status: "proposed", can: ["decline"] });
    expect(await refusal(customer(deal).agree({ id: proposal?.id ?? "" }))).toMatchObject({
      ...{ status: 409, message: expect.stringContaining("proposed time has passed") },
    });
  });

  it("lapses after 48 hours, and the old one stands", async () => {
    const deal = await paid(world);
    await provider(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-12T16:00" });
    world.clock.advance(2 * day);
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({
      ...{ starts_at: "2026-12-10T08:30:00.000Z", proposals: [{ status: "lapsed" }] },
    });
  });
});

describe("One side that did not come", () => {
  it("is not said before the time is over", async () => {
    const deal = await paid(world);
    const early = customer(deal).claimNoShow({ id: deal.orderId, reason });
    expect(await refusal(early)).toMatchObject({ status: 409, current: { order_status: "paid" } });
  });

  it("is the technician: everything goes back, and the request is open again", async () => {
    const deal = await waited();
    await customer(deal).claimNoShow({ id: deal.orderId, reason });
    await provider(deal).agree({ id: await openedOf(deal) });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({ status: "open" });
    await settleGateway(world);
    expect(await balances(world)).toEqual({});
  });

  it("is the customer, who says nothing for 48 hours: the visit is paid, the rest goes back", async () => {
    const deal = await waited();
    await provider(deal).claimNoShow({ id: deal.orderId, reason });
    world.clock.advance(2 * day);
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
    const { requests } = world.as(deal.nadia);
    expect(await requests.get({ id: deal.requestId })).toMatchObject({ status: "cancelled" });
    await settleGateway(world);
    expect(await balances(world)).toMatchObject({ gateway: 5_000, pending: 3_000 });
  });

  it("objects, and the job goes on", async () => {
    const deal = await waited();
    await provider(deal).claimNoShow({ id: deal.orderId, reason });
    await customer(deal).decline({ id: await openedOf(deal), answer: "I was at home all day" });
    world.clock.advance(2 * day);
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({
      ...{ status: "paid", proposals: [{ kind: "no_show", status: "declined" }] },
    });
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  });
});

describe("A claim that somebody did not come", () => {
  it("ends with another start that both agree on: silence then is no consent", async () => {
    const deal = await waited();
    await customer(deal).claimNoShow({ id: deal.orderId, reason });
    await provider(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-20T16:00" });
    const { proposals } = await customer(deal).get({ id: deal.orderId });
    const time = proposals.find(({ kind }) => kind === "reschedule");
    await customer(deal).agree({ id: time?.id ?? "" });
    world.clock.advance(3 * day);
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ status: "paid" });
  });

  it("ends when the work begins after all", async () => {
    const deal = await waited();
    await customer(deal).claimNoShow({ id: deal.orderId, reason });
    await provider(deal).start({ id: deal.orderId, code: await codeOf(world, deal) });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({
      ...{ status: "in_progress", proposals: [{ kind: "no_show", status: "lapsed" }] },
    });
  });

  it("is made once by each side for one start", async () => {
    const deal = await waited();
    await provider(deal).claimNoShow({ id: deal.orderId, reason });
    await customer(deal).decline({ id: await openedOf(deal), answer: "I was at home all day" });
    const again = provider(deal).claimNoShow({ id: deal.orderId, reason });
    expect(await refusal(again)).toMatchObject({ status: 409 });
    expect((await provider(deal).get({ id: deal.orderId })).can).not.toContain("claim_no_show");
    world.clock.advance(60);
    await customer(deal).claimNoShow({ id: deal.orderId, reason });
  });

  it.each([
    ["customer", customer, "tarek"],
    ["technician", provider, "nadia"],
  ] as const)(
    "of the %s is made again when a dispute ended it and was taken back",
    async (_, of, accused) => {
      const deal = await waited();
      await of(deal).claimNoShow({ id: deal.orderId, reason });
      const { complaints } = world.as(deal[accused]);
      await complaints.withdraw(
        await complaints.file({ kind: "order", about_id: deal.orderId, text: "I was there at the time." }),
      );
      expect((await of(deal).get({ id: deal.orderId })).can).toContain("claim_no_show");
      await of(deal).claimNoShow({ id: deal.orderId, reason });
      world.clock.advance(2 * day);
      expect(await of(deal).get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
    },
  );
});
