import { desc, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { reviews as reviewRows } from "~/api/db/schema";
import { holdUnranked } from "~/api/reviews/rank-store";
import { listOpen, listReceived } from "~/api/reviews/received-store";
import { findToday } from "~/api/technician-area/today-store";
import type { Client } from "~/web/calls/client.server";
import { openWorld } from "../support/api";
import { insertManyReviews } from "../support/many-reviews";
import { insertTechnicians } from "../support/many-technicians";
import { insertOpenRequests } from "../support/open-requests";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 20_000;
const technicians = 5_000;

beforeAll(async () => {
  const { id } = await world.aCustomer();
  await insertTechnicians(world.db, technicians);
  await insertOpenRequests(world.db, id, many, world.clock.now());
  await insertManyReviews(world.db, id, technicians);
}, 300_000);

type Filters = Parameters<Client["technicians"]["recentReviews"]>[0];
const newest: [SQL, SQL] = [desc(reviewRows.publishedAt), desc(reviewRows.id)];
const { reviews, recentReviews } = world.guest.technicians;

/** How the database reads the reviews that a call shows. */
async function planOfReviews(work: () => Promise<unknown>): Promise<string> {
  const queries = (await queriesOf(world.db, work)).filter(({ sql }) => sql.includes('from "reviews"'));
  expect(queries).toHaveLength(1);
  return queries[0] ? planOf(world.db, queries[0]) : "";
}

/** What is read of the reviews themselves; who wrote them, and of what, is looked up for each row that is shown. */
const stepsOnReviews = (plan: string) =>
  plan
    .split(/\n(?=.*\(actual rows=)/)
    .filter((step) => / on reviews(_\w+)? /.test(step))
    .join("\n");

function expectCheap(plan: string, index: RegExp): void {
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on (reviews|users|provider_profiles)\b/);
  expect(mostRows(stepsOnReviews(plan)), plan).toBeLessThan(100);
}

describe(`Of ${many} reviews a page is read off an index`, () => {
  test("of one technician, who has two thousand", async () => {
    expectCheap(await planOfReviews(() => reviews({ id: "tech1" })), /reviews_provider\b/);
  });

  test("of one technician, who has a few", async () => {
    expectCheap(await planOfReviews(() => reviews({ id: "tech77" })), /reviews_provider\b/);
  });

  test.each<[string, Filters, RegExp]>([
    ["of all", {}, /reviews_recent\b/],
    ["of a service", { service: "tap-mixer" }, /reviews_service\b/],
    ["of some stars", { stars: 5 }, /reviews_(by_stars|recent)\b/],
    ["of a single star", { stars: 1 }, /reviews_by_stars\b/],
    ["of a service and some stars", { service: "tap-mixer", stars: 4 }, /reviews_service_stars\b/],
    ["of a service and a single star", { service: "tap-mixer", stars: 1 }, /reviews_service_stars\b/],
  ])("across the site: %s", async (_, filters, index) => {
    expectCheap(await planOfReviews(() => recentReviews(filters)), index);
  });

  test.each<[string, Filters]>([
    ["of all", {}],
    ["of a service", { service: "drain" }],
    ["of a service and some stars", { service: "drain", stars: 3 }],
  ])("also far down: %s", async (_, filters) => {
    let cursor: string | undefined;
    for (let n = 0; n < 4; n += 1) {
      const { content, meta } = await recentReviews({ ...filters, ...(cursor && { cursor }) });
      expect(content).toHaveLength(20);
      cursor = meta.meta.nextCursor ?? undefined;
    }
    expectCheap(
      await planOfReviews(() => recentReviews({ ...filters, ...(cursor && { cursor }) })),
      /reviews_\w+\b/,
    );
  });
});

describe("What a technician's own pages read", () => {
  /** Tables that grow are never read whole. */
  const expectIndexed = (plans: string[], tables: RegExp, index: RegExp) => {
    const text = plans.join("\n");
    expect(text).not.toMatch(new RegExp(`Seq Scan on (${tables.source})\\b`));
    expect(text).toMatch(index);
  };

  const plansOf = async (work: () => Promise<unknown>, table: string) => {
    const queries = (await queriesOf(world.db, work)).filter(({ sql }) => sql.includes(`from "${table}"`));
    return Promise.all(queries.map((query) => planOf(world.db, query)));
  };

  test("reviews received, and jobs still to be reviewed, are found by index", async () => {
    const since = new Date(world.clock.now().getTime() - 86_400_000);
    const window = { after: undefined, orderBy: newest, limit: 9 };
    expectIndexed(
      await plansOf(() => listReceived(world.db, "tech1", null, window), "reviews"),
      /reviews|orders|users/,
      /reviews_provider\b/,
    );
    expectIndexed(
      await plansOf(() => listOpen(world.db, "tech1", since), "orders"),
      /orders|reviews|requests/,
      /orders_provider_done\b/,
    );
  });

  test("so are those that wait for a reply, and their count", async () => {
    const { id } = await world.aProvider();
    const [now, since] = [world.clock.now(), new Date(world.clock.now().getTime() - 30 * 86_400_000)];
    const window = { after: undefined, orderBy: newest, limit: 9 };
    const ahead = { today: "2026-12-01", from: since, to: now, statuses: ["paid"] };
    const plans = [
      ...(await plansOf(() => listReceived(world.db, "tech1", since, window), "reviews")),
      ...(await plansOf(() => findToday(world.db, id, now, { repliable: since, ahead }), "users")),
    ];
    expect(plans).toHaveLength(2);
    for (const plan of plans) expectIndexed([plan], /reviews/, /reviews_provider\b/);
  });

  test("jobs that a dispute has put off are asked for in the words of their index, also in a plan that is kept", async () => {
    const [query] = await queriesOf(world.db, () => listOpen(world.db, "tech1", world.clock.now()));
    expect(query?.sql).toContain('"orders"."review_delay" > 0');
  });

  test("the next technicians to be ranked are found by index", async () => {
    const plans = await plansOf(() => holdUnranked(world.db, "2026-11-24", 500), "provider_profiles");
    expectIndexed(plans, /provider_profiles/, /providers_ranked\b/);
  });
});
