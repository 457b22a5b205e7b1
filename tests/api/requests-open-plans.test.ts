import { beforeAll, describe, expect, test } from "vitest";
import { openWorld } from "../support/api";
import { insertOpenRequests } from "../support/open-requests";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 50_000;

type Filters = Parameters<typeof world.guest.requests.open>[0];

beforeAll(async () => {
  const { id } = await world.aCustomer();
  await insertOpenRequests(world.db, id, many, world.clock.now());
}, 300_000);

/** How the database reads the list: the plans of every query that touches requests, and how many queries there were in all. */
async function plansOf(filters: Filters) {
  const queries = await queriesOf(world.db, () => world.guest.requests.open(filters));
  const ofRequests = queries.filter(({ sql }) => sql.includes('"requests"'));
  const plans: string[] = [];
  for (const query of ofRequests) plans.push(await planOf(world.db, query));
  return { plan: plans.join("\n"), count: queries.length };
}

describe(`of ${many} open requests, a page is read off an index`, () => {
  const lists: [string, Filters, RegExp][] = [
    ["all of them", {}, /Index Scan.*requests_open\b/],
    ["a service", { service: "tap-mixer" }, /requests_open_service\b/],
    ["a city", { city: "giza" }, /requests_open(_city)?\b/],
    ["a service in a city", { service: "drain", city: "cairo" }, /requests_open_service_city\b/],
    ["a group", { group: "plumbing" }, /requests_open_service\b/],
    ["a group in a city", { group: "plumbing", city: "cairo" }, /requests_open_service_city\b/],
    ["a common budget", { budget_min: 30_000, budget_max: 50_000 }, /requests_open\b/],
    ["a rare budget", { budget_min: 9_100_000 }, /requests_budget\b/],
    ["the last day", { age: 24 }, /requests_open\b/],
    ["without offers", { no_offers: true }, /requests_open_without_offers\b/],
  ];
  test.each(lists)("%s", async (_, filters, index) => {
    const { plan, count } = await plansOf(filters);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on requests\b/);
    // Of the lists that are merged from several, a page of each; else a page, and what a filter passes over.
    expect(mostRows(plan), plan).toBeLessThan(500);
    expect(count).toBeLessThanOrEqual(3);
  });

  test("and so is one far down", async () => {
    let cursor: string | undefined;
    for (let n = 0; n < 30; n++) {
      const { meta } = await world.guest.requests.open({ ...(cursor && { cursor }) });
      cursor = meta.meta.nextCursor ?? undefined;
    }
    const { plan } = await plansOf({ ...(cursor && { cursor }) });
    expect(plan).toMatch(/Index Cond: .*published_at/);
    expect(mostRows(plan)).toBeLessThan(50);
  });
});

describe(`among ${many} open requests, words are found in the index of words`, () => {
  const searches: [string, Filters][] = [
    ["a word in every request", { q: "kitchen" }],
    ["a word in many", { q: "word30" }],
    ["two words that always come together", { q: "kitchen drips" }],
    ["two words that never do", { q: "cairo giza" }],
    ["a rare word", { q: "word9000" }],
    ["a beginning", { q: "wor" }],
    ["a typing error", { q: "kitchne" }],
    ["Arabic, with the article and marks", { q: "السِّباكة" }],
    ["a word, in a service and a city", { q: "word3", service: "drain", city: "cairo" }],
    ["words of which no request has all", { q: "cairo giza alexandria" }],
    ["a word, in a group", { q: "word3", group: "plumbing" }],
    ["typing errors of which no request has all, in a group", { q: "kitchne giiza", group: "plumbing" }],
  ];
  test.each(searches)("%s", async (_, filters) => {
    const { plan, count } = await plansOf(filters);
    expect(plan).toMatch(/Bitmap Index Scan on requests_terms/);
    expect(plan).not.toMatch(/Seq Scan on requests\b/);
    // The first step looks at the newest 16 thousands; those after it only where it found fewer than a thousand.
    expect(mostRows(plan)).toBeLessThanOrEqual(17_000);
    expect(count).toBeLessThanOrEqual(4);
  });

  test("and those that answer best come first", async () => {
    const { content } = await world.guest.requests.open({ q: "kitchen" });
    expect(content).toHaveLength(20);
    expect(content[0]?.title).toBe("Kitchen tap 1");
    const both = (await world.guest.requests.open({ q: "cairo giza" })).content;
    expect(new Set(both.map(({ city }) => city?.id))).toEqual(new Set(["cairo", "giza"]));
  });
});
