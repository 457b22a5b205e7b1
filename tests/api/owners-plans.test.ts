import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownerSweep } from "~/api/requests/sweeps";
import { openWorld } from "../support/api";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 10_000;

/** What a round of the sweep asks, as the database answers it. */
async function plansOf(sweep: ReturnType<typeof ownerSweep>): Promise<string> {
  const queries = await queriesOf(world.db, () => sweep(world.house, world.clock.now()));
  const plans: string[] = [];
  for (const query of queries) plans.push(await planOf(world.db, query));
  return plans.join("\n");
}

test(`among ${many} accounts that were closed, a round looks at none where none has been closed since`, async () => {
  const series = sql`generate_series(1, ${many}::int) n`;
  await world.db.execute(sql`insert into users (id, type, name, phone, password_hash, locale, is_active)
    select 'c' || n, 'customer', 'Nadia Samir', '+2011' || (10000000 + n), '', 'en', false from ${series}`);
  await world.db.execute(sql`insert into requests (id, customer_id, status, currency, words, is_owner_active)
    select 'r' || n, 'c' || n, 'draft', 'EGP', '{}', false from ${series}`);
  await world.db.execute(sql`insert into audit (id, entity, entity_id, actor, event)
    select 'a' || n, case when n <= ${many / 2}::int then 'user' else 'offer' end, 'c' || n, 'staff', 'deactivate' from ${series}`);
  await world.db.execute(sql`analyze users, requests, audit`);
  const sweep = ownerSweep();
  // Each line is read in two rounds.
  for (const _ of [1, 2]) await sweep(world.house, world.clock.now());
  const plan = await plansOf(sweep);
  expect(plan).toMatch(/audit_recent\b/);
  expect(plan).not.toMatch(/Seq Scan on audit\b/);
  expect(mostRows(plan)).toBeLessThanOrEqual(1);
}, 120_000);
