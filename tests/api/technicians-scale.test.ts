import { beforeAll, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { insertTechnicians } from "../support/many-technicians";
import { planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });

beforeAll(() => insertTechnicians(world.db, 10_000));

type Input = NonNullable<Parameters<typeof world.guest.technicians.list>[0]>;

const plansOf = async (input: Input) => {
  const queries = await queriesOf(world.db, () => world.guest.technicians.list(input));
  const plans = [];
  for (const query of queries) plans.push(await planOf(world.db, query));
  return plans;
};

/** A page's cards, each with its look at the sixty services. */
const onePage = 21 * 60;

/** Rows that a step of the plan read, at most. */
const mostRows = (plan: string) =>
  Math.max(
    ...[...plan.matchAll(/actual rows=([\d.]+) loops=(\d+)/g)].map(
      ([, rows, loops]) => Number(rows) * Number(loops),
    ),
  );

describe("The directory of 10,000 technicians", () => {
  it.each(["rank", "rating", "jobs", "response"] as const)(
    "is read by the index of its order: %s",
    async (sort) => {
      const [plan = "", ...others] = await plansOf({ sort });
      expect(others).toEqual([]);
      expect(plan).toContain(`providers_${sort}`);
      expect(plan).not.toMatch(/Seq Scan on (provider_profiles|users)/);
      expect(mostRows(plan)).toBeLessThanOrEqual(onePage);
    },
  );

  it("goes on from a cursor at the same cost", async () => {
    const first = await world.guest.technicians.list({ sort: "rating" });
    const [plan = ""] = await plansOf({ sort: "rating", cursor: first.meta.meta.nextCursor ?? "" });
    expect(plan).toMatch(/providers_rating/);
    expect(mostRows(plan)).toBeLessThanOrEqual(onePage);
  });

  it.each([
    { service: "tap-mixer" },
    { group: "plumbing" },
    { city: "cairo" },
    { service: "tap-mixer", city: "cairo", verified: true },
    { online: true },
    { rating: 45, warranty: true },
  ])("reads a part of it for %o", async (input) => {
    const [plan = ""] = await plansOf(input);
    expect(plan).not.toMatch(/Seq Scan on (users|provider_services|provider_cities)/);
    expect(mostRows(plan)).toBeLessThan(5_000);
  });

  it("ranks a thousand candidates at most, whatever is searched", async () => {
    for (const q of ["all", "word77", "tecnician"]) {
      const { content } = await world.guest.technicians.list({ q });
      expect(content).toHaveLength(20);
    }
  });
});
