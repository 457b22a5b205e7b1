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

  it("is read by the index of its ranks for one service", async () => {
    const first = await world.guest.technicians.list({ service: "tap-mixer" });
    for (const cursor of [undefined, first.meta.meta.nextCursor ?? ""]) {
      const [plan = ""] = await plansOf({ service: "tap-mixer", ...(cursor && { cursor }) });
      expect(plan).toMatch(/provider_services_rank\b/);
      expect(plan).not.toMatch(/Sort Key/);
      expect(mostRows(plan)).toBeLessThanOrEqual(onePage);
    }
  });

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

  it.each([
    ["a word of all", "all", 1_000],
    ["a word of all, misspelt", "tecnician", 1_000],
    ["a rare word", "word77", 20],
  ])("ranks a thousand candidates at most, whatever is searched: %s", async (_, q, most) => {
    const found = new Set<string>();
    let cursor: string | null = null;
    do {
      const { content, meta } = await read(q, cursor);
      for (const { id } of content) found.add(id);
      cursor = meta.meta.nextCursor;
    } while (cursor && found.size <= most);
    expect([found.size, cursor]).toEqual([most, null]);
  });
});

const read = (q: string, cursor: string | null) =>
  world.guest.technicians.list({ q, parts: 5, ...(cursor && { cursor }) });
