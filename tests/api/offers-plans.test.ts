import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import { insertManyOffers } from "../support/many-offers";
import { insertOpenRequests } from "../support/open-requests";
import type { Person } from "../support/people";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 10_000;
let nadia: Person;
let tarek: Person;

beforeAll(async () => {
  nadia = await world.aCustomer();
  tarek = await world.aProvider({
    services: ["tap-mixer", "drain", "water-heater"],
    cities: ["cairo", "giza"],
  });
  await insertOpenRequests(world.db, nadia.id, many, world.clock.now());
  await insertManyOffers(world.db, tarek.id, nadia.id, world.clock.now());
}, 300_000);

/** The plans of everything that a call asks, the look-up of its token aside. */
async function plansOf(work: () => Promise<unknown>) {
  const queries = (await queriesOf(world.db, work)).filter(
    ({ sql }) => sql.startsWith("select") && !sql.includes('"tokens"'),
  );
  const plans: string[] = [];
  for (const query of queries) plans.push(await planOf(world.db, query));
  return { plan: plans.join("\n"), count: queries.length };
}

const provider = () => world.as(tarek);
const tables = /Seq Scan on (requests|offers|orders|timers|offer_rounds)\b/;

describe(`a technician with ${many} offers`, () => {
  const lists: [string, () => Promise<unknown>, RegExp, number][] = [
    ["sees the live ones", () => provider().offers.mine({ tab: "live" }), /offers_provider\b/, 2],
    ["sees discount requests", () => provider().technicianArea.discountRequests({}), /offers_provider\b/, 1],
    ["sees those accepted", () => provider().offers.mine({ tab: "accepted" }), /offers_provider\b/, 2],
    [
      "sees those that are over",
      () => provider().offers.mine({ tab: "closed" }),
      /offers_provider_closed\b/,
      2,
    ],
    ["sees the jobs", () => provider().orders.mine({}), /orders_provider\b/, 1],
    ["sees the jobs done", () => provider().orders.mine({ tab: "done" }), /orders_provider(_status)?\b/, 1],
    ["sees the jobs that wait", () => provider().orders.mine({ tab: "waiting" }), /orders_pkey\b/, 1],
    [
      "sees requests that match",
      () => provider().technicianArea.requests({}),
      /requests_open_service_city\b/,
      3,
    ],
    [
      "sees direct requests",
      () => provider().technicianArea.requests({ tab: "direct" }),
      /requests_direct\b/,
      2,
    ],
    ["sees how much waits", () => provider().technicianArea.counts(), /offers_provider\b/, 1],
    ["sees what the day brings", () => provider().technicianArea.today(), /requests_open_service_city\b/, 3],
  ];
  test.each(lists)("%s off an index, at a cost that does not grow", async (_, work, index, most) => {
    const { plan, count } = await plansOf(work);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(tables);
    expect(mostRows(plan)).toBeLessThan(300);
    expect(count).toBeLessThanOrEqual(most);
  });

  test("searches for requests in six queries at most, whatever is misspelt", async () => {
    const search = () => provider().technicianArea.requests({ q: "caairo giiza" });
    expect((await search()).content).toHaveLength(20);
    expect(await queriesOf(world.db, search)).toHaveLength(6);
  });

  test("sees one request in five queries at most, none of which grows", async () => {
    const { content } = await provider().offers.mine({ tab: "live" });
    const id = content[0]?.request.id ?? "";
    const { plan, count } = await plansOf(() => provider().technicianArea.request({ id }));
    expect(plan).not.toMatch(tables);
    expect(mostRows(plan)).toBeLessThan(300);
    expect(count).toBeLessThanOrEqual(5);
  });
});

test("of a technician's jobs that were called off those by another side alone are counted, off their own index", async () => {
  const callOff = (by: string, count: number) =>
    world.db.execute(sql`update orders set status = 'cancelled', paid_at = created_at, cancelled_by = ${by} where id in (
      select id from orders where provider_id = ${tarek.id} and status = 'completed' order by id limit ${count})`);
  await callOff("provider", 600);
  await callOff("customer", 40);
  await world.db.execute(sql`analyze orders`);
  const { plan } = await plansOf(() => provider().offers.mine({ tab: "accepted" }));
  expect(plan).toMatch(/orders_provider_called_off\b/);
  expect(mostRows(plan)).toBeLessThan(300);
});

describe("a customer among many", () => {
  test("compares offers off the index of the request", async () => {
    const { content } = await world.as(nadia).requests.mine({ tab: "open" });
    const { plan, count } = await plansOf(() => world.as(nadia).offers.compare({ id: content[0]?.id ?? "" }));
    expect(plan).toMatch(/offers_(request|one_live)\b/);
    expect(plan).not.toMatch(tables);
    expect(mostRows(plan)).toBeLessThan(100);
    expect(count).toBe(1);
  });

  test("sees orders off an index", async () => {
    const { plan } = await plansOf(() => world.as(nadia).orders.mine({}));
    expect(plan).toMatch(/orders_customer\b/);
    expect(plan).not.toMatch(tables);
    expect(mostRows(plan)).toBeLessThan(100);
  });
});

test("the clock finds what is due off its index", async () => {
  const { plan } = await plansOf(() => sweepTimers(world.house, world.clock.now()));
  expect(plan).toMatch(/timers_due\b/);
  expect(plan).not.toMatch(tables);
});
