import { beforeAll, describe, expect, test } from "vitest";
import { requestTab } from "~/contract/requests";
import { openWorld } from "../support/api";
import { handOutRequests } from "../support/many-own-requests";
import { insertOpenRequests } from "../support/open-requests";
import type { Person } from "../support/people";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 20_000;
let nadia: Person;

beforeAll(async () => {
  nadia = await world.aCustomer();
  await insertOpenRequests(world.db, nadia.id, many, world.clock.now());
  await handOutRequests(world.db, nadia.id);
}, 300_000);

type Asked = Parameters<ReturnType<typeof world.as>["requests"]["mine"]>[0];

/** The plans of everything that a call asks, the look-up of its token aside. */
async function plansOf(asked: Asked) {
  const queries = await queriesOf(world.db, () => world.as(nadia).requests.mine(asked));
  const selects = queries.filter(({ sql }) => sql.startsWith("select") && !sql.includes('"tokens"'));
  const plans: string[] = [];
  for (const query of selects) plans.push(await planOf(world.db, query));
  return { plan: plans.join("\n"), count: selects.length };
}

describe(`A customer with ${many / 10} of ${many} requests`, () => {
  test.each(requestTab.options)(
    "reads the tab %s off the index of own requests, a page of it",
    async (tab) => {
      const { plan, count } = await plansOf({ tab });
      expect(plan).toMatch(/requests_customer\b/);
      // Orders are few here, and read whole where that is shorter.
      expect(plan).not.toMatch(/Seq Scan on (requests|users)\b/);
      expect(mostRows(plan), plan).toBeLessThan(150);
      expect(count).toBe(2);
    },
  );

  test.each(["completed", "closed"] as const)("goes on in the tab %s at the same cost", async (tab) => {
    const seen = new Set<string>();
    let cursor: string | undefined;
    for (let n = 0; n < 10; n += 1) {
      const { content, meta } = await world.as(nadia).requests.mine({ tab, ...(cursor && { cursor }) });
      for (const { id } of content) seen.add(id);
      cursor = meta.meta.nextCursor ?? undefined;
    }
    expect(seen.size).toBe(200);
    const { plan } = await plansOf({ tab, ...(cursor && { cursor }) });
    expect(plan).not.toMatch(/Seq Scan on requests\b/);
    expect(mostRows(plan), plan).toBeLessThan(150);
  });

  test("sees in the tabs what time has left there, the last changed first", async () => {
    const numbersIn = async (tab: (typeof requestTab.options)[number]) =>
      (await world.as(nadia).requests.mine({ tab })).content.map(({ title }) =>
        Number(title.split(" ").at(-1)),
      );
    expect(await numbersIn("open")).toEqual([30, 90, 150, 210, 270]);
    const closed = await numbersIn("closed");
    expect(closed.slice(0, 6)).toEqual([60, 120, 180, 240, 300, 310]);
    expect(closed).toEqual([...closed].sort((a, b) => a - b));
    expect(closed).toHaveLength(20);
  });
});
