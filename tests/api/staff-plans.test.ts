import { beforeAll, describe, expect, test } from "vitest";
import { openWorld } from "../support/api";
import { insertManyAccounts } from "../support/many-accounts";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 10_000;
let staff: ReturnType<typeof world.as>;

beforeAll(async () => {
  await insertManyAccounts(world.db, many, world.clock.now());
  staff = world.as(await world.aStaffMember());
}, 300_000);

/** The plans of everything that a call asks, the look-up of its token aside. */
async function plansOf(work: () => Promise<unknown>) {
  const queries = (await queriesOf(world.db, work)).filter(
    ({ sql }) => sql.startsWith("select") && !sql.includes('"tokens"."hash"'),
  );
  const plans: string[] = [];
  for (const query of queries) plans.push(await planOf(world.db, query));
  return { plan: plans.join("\n"), count: queries.length };
}

describe(`among ${2 * many} accounts, staff`, () => {
  const lists: [string, () => Promise<unknown>, RegExp, number][] = [
    ["see the newest", () => staff.staff.users(), /users_recent\b/, 1],
    ["see those that are closed", () => staff.staff.users({ tab: "inactive" }), /users_inactive\b/, 1],
    ["find one by a phone", () => staff.staff.users({ q: "011 1000 4711" }), /users_search\b/, 1],
    ["find one by an e-mail", () => staff.staff.users({ q: "many4711@" }), /users_search\b/, 1],
    ["find nobody by a name that nobody has", () => staff.staff.users({ q: "zeinab" }), /users_search\b/, 1],
    ["find nobody by two letters", () => staff.staff.users({ q: "zq" }), /users_search\b/, 1],
    ["find many by a common name", () => staff.staff.users({ q: "محمد" }), /users_(recent|search)\b/, 1],
    ["see the queue of verifications", () => staff.staff.verifications(), /providers_submitted\b/, 1],
    ["see what waits", () => staff.staff.overview(), /providers_submitted\b[\s\S]*users_inactive\b/, 1],
    ["read the audit log", () => staff.staff.audit(), /audit_recent\b/, 1],
    ["read it of one kind", () => staff.staff.audit({ entity: "user" }), /audit_kind\b/, 1],
    [
      "read it of one thing",
      () => staff.staff.audit({ entity: "user", of: "c200" }),
      /audit_(entity|kind)\b/,
      1,
    ],
    ["see one account", () => staff.staff.user({ id: "p50" }), /users_pkey\b/, 5],
  ];
  test.each(lists)("%s off an index, at a cost that does not grow", async (_, work, index, most) => {
    const { plan, count } = await plansOf(work);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (users|provider_profiles|audit)\b/);
    expect(mostRows(plan)).toBeLessThan(500);
    expect(count).toBeLessThanOrEqual(most);
  });
});
