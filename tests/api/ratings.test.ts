import { setTimeout as pause } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { counters, customerReviews, orders, providerProfiles, reviews, services } from "~/api/db/schema";
import { rankTechnicians } from "~/api/reviews/rank-moves";
import { recountFigures } from "~/api/reviews/recount-store";
import { newId } from "~/api/secrets";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";
import { allFive, finishJob, insertJob, insertReview, setTotals } from "../support/reviews";
import { unguarded } from "../support/unguarded";

const world = await openWorld();

const recount = () => recountFigures(world.db);

/** All that pages say of reviews, as it stands. */
const figures = async () => ({
  providers: await world.db.select().from(providerProfiles).orderBy(asc(providerProfiles.userId)),
  services: await world.db
    .select({ id: services.id, reviews: services.reviewsCount, scores: services.scoresSum })
    .from(services)
    .orderBy(asc(services.id)),
  total: await world.db.select().from(counters).where(eq(counters.name, "reviews")),
});

type Step = { by: number; scores: [number, number, number, number]; deed: "publish" | "seal" | "remove" };

async function take({ by, scores, deed }: Step, people: { nadia: Person; staff: Person; all: Person[] }) {
  const provider = people.all[by % people.all.length];
  if (!provider) return;
  const [punctuality, quality, communication, honesty] = scores;
  const id = await finishJob(world, people.nadia, provider, by % 2 === 0 ? "tap-mixer" : "drain");
  await world.as(people.nadia).reviews.write({ id, punctuality, quality, communication, honesty });
  if (deed === "seal") return;
  await world.as(provider).reviews.writeOfCustomer({ id, stars: 3 });
  const { mine } = await world.as(people.nadia).reviews.job({ id });
  if (deed === "remove") await world.as(people.staff).reviews.remove({ id: mine?.id ?? "", rule: "untrue" });
}

const star = fc.integer({ min: 1, max: 5 });
const step: fc.Arbitrary<Step> = fc.record({
  by: fc.nat({ max: 5 }),
  scores: fc.tuple(star, star, star, star),
  deed: fc.constantFrom("publish", "publish", "seal", "remove"),
});

describe("What reviews add up to", () => {
  it("is the same counted anew, whatever was written, published and removed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await world.reset();
        const people = {
          ...{ nadia: await world.aCustomer(), staff: await world.aStaffMember() },
          all: [await world.aProvider(), await world.aProvider(), await world.aProvider()],
        };
        for (const one of steps) await take(one, people);
        const before = await figures();
        expect(await recount()).toBe(0);
        expect(await figures()).toEqual(before);
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it("is put right where it was not", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    await insertReview(world.db, { author: nadia, provider: tarek, at: "2026-11-01T10:00:00.000Z" });
    await insertReview(world.db, {
      ...{ author: nadia, provider: tarek, at: "2026-11-02T10:00:00.000Z", isPublished: false },
    });
    expect(await recount()).toBe(3);
    const { providers, services: counted, total } = await figures();
    expect(providers).toMatchObject([{ reviewsCount: 1, rating: 5, starCounts: [0, 0, 0, 0, 1] }]);
    expect(counted.find(({ id }) => id === "tap-mixer")).toMatchObject({ reviews: 1, scores: 20 });
    expect(total).toMatchObject([{ value: 1 }]);
    expect(await recount()).toBe(0);
  });
});

describe("Counting anew while the site is used", () => {
  it("comes to what was written meanwhile as well", async () => {
    const nadia = await world.aCustomer();
    const all = [await world.aProvider(), await world.aProvider()];
    const jobs = new Map<Person, string>();
    for (const provider of all) jobs.set(provider, await finishJob(world, nadia, provider));
    const write = async (provider: Person) => {
      const id = jobs.get(provider) ?? "";
      await world.as(nadia).reviews.write({ id, ...allFive });
      await world.as(provider).reviews.writeOfCustomer({ id, stars: 5 });
    };
    await Promise.all([...all.map(write), recount(), recount()]);
    expect(await recount()).toBe(0);
    expect((await figures()).providers.map(({ reviewsCount, jobsDone }) => [reviewsCount, jobsDone])).toEqual(
      [
        [1, 1],
        [1, 1],
      ],
    );
  });

  // An embedded database has one user at a time.
  if ("postgresUrl" in inject("prepared"))
    it("makes nobody wait who does something else than what is counted just then", async () => {
      const [nadia, tarek, hany] = [
        await world.aCustomer(),
        await world.aProvider(),
        await world.aProvider(),
      ];
      await setTotals(world.db, tarek, { jobsDone: 5 });
      let counting: Promise<number> | undefined;
      await world.db.transaction(async (tx) => {
        await tx.update(providerProfiles).set({ years: 7 }).where(eq(providerProfiles.userId, tarek.id));
        counting = recount();
        await pause(300);
        await insertJob(world.db, { customer: nadia, provider: hany, at: "2026-11-01T10:00:00.000Z" });
      });
      expect(await counting).toBe(2);
      expect(await recount()).toBe(0);
    });
});

describe("The rank", () => {
  it("is taken once a day, from the own reviews and those of the services offered", async () => {
    const [nadia, tarek, hany] = [
      await world.aCustomer(),
      await world.aProvider({ services: ["tap-mixer"] }),
      await world.aProvider({ services: ["tap-mixer", "drain"] }),
    ];
    const given = { author: nadia, provider: tarek };
    for (const day of ["01", "02"])
      await insertReview(world.db, { ...given, at: `2026-11-${day}T10:00:00.000Z`, scores: [4, 4, 4, 4] });
    await insertReview(world.db, {
      ...given,
      provider: hany,
      service: "drain",
      at: "2026-11-03T10:00:00.000Z",
    });
    await recount();
    const rank = async ({ id }: Person) =>
      (await figures()).providers.find(({ userId }) => userId === id)?.rank;
    await rankTechnicians(world.house, world.clock.now());
    expect(await rank(tarek)).toBeCloseTo((8 * 4 + 2 * 4) / 10, 10);
    expect(await rank(hany)).toBeCloseTo((8 * (13 / 3) + 5) / 9, 10);

    const id = await finishJob(world, nadia, tarek);
    await world.as(nadia).reviews.write({ id, ...allFive });
    await world.as(tarek).reviews.writeOfCustomer({ id, stars: 5 });
    await rankTechnicians(world.house, world.clock.now());
    expect(await rank(tarek)).toBeCloseTo(4, 10);
    world.clock.advance(86_400);
    await rankTechnicians(world.house, world.clock.now());
    expect(await rank(tarek)).toBeCloseTo((8 * (13 / 3) + 13) / 11, 10);
  });

  it("orders the best of a service and a city, none of whom has under three reviews", async () => {
    const nadia = await world.aCustomer();
    const [tarek, hany, ramy] = [
      await world.aProvider({ services: ["tap-mixer"], cities: ["cairo"] }),
      await world.aProvider({ services: ["tap-mixer"], cities: ["giza"] }),
      await world.aProvider({ services: ["tap-mixer"], cities: ["cairo"] }),
    ];
    for (const [provider, count] of [...[[tarek, 3] as const, [hany, 4] as const], [ramy, 2] as const])
      for (let n = 1; n <= count; n += 1)
        await insertReview(world.db, { author: nadia, provider, at: `2026-11-0${n}T10:00:00.000Z` });
    await recount();
    await rankTechnicians(world.house, world.clock.now());
    const all = await world.guest.technicians.ratings({ service: "tap-mixer" });
    expect(new Set(all.technicians.map(({ id }) => id))).toEqual(new Set([tarek.id, hany.id]));
    expect(all).toMatchObject({ rules: { assumed: 8, mean: 5, reviews_for_rating: 3 } });
    const cairo = await world.guest.technicians.ratings({ service: "tap-mixer", city: "cairo" });
    expect(cairo.technicians).toMatchObject([{ id: tarek.id, score: 5, rating: 5 }]);
  });
});

describe("The database takes no review", () => {
  const at = "2026-11-01T10:00:00.000Z";
  const insert = (table: "given" | "taken", order: string, author: Person, of: Person) => {
    const common = { id: newId(), orderId: order, authorId: author.id, serviceId: "tap-mixer" };
    return table === "given"
      ? world.db.insert(reviews).values({ ...common, ...allFive, providerId: of.id })
      : world.db.insert(customerReviews).values({ ...common, stars: 5, customerId: of.id });
  };

  it("of an order that is not completed, or by others than its two sides", async () => {
    const [nadia, salma, tarek] = [await world.aCustomer(), await world.aCustomer(), await world.aProvider()];
    const { order } = await insertJob(world.db, { customer: nadia, provider: tarek, at });
    await expect(insert("given", order, salma, tarek)).rejects.toThrow();
    await expect(insert("taken", order, tarek, salma)).rejects.toThrow();
    const put = (status: "paid" | "completed") =>
      unguarded(world.db, (tx) => tx.update(orders).set({ status }).where(eq(orders.id, order)));
    await put("paid");
    await expect(insert("given", order, nadia, tarek)).rejects.toThrow();
    await expect(insert("taken", order, tarek, nadia)).rejects.toThrow();
    await put("completed");
    await insert("given", order, nadia, tarek);
    await insert("taken", order, tarek, nadia);
  });
});
