import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { providerProfiles, services } from "~/api/db/schema";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal } from "../support/paid";
import { allFive } from "../support/reviews";

const world = await openWorld();
const two = { punctuality: 2, quality: 2, communication: 2, honesty: 2 };

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

/** A job that is done, of which both sides have written: the reviews are published. */
async function reviewed(scores: typeof allFive): Promise<Deal> {
  const deal = await completed(world);
  const { nadia, tarek, requestId: id } = deal;
  await world.as(nadia).reviews.write({ id, ...scores });
  await world.as(tarek).reviews.writeOfCustomer({ id, stars: 5 });
  return deal;
}

async function figuresOf({ tarek }: Deal) {
  const [own] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.userId, tarek.id));
  const [service] = await world.db.select().from(services).where(eq(services.id, "tap-mixer"));
  const { jobsDone, ordersCount, reviewsCount, rating } = own ?? {};
  return { jobsDone, ordersCount, reviewsCount, rating, ofService: service?.reviewsCount };
}

const whole = { jobsDone: 1, ordersCount: 1, reviewsCount: 1, rating: 5, ofService: 1 };
const nothing = { jobsDone: 0, ordersCount: 0, reviewsCount: 0, rating: 0, ofService: 0 };
const criticism = { ...nothing, reviewsCount: 1, rating: 2, ofService: 1 };

describe("A job whose payment the bank took back", () => {
  it("counts no more, nor does praise of it, until the money comes back", async () => {
    const deal = await reviewed(allFive);
    expect(await figuresOf(deal)).toEqual(whole);
    await chargedBack(world, deal);
    expect(await figuresOf(deal)).toEqual(nothing);
    await givenBack(world, deal);
    expect(await figuresOf(deal)).toEqual(whole);
  });

  it("counts no more, but criticism of it does, and both do when the money comes back", async () => {
    const deal = await reviewed(two);
    await chargedBack(world, deal);
    expect(await figuresOf(deal)).toEqual(criticism);
    await givenBack(world, deal);
    expect(await figuresOf(deal)).toEqual({ ...whole, rating: 2 });
  });

  it("counts on where what was taken, or what came back, leaves as much as a job costs at least", async () => {
    const deal = await reviewed(allFive);
    const [service] = await world.db.select().from(services).where(eq(services.id, "tap-mixer"));
    const floor = service?.priceFloor ?? 0;
    await chargedBack(world, deal, { amount: 30_000 - floor });
    expect(await figuresOf(deal)).toEqual(whole);
    await world.reset();
    const other = await reviewed(allFive);
    await chargedBack(world, other);
    await givenBack(world, other, { amount: floor - 100 });
    expect(await figuresOf(other)).toEqual(nothing);
  });

  it("counts neither way where its dispute was open, also when the money comes back", async () => {
    const deal = await reviewed(allFive);
    await disputeOf(world, deal);
    await chargedBack(world, deal);
    expect(await figuresOf(deal)).toEqual(nothing);
    await givenBack(world, deal);
    expect(await figuresOf(deal)).toEqual(nothing);
  });
});
