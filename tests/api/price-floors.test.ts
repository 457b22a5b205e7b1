import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { orders, providerProfiles as profiles, services } from "~/api/db/schema";
import { floorless } from "~/api/orders/sweeps";
import { recountFigures } from "~/api/reviews/recount-store";
import { countedOtherwise, servicesOtherwise } from "~/api/reviews/sweeps";
import { leftOverSweep } from "~/api/time/left-overs";
import { openWorld, refusal } from "../support/api";
import { chargedBack, unhandled } from "../support/chargebacks";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, delivered } from "../support/paid";
import { allFive } from "../support/reviews";

const world = await openWorld();
const [usual] = await world.db.select().from(services).where(eq(services.id, "tap-mixer"));

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
  await setFloor(usual?.priceFloor ?? 0);
});

const setFloor = (priceFloor: number) =>
  world.db.update(services).set({ priceFloor }).where(eq(services.id, "tap-mixer"));

/** Jobs cost at least more, from now on, than anybody was ever paid for one. */
const raise = () => setFloor(900_000);

/** Both sides write: the reviews are published. */
async function review({ nadia, tarek, requestId: id }: Deal, scores = allFive): Promise<void> {
  await world.as(nadia).reviews.write({ id, ...scores });
  await world.as(tarek).reviews.writeOfCustomer({ id, stars: 5 });
}

async function figuresOf({ tarek }: Deal) {
  const [own] = await world.db.select().from(profiles).where(eq(profiles.userId, tarek.id));
  const [service] = await world.db.select().from(services).where(eq(services.id, "tap-mixer"));
  const { jobsDone, ordersCount, reviewsCount, rating } = own ?? {};
  return { jobsDone, ordersCount, reviewsCount, rating, ofService: service?.reviewsCount };
}

const one = { jobsDone: 1, ordersCount: 1, reviewsCount: 1, rating: 5, ofService: 1 };
const given = { ordersCount: 1, reviewsCount: 1, rating: 2, ofService: 1 };
const nothing = { jobsDone: 0, ordersCount: 0, reviewsCount: 0, rating: 0, ofService: 0 };

describe("A job agreed on before its service came to cost more at least", () => {
  it("counts on, with its review, also where a part of it goes back", async () => {
    const deal = await completed(world);
    await review(deal);
    await raise();
    const { id, his, hers } = await negotiating(world, deal);
    await his.propose({ id, kept: usual?.priceFloor ?? 0 });
    const [split] = (await hers.get({ id })).proposals;
    await hers.accept({ id, proposal_id: split?.id ?? "" });
    expect(await figuresOf(deal)).toEqual(one);
  });

  it("counts when it is done after that", async () => {
    const deal = await delivered(world);
    await raise();
    await world.as(deal.nadia).orders.confirm({ id: deal.orderId });
    await review(deal);
    expect(await figuresOf(deal)).toEqual(one);
  });
});

describe("The least price that an order may still come to", () => {
  const floor = usual?.priceFloor ?? 0;

  it.each([
    ["more", 900_000],
    ["less", 100],
  ])("stays what it was when it was agreed on, where its service comes to cost %s", async (_, then) => {
    const { tarek, orderId: id } = await delivered(world);
    await setFloor(then);
    const propose = (price: number) =>
      world.as(tarek).orders.proposePrice({ id, price, reason: "Less work." });
    expect(await refusal(propose(floor - 100))).toMatchObject({
      ...{ status: 422, errors: { price: [expect.anything()] } },
    });
    await propose(floor);
    const { proposals } = await world.as(tarek).orders.get({ id });
    expect(proposals).toMatchObject([{ status: "proposed", price: { amount: floor } }]);
  });
});

describe("A job that an earlier version made, which kept no price floor", () => {
  const floors = async () =>
    (await world.db.select({ floor: orders.priceFloor }).from(orders)).map((o) => o.floor);
  const forget = () => world.db.update(orders).set({ priceFloor: null });
  async function sweep(): Promise<void> {
    const { signal } = new AbortController();
    for (const each of [
      leftOverSweep(floorless),
      leftOverSweep(countedOtherwise),
      leftOverSweep(servicesOtherwise),
    ])
      await each(world.house, world.clock.now(), signal);
  }

  it("counts by what its service costs at least, and keeps that from the first sweep on", async () => {
    const deal = await completed(world);
    await review(deal);
    await forget();
    expect(await recountFigures(world.db)).toBe(0);
    await sweep();
    expect(await floors()).toEqual([usual?.priceFloor]);
    await raise();
    await sweep();
    expect(await floors()).toEqual([usual?.priceFloor]);
    expect(await figuresOf(deal)).toEqual(one);
  });

  /** What an earlier version kept of Tarek, and of the service. */
  async function kept({ tarek }: Deal, ordersCount: number): Promise<void> {
    const sums = { punctualitySum: 0, qualitySum: 0, communicationSum: 0, honestySum: 0 };
    const none = {
      reviewsCount: 0,
      rating: 0,
      starCounts: [0, 0, 0, 0, 0] as [number, number, number, number, number],
    };
    const figures = { ...sums, ...none, countedAs: 0, jobsDone: 0, onTimeCount: 0, ordersCount };
    await world.db.update(profiles).set(figures).where(eq(profiles.userId, tarek.id));
    await world.db.update(services).set({ reviewsCount: 0, scoresSum: 0, countedAs: 0 });
  }

  /** Tarek gives everything back of a job that was done, and that Nadia is not content with. */
  async function givenBack(): Promise<Deal> {
    const deal = await completed(world);
    await review(deal, { punctuality: 2, quality: 2, communication: 2, honesty: 2 });
    const { id, his, hers } = await negotiating(world, deal);
    await his.propose({ id, kept: 0 });
    const [split] = (await hers.get({ id })).proposals;
    await hers.accept({ id, proposal_id: split?.id ?? "" });
    return deal;
  }

  async function reviewed(): Promise<Deal> {
    const deal = await completed(world);
    await review(deal);
    return deal;
  }

  async function takenByTheBank(): Promise<Deal> {
    const deal = await delivered(world);
    await chargedBack(world, deal);
    return deal;
  }

  it.each([
    ["counts again, where it counted as none", reviewed, 0, one],
    ["has its criticism count, where all of it was given back", givenBack, 1, { ...nothing, ...given }],
    ["is not held against its technician, where the payer's bank took it", takenByTheBank, 1, nothing],
  ])("%s", async (_, made, ordersCount, figures) => {
    const deal = await made();
    await forget();
    await kept(deal, ordersCount);
    await sweep();
    expect(await figuresOf(deal)).toEqual(figures);
  });

  it("keeps nobody's money back where its review, the only one of its service, did not count before and is gone", async () => {
    const deal = await reviewed();
    await kept(deal, 0);
    await chargedBack(world, deal);
    expect(await unhandled(world)).toEqual([]);
    expect(await figuresOf(deal)).toEqual(nothing);
    await sweep();
    expect(await figuresOf(deal)).toEqual(nothing);
  });

  it("is taken out of the figures, with its review, where too little was paid out", async () => {
    const deal = await completed(world);
    await review(deal);
    // The earlier version counted whatever was paid out.
    await forget();
    await world.db.update(profiles).set({ countedAs: 0 });
    await world.db.update(services).set({ countedAs: 0 });
    await raise();
    expect(await figuresOf(deal)).toEqual(one);
    await sweep();
    expect(await figuresOf(deal)).toEqual(nothing);
  });
});
