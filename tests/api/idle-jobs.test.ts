import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { timers } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import { disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { codeOf, type Deal, paid, started } from "../support/paid";
import type { Person } from "../support/people";
import { sidesOf, tells } from "../support/told";

const world = await openWorld();
const hour = 3600;
const price = 30_000;
const reason = "It turned out otherwise.";
/** A day after the time of arrival is over. */
const idle = "2026-12-11T09:30Z";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const until = (iso: string) => world.clock.advance((Date.parse(iso) - world.clock.now().getTime()) / 1000);
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const read = (deal: Deal) => customer(deal).get({ id: deal.orderId });
const sweep = () => sweepTimers(world.house, world.clock.now());
const close = async ({ id }: Person) => world.as(await world.aStaffMember()).staff.deactivate({ id, reason });

/** What both are told of a job that does not begin, or is not delivered. */
function remindersOf(deal: Deal, kind: "start_awaited" | "delivery_awaited") {
  const { hers, his } = sidesOf(deal);
  return [hers(`${kind}.customer`, { price }), his(`${kind}.provider`, { price })];
}

const bothAreTold = (deal: Deal, kind: "start_awaited" | "delivery_awaited") =>
  tells(world, sweep, ...remindersOf(deal, kind));
const nobodyIsTold = () => tells(world, sweep);

/** Nadia proposes another time for the visit. @returns the proposal */
async function asked(deal: Deal, startsAt: string): Promise<string> {
  await customer(deal).proposeTime({ id: deal.orderId, starts_at: startsAt });
  return (await read(deal)).proposals[0]?.id ?? "";
}

async function begun(deal: Deal): Promise<void> {
  await provider(deal).start({ id: deal.orderId, code: await codeOf(world, deal) });
}

describe("A paid job, a day after its visit was to begin,", () => {
  it("is told to both sides, once", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    until("2026-12-11T09:29Z");
    await nobodyIsTold();
    until(idle);
    await bothAreTold(deal, "start_awaited");
    await customer(deal).newCode({ id: deal.orderId });
    world.clock.advance(72 * hour);
    await nobodyIsTold();
  });

  it("is told when a page of it is read first, and as well when its hour is long over", async () => {
    const first = await paid(world, { arrival_minutes: 60 });
    until(idle);
    await tells(world, () => read(first), ...remindersOf(first, "start_awaited"));
    const second = await paid(world, { arrival_minutes: 60, starts_at: "2026-12-13T10:00" });
    world.clock.advance(30 * 24 * hour);
    await bothAreTold(second, "start_awaited");
    await nobodyIsTold();
  });

  it("is told after the other time that was agreed on", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    await provider(deal).agree({ id: await asked(deal, "2026-12-12T10:00") });
    until(idle);
    await nobodyIsTold();
    until("2026-12-13T09:00Z");
    await bothAreTold(deal, "start_awaited");
    await customer(deal).newCode({ id: deal.orderId });
    const again = await asked(deal, "2026-12-15T10:00");
    await provider(deal).agree({ id: again });
    until("2026-12-16T09:00Z");
    await bothAreTold(deal, "start_awaited");
  });

  it("is not told while a proposal waits between the sides, but a day after that has lapsed", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    until("2026-12-11T08:30Z");
    await asked(deal, "2026-12-14T10:00");
    until(idle);
    await nobodyIsTold();
    until("2026-12-13T08:30Z");
    await tells(world, sweep, sidesOf(deal).hers("proposal_lapsed"), sidesOf(deal).his("proposal_lapsed"));
    until("2026-12-14T08:29Z");
    await nobodyIsTold();
    until("2026-12-14T08:30Z");
    await bothAreTold(deal, "start_awaited");
  });

  it("is told although one proposal after the other waits: what comes later puts nothing off", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    until("2026-12-11T08:30Z");
    await asked(deal, "2026-12-18T10:00");
    until(idle);
    await nobodyIsTold();
    until("2026-12-13T08:30Z");
    await sweep();
    await asked(deal, "2026-12-19T10:00");
    until("2026-12-14T08:30Z");
    await bothAreTold(deal, "start_awaited");
  });

  it("is told to nobody once it was cancelled", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    await provider(deal).backOut({ id: deal.orderId, reason });
    until(idle);
    await nobodyIsTold();
    expect(await world.db.$count(timers, eq(timers.subjectId, deal.orderId))).toBe(0);
  });
});

describe("A job whose work began", () => {
  it("is told to both sides when it is not delivered in three days, and not again", async () => {
    const deal = await started(world);
    world.clock.advance(72 * hour - 60);
    await nobodyIsTold();
    world.clock.advance(60);
    await bothAreTold(deal, "delivery_awaited");
    until(idle);
    await nobodyIsTold();
  });

  it("is told to nobody before the days are over that the work was to take", async () => {
    const deal = await started(world, { duration: 5 * 24 * 60 });
    world.clock.advance(4 * 24 * hour);
    await nobodyIsTold();
    world.clock.advance(24 * hour);
    await bothAreTold(deal, "delivery_awaited");
  });

  it("is told to nobody once it is delivered, and three days after changes are asked for", async () => {
    const deal = await started(world);
    world.clock.advance(71 * hour);
    await provider(deal).deliver({ id: deal.orderId });
    world.clock.advance(2 * hour);
    await nobodyIsTold();
    await customer(deal).askChanges({ id: deal.orderId, reason });
    world.clock.advance(72 * hour - 60);
    await nobodyIsTold();
    world.clock.advance(60);
    await bothAreTold(deal, "delivery_awaited");
  });

  it("is not told of as one that does not begin", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    until("2026-12-11T09:00Z");
    await begun(deal);
    until(idle);
    await nobodyIsTold();
  });
});

describe("A dispute about a job that is left alone", () => {
  it("keeps the reminder back, which comes anew when the job goes on", async () => {
    const deal = await started(world);
    world.clock.advance(70 * hour);
    const { hers, id } = await disputeOf(world, deal);
    world.clock.advance(10 * hour);
    await nobodyIsTold();
    await hers.withdraw({ id });
    world.clock.advance(71 * hour);
    await nobodyIsTold();
    world.clock.advance(hour);
    await bothAreTold(deal, "delivery_awaited");
  });
});

describe("Whose account is closed", () => {
  it("is told nothing of a paid job; the customer may cancel it for nothing", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    await close(deal.tarek);
    until(idle);
    await tells(world, sweep, sidesOf(deal).hers("start_awaited.customer.alone", { price }));
  });

  it("is told nothing of work that began; the technician delivers it", async () => {
    const deal = await started(world);
    await close(deal.nadia);
    world.clock.advance(72 * hour);
    await tells(world, sweep, sidesOf(deal).his("delivery_awaited.provider.alone", { price }));
  });
});
