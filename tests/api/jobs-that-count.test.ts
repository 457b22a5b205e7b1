import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { providerProfiles, services } from "~/api/db/schema";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import { type Dispute, negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal } from "../support/paid";
import { allFive } from "../support/reviews";

const world = await openWorld();
const day = 86_400;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

/** Both sides agree on what Tarek keeps. */
async function settledAt(amount: number, { id, his, hers }: Dispute): Promise<void> {
  await his.propose({ id, kept: amount });
  const [split] = (await hers.get({ id })).proposals;
  await hers.accept({ id, proposal_id: split?.id ?? "" });
}

/** Both sides write: the reviews are published. */
async function review({ nadia, tarek, requestId: id }: Deal, scores = allFive): Promise<void> {
  await world.as(nadia).reviews.write({ id, ...scores });
  await world.as(tarek).reviews.writeOfCustomer({ id, stars: 5 });
}

async function figuresOf({ tarek, requestId }: Deal) {
  const [profile] = await world.db
    .select()
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, tarek.id));
  const counted = await world.db.select({ reviews: services.reviewsCount }).from(services);
  const ofServices = counted.reduce((sum, { reviews }) => sum + reviews, 0);
  const { jobsDone, ordersCount, reviewsCount, rating } = profile ?? {};
  const { theirs } = await world.as(tarek).reviews.job({ id: requestId });
  return { jobsDone, ordersCount, reviewsCount, rating, ofServices, shown: theirs?.status };
}

const nothing = { jobsDone: 0, ordersCount: 0, reviewsCount: 0, rating: 0, ofServices: 0 };
const one = { jobsDone: 1, ordersCount: 1, reviewsCount: 1, rating: 5, ofServices: 1 };

describe("A job of which next to nothing was paid out", () => {
  it("is no job done, and its review is published without counting", async () => {
    const dispute = await negotiating(world);
    await settledAt(1, dispute);
    await review(dispute);
    expect(await figuresOf(dispute)).toEqual({ ...nothing, shown: "published" });
  });

  it("counts no more, nor does its review, when a complaint that comes later leaves no more than that", async () => {
    const deal = await completed(world);
    await review(deal);
    expect(await figuresOf(deal)).toEqual({ ...one, shown: "published" });
    world.clock.advance(8 * day);
    await settledAt(1, await negotiating(world, deal));
    expect(await figuresOf(deal)).toEqual({ ...nothing, shown: "published" });
  });
});

describe("Three stars and fewer", () => {
  const three = { punctuality: 3, quality: 3, communication: 4, honesty: 3 };
  const criticised = { ...nothing, reviewsCount: 1, rating: 3.25, ofServices: 1 };

  it("count where both sides agree that next to nothing is paid out", async () => {
    const dispute = await negotiating(world);
    await settledAt(1, dispute);
    await review(dispute, three);
    expect(await figuresOf(dispute)).toEqual({ ...criticised, shown: "published" });
  });

  it.each([1, 0])("stay where a complaint that comes later leaves %i", async (left) => {
    const deal = await completed(world);
    await review(deal, three);
    expect(await figuresOf(deal)).toEqual({ ...criticised, jobsDone: 1, ordersCount: 1, shown: "published" });
    await settledAt(left, await negotiating(world, deal));
    const ordersCount = left === 0 ? 1 : 0;
    expect(await figuresOf(deal)).toEqual({ ...criticised, ordersCount, shown: "published" });
  });
});

it("A job that ends with as much as one costs at least counts, with its review", async () => {
  const dispute = await negotiating(world);
  const floor = (await world.as(dispute.tarek).technicianArea.request({ id: dispute.requestId })).price_floor;
  await settledAt(floor.amount, dispute);
  await review(dispute);
  expect(await figuresOf(dispute)).toEqual({ ...one, shown: "published" });
});
