import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openWorld } from "../support/api";
import { earner } from "../support/payouts";
import type { Person } from "../support/people";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 20_000;
const { ledgerFileLines: fileLines } = world.house.settings;
let tarek: Person;

/** As many journals, each of two lines, on the accounts of one provider; the books stay right. */
async function insertManyLines(providerId: string): Promise<void> {
  await world.db.execute(sql`insert into accounts (id, kind, currency, provider_id)
    select kind || ':' || ${providerId} || ':EGP', kind, 'EGP', ${providerId} from unnest(array['in_payout', 'debt']) kind
    on conflict do nothing`);
  for (const [kind, sign] of [
    ["payout", 1],
    ["payout_returned", -1],
  ] as const)
    for (let start = 0; start < many / 2; start += 1_000) {
      await world.db.execute(sql`with made as (
          insert into journals (id, kind, cause, currency, created_at)
          select ${kind} || n, ${kind}, ${kind} || n, 'EGP', now() - ${many} * interval '1 hour' + n * interval '1 hour'
          from generate_series(${start}::int, ${start + 999}::int) n returning id, created_at)
        insert into ledger_lines (journal_id, account_id, currency, amount, created_at)
        select made.id, a.account || ':' || ${providerId} || ':EGP', 'EGP', a.amount * ${sign}, made.created_at
        from made, (values ('available', 1), ('in_payout', -1)) a(account, amount)`);
    }
  // So many changes of one row at once are not what happens.
  await world.db.execute(sql.raw("vacuum analyze accounts"));
  await world.db.execute(sql.raw("analyze ledger_lines"));
  await world.db.execute(sql.raw("analyze journals"));
}

beforeAll(async () => {
  ({ tarek } = await earner(world));
  await insertManyLines(tarek.id);
}, 300_000);

describe(`a technician with ${many} entries`, () => {
  const wallet = () => world.as(tarek).wallet;
  const lists: [string, () => Promise<unknown>, number][] = [
    ["reads an account", () => wallet().lines({ account: "available" }), 100],
    ["reads all accounts", () => wallet().lines({}), 200],
    ["reads the lines of a day", () => wallet().lines({ account: "available", from: "2020-01-01" }), 100],
    ["sees the balances", () => wallet().balances(), 100],
    ["sees the weeks", () => wallet().earnings(), 100],
    ["takes the file along", () => wallet().csv({}), 2 * fileLines + 100],
  ];
  test.each(lists)("%s by an index, and no further than the page", async (_, work, rows) => {
    const queries = (await queriesOf(world.db, work)).filter(
      ({ sql: text }) => text.startsWith("select") && !text.includes('"tokens"'),
    );
    // What is due is asked for along with it.
    expect(queries).toHaveLength(1);
    for (const query of queries) {
      const plan = await planOf(world.db, query);
      expect(plan).not.toMatch(/Seq Scan on ledger_lines/);
      expect(mostRows(plan), plan).toBeLessThan(rows);
    }
  });

  test("reads the month's statement by an index, and little more than the month's entries", async () => {
    const queries = (await queriesOf(world.db, () => wallet().statement({}))).filter(({ sql: text }) =>
      text.includes("ledger_lines"),
    );
    // What there was at its start, what came in and went out, and the sums of that.
    expect(queries).toHaveLength(3);
    for (const query of queries) {
      const plan = await planOf(world.db, query);
      expect(plan).not.toMatch(/Seq Scan on ledger_lines/);
      // An hour has one entry, on two accounts.
      expect(mostRows(plan), plan).toBeLessThan(2 * 24 * 32);
    }
  });
});
