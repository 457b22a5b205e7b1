import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { orders, providerProfiles } from "~/api/db/schema";
import { recountFigures } from "~/api/reviews/recount-store";
import { countedOtherwise } from "~/api/reviews/sweeps";
import { leftOverSweep } from "~/api/time/left-overs";
import { openWorld } from "../support/api";
import { disputeOf, negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { codeOf, type Deal, paid } from "../support/paid";
import type { Person } from "../support/people";

const world = await openWorld({ settings: { ordersForRates: 1 } });
const minute = 60;

const figuresOf = async ({ id }: Person) => {
  const [row] = await world.db
    .select({ jobs: providerProfiles.jobsDone, onTime: providerProfiles.onTimeCount })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, id));
  return row;
};

/** Another job of the two, begun so many minutes after what was agreed on. */
async function begun(nadia: Person, tarek: Person, late = 0): Promise<Deal> {
  const deal = await paid(world, {}, { nadia, tarek });
  const { orderId } = deal;
  const startsAt = new Date(world.clock.now().getTime() - late * minute * 1000);
  const paidAt = new Date(startsAt.getTime() - 180 * minute * 1000);
  await world.db.update(orders).set({ startsAt, paidAt }).where(eq(orders.id, orderId));
  await world.as(tarek).orders.start({ id: orderId, code: await codeOf(world, deal) });
  return deal;
}

async function done(nadia: Person, tarek: Person, late = 0): Promise<Deal> {
  const deal = await begun(nadia, tarek, late);
  await world.as(tarek).orders.deliver({ id: deal.orderId });
  await world.as(nadia).orders.confirm({ id: deal.orderId });
  return deal;
}

const pair = async () => [await world.aCustomer(), await world.aProvider()] as const;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

describe("The share of jobs begun on time", () => {
  it("is of the jobs that are done: one begun on time and called off is in neither", async () => {
    const [nadia, tarek] = await pair();
    await done(nadia, tarek);
    const { orderId: id } = await begun(nadia, tarek);
    await world.as(tarek).orders.backOut({ id, reason: "My van broke down." });
    expect(await figuresOf(tarek)).toEqual({ jobs: 1, onTime: 1 });
    expect(await world.guest.technicians.get({ id: tarek.id })).toMatchObject({ on_time_percent: 100 });
  });

  it("leaves out a quarter of an hour, and no more", async () => {
    const [nadia, tarek] = await pair();
    await done(nadia, tarek, 14);
    await done(nadia, tarek, 16);
    expect(await figuresOf(tarek)).toEqual({ jobs: 2, onTime: 1 });
  });

  it("loses a job whose dispute gives everything back, and keeps it until then", async () => {
    const [nadia, tarek] = await pair();
    const dispute = await negotiating(world, await done(nadia, tarek));
    expect(await figuresOf(tarek)).toEqual({ jobs: 1, onTime: 1 });
    expect(await recountFigures(world.db)).toBe(0);
    await dispute.his.propose({ id: dispute.id, kept: 0 });
    const [split] = (await dispute.hers.get({ id: dispute.id })).proposals;
    await dispute.hers.accept({ id: dispute.id, proposal_id: split?.id ?? "" });
    expect(await figuresOf(tarek)).toEqual({ jobs: 0, onTime: 0 });
  });

  it("counts a job that ends in a split, once", async () => {
    const [nadia, tarek] = await pair();
    const deal = await begun(nadia, tarek);
    await world.as(tarek).orders.deliver({ id: deal.orderId });
    const dispute = await negotiating(world, deal);
    await dispute.his.propose({ id: dispute.id, kept: 12_000 });
    const [split] = (await dispute.hers.get({ id: dispute.id })).proposals;
    await dispute.hers.accept({ id: dispute.id, proposal_id: split?.id ?? "" });
    const again = await done(nadia, tarek);
    const second = await disputeOf(world, again);
    await second.hers.withdraw({ id: second.id });
    expect(await figuresOf(tarek)).toEqual({ jobs: 2, onTime: 2 });
  });

  it("cannot pass the whole, whatever writes it", async () => {
    const [nadia, tarek] = await pair();
    await done(nadia, tarek);
    const row = eq(providerProfiles.userId, tarek.id);
    for (const onTimeCount of [2, -1])
      await expect(world.db.update(providerProfiles).set({ onTimeCount }).where(row)).rejects.toThrow();
    await world.db.update(providerProfiles).set({ jobsDone: 7, onTimeCount: 3 }).where(row);
    expect(await recountFigures(world.db)).toBe(1);
    expect(await figuresOf(tarek)).toEqual({ jobs: 1, onTime: 1 });
  });
});

describe("Figures that an earlier version counted, to which nobody could be on time who was paid too late,", () => {
  /** Tarek's job was paid and begun after its visit's time; what was kept of it says that he was late. */
  async function earlier() {
    const [nadia, tarek] = await pair();
    const deal = await done(nadia, tarek);
    const startsAt = new Date(world.clock.now().getTime() - 5 * 60 * minute * 1000);
    await world.db.update(orders).set({ startsAt }).where(eq(orders.id, deal.orderId));
    const kept = { onTimeCount: 0, countedAs: 0 };
    await world.db.update(providerProfiles).set(kept).where(eq(providerProfiles.userId, tarek.id));
    return deal;
  }
  const sweep = () =>
    leftOverSweep(countedOtherwise)(world.house, world.clock.now(), new AbortController().signal);

  it("keep no money from going back, and are right afterwards", async () => {
    const deal = await earlier();
    const dispute = await negotiating(world, deal);
    await dispute.his.propose({ id: dispute.id, kept: 0 });
    const [split] = (await dispute.hers.get({ id: dispute.id })).proposals;
    await dispute.hers.accept({ id: dispute.id, proposal_id: split?.id ?? "" });
    await sweep();
    expect(await figuresOf(deal.tarek)).toEqual({ jobs: 0, onTime: 0 });
  });

  it("are counted anew, once, and follow from then on", async () => {
    const { nadia, tarek } = await earlier();
    await sweep();
    expect(await figuresOf(tarek)).toEqual({ jobs: 1, onTime: 1 });
    await done(nadia, tarek);
    expect(await figuresOf(tarek)).toEqual({ jobs: 2, onTime: 2 });
  });
});
