import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { orders, providerProfiles as profiles } from "~/api/db/schema";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import { chargeOf } from "../support/chargebacks";
import { disputeOf, negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { accepted, type Deal, delivered, paid, press } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld({ settings: { ordersForRates: 1 } });
const reason = "Nobody was at the door.";
let nadia: Person;
let tarek: Person;

beforeEach(async () => {
  [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
});

const profile = async () => (await world.db.select().from(profiles).where(eq(profiles.userId, tarek.id)))[0];

const empty = {
  ...{ reviewsCount: 0, punctualitySum: 0, qualitySum: 0, communicationSum: 0, honestySum: 0, rating: 0 },
  ...{ jobsDone: 0, ordersCount: 0, onTimeCount: 0, offersCount: 0, acceptedCount: 0, medianResponse: null },
  starCounts: [0, 0, 0, 0, 0] as [number, number, number, number, number],
  responseCounts: [0, 0, 0, 0, 0, 0, 0, 0],
};

/** All that is kept of the technician, lost and counted anew, is what it was. */
afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  const recount = () => recountFigures(world.db);
  expect(await recount()).toBe(0);
  const before = await profile();
  await world.db.update(profiles).set(empty).where(eq(profiles.userId, tarek.id));
  expect(await recount()).toBe(1);
  expect(await profile()).toEqual(before);
});

const agreed = () => accepted(world, {}, { nadia, tarek });
const paidJob = () => paid(world, {}, { nadia, tarek });
const deliveredJob = () => delivered(world, {}, { nadia, tarek });

async function done(): Promise<Deal> {
  const deal = await deliveredJob();
  await world.as(nadia).orders.confirm({ id: deal.orderId });
  return deal;
}

/** The time of arrival is over, and nobody was there. */
async function noShow(by: Person, other: Person) {
  const { orderId: id } = await paidJob();
  const startsAt = new Date(world.clock.now().getTime() - 3_600_000);
  await world.db
    .update(orders)
    .set({ startsAt, paidAt: new Date(startsAt.getTime() - 60_000) })
    .where(eq(orders.id, id));
  world.clock.advance(3 * 3_600);
  await world.as(by).orders.claimNoShow({ id, reason });
  const [claim] = (await world.as(other).orders.get({ id })).proposals;
  await world.as(other).orders.agree({ id: claim?.id ?? "" });
}

/** Both agree on what the technician keeps. */
async function split(deal: Deal, amount: number) {
  const dispute = await negotiating(world, deal);
  await dispute.his.propose({ id: dispute.id, kept: amount });
  const [open] = (await dispute.hers.get({ id: dispute.id })).proposals;
  await dispute.hers.accept({ id: dispute.id, proposal_id: open?.id ?? "" });
}

const shown = async () => (await world.guest.technicians.get({ id: tarek.id })).completion_percent;

const lost: [string, () => Promise<unknown>][] = [
  [
    "that the technician called off before it began",
    async () =>
      world.as(tarek).orders.backOut({ id: (await paidJob()).orderId, reason: "My van broke down." }),
  ],
  ["to which the technician did not come", () => noShow(nadia, tarek)],
  ["whose money a dispute gave back whole", async () => split(await deliveredJob(), 0)],
  ["whose dispute, after it was done, gave everything back", async () => split(await done(), 0)],
];

const others: [string, () => Promise<unknown>][] = [
  [
    "that the customer called off",
    async () => world.as(nadia).orders.cancel({ id: (await paidJob()).orderId, fee: 0 }),
  ],
  ["to which the customer did not come", () => noShow(tarek, nadia)],
  [
    "that the technician gave up before it was paid",
    async () => world.as(tarek).orders.giveUp({ id: (await agreed()).orderId }),
  ],
  [
    "that was not paid in time",
    async () => {
      const { requestId: id } = await agreed();
      world.clock.advance(1_800);
      await world.as(nadia).requests.get({ id });
    },
  ],
  ["that is under way", () => deliveredJob()],
  ["that is in dispute", async () => disputeOf(world, await deliveredJob())],
  [
    "whose payment the bank took back",
    async () => press(world, await chargeOf(world, await deliveredJob()), "chargeBack"),
  ],
];

describe("The share of jobs completed", () => {
  it.each(lost)("loses a job %s", async (_, end) => {
    await done();
    await end();
    expect(await shown()).toBe(50);
  });

  it.each(others)("counts no job %s", async (_, end) => {
    await done();
    await end();
    expect(await shown()).toBe(100);
  });

  it("keeps a job that ends in a split, and one whose dispute is open or taken back", async () => {
    expect(await shown()).toBeNull();
    await split(await deliveredJob(), 12_000);
    await disputeOf(world, await done());
    const taken = await disputeOf(world, await done());
    await taken.hers.withdraw({ id: taken.id });
    expect(await profile()).toMatchObject({ jobsDone: 3, ordersCount: 3 });
  });
});

describe("How soon a technician answers", () => {
  it("is of what somebody waited for: a direct request offered on or declined, a discount asked for", async () => {
    const asked = () => openRequestOf(world, nadia, { provider_id: tarek.id });
    const [first, second, third] = [await asked(), await asked(), await asked()];
    world.clock.advance(10 * 60);
    const { id } = await sendOffer(world, tarek, first);
    await world.as(nadia).offers.askDiscount({ id, price: 27_000 });
    world.clock.advance(19 * 60);
    await world.as(tarek).offers.declineDiscount({ id, asked: 27_000 });
    await world.as(nadia).offers.askDiscount({ id, price: 28_000 });
    await world.as(nadia).offers.takeBackDiscount({ id });
    await world.as(tarek).technicianArea.declineDirect({ id: second });
    world.clock.advance(24 * 3_600);
    await world.as(nadia).requests.openToAll({ id: third });
    await sendOffer(world, tarek, third);
    expect(await profile()).toMatchObject({ responseCounts: [0, 1, 2, 0, 0, 0, 0, 0], medianResponse: 30 });
  });
});
