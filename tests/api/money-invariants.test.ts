import { getTableName, is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "~/api/db/client";
import * as disputeTables from "~/api/db/complaint-schema";
import * as moneyTables from "~/api/db/money-schema";
import { audit, orders } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { attempts, journal, type Rows } from "../support/broken-books";
import { decidedAt } from "../support/disputes";
import { paid } from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld({ keeps: true });
const names = { paid: "", completed: "", disputed: "", dispute: "", someone: "", earner: "" };

/** A deal of each kind, a payout, a refund, invoices, and what was said and decided. */
async function theRows(): Promise<Rows> {
  const held = await paid(world);
  const lost = await paid(world);
  await world.as(lost.nadia).orders.cancel({ id: lost.orderId, fee: 0 });
  const { id: dispute, orderId: disputed } = await decidedAt(world, 12_000);
  const done = await earner(world);
  await world.as(done.tarek).payouts.request({ amount: 10_000 });
  const people = { someone: held.nadia.id, earner: done.tarek.id };
  return { paid: held.orderId, completed: done.orderId, disputed, dispute, ...people };
}

type Guard = { name: string; of: string; kind: "check" | "trigger" | "unique" | "index" };

/** Every trigger, check and unique index of the tables that hold money, or say whose it is; but those that name a row by its id as well. */
async function guards(): Promise<Guard[]> {
  const tables = [...Object.values(moneyTables), ...Object.values(disputeTables), orders, audit]
    .filter((one) => is(one, PgTable))
    .map((table) => sql`${getTableName(table)}::regclass`);
  const ofThem = sql`in (${sql.join(tables, sql`, `)})`;
  const found = await world.db.execute(sql`
    select conname as name, conrelid::regclass::text as of, 'check' as kind from pg_constraint
      where contype = 'c' and convalidated and conrelid ${ofThem}
    union all select indexrelid::regclass::text, indrelid::regclass::text,
        case when exists (select from pg_constraint where conindid = indexrelid and contype = 'u') then 'unique' else 'index' end
      from pg_index where indisunique and not indisprimary and indrelid ${ofThem}
        and not exists (select from pg_attribute where attrelid = indrelid and attname = 'id' and attnum = any(indkey))
    union all select tgname, tgrelid::regclass::text, 'trigger' from pg_trigger
      where not tgisinternal and tgenabled = 'O' and tgrelid ${ofThem}`);
  return (Array.isArray(found) ? found : (found as unknown as { rows: unknown[] }).rows) as Guard[];
}

class Undone extends Error {}

/** What the database says of statements, up to the end of their transaction; nothing of them stays. */
async function saidOf(statements: SQL[]): Promise<string> {
  const work = async (tx: Db) => {
    for (const statement of [...statements, sql`set constraints all immediate`]) await tx.execute(statement);
    throw new Undone();
  };
  try {
    return await world.db.transaction(work);
  } catch (error) {
    if (error instanceof Undone) return "nothing";
    if (error instanceof Error && error.cause instanceof Error) return error.cause.message;
    throw error;
  }
}

function without({ name, of, kind }: Guard): SQL {
  const [it, table] = [sql.identifier(name), sql.identifier(of)];
  if (kind === "index") return sql`drop index ${it}`;
  if (kind === "trigger") return sql`drop trigger ${it} on ${table}`;
  return sql`alter table ${table} drop constraint ${it}`;
}

let rows: Rows;
let all: Map<string, Guard>;
beforeAll(async () => {
  rows = await theRows();
  all = new Map((await guards()).map((guard) => [guard.name, guard]));
});

describe("What holds the money in the database", () => {
  it("is all tried below, and all that is tried is there", () => {
    expect([...all.keys()].toSorted()).toEqual(Object.keys(attempts(names)).toSorted());
  });

  it("refuses a journal whose lines do not sum to zero", async () => {
    const lines = journal(["gateway::EGP", 30_000], ["revenue::EGP", -29_999]);
    expect(await saidOf(lines.map((line) => sql.raw(line)))).toBe(
      "journal made up has 2 lines that sum to 1",
    );
  });

  it("lets the gateway alone owe us less than nothing", async () => {
    const lines = journal(["gateway::EGP", -9_000_000], ["revenue::EGP", -1], ["bank::EGP", 9_000_001]);
    const opened = "insert into accounts (id, kind, currency) values ('bank::EGP', 'bank', 'EGP')";
    expect(await saidOf([opened, ...lines].map((statement) => sql.raw(statement)))).toBe("nothing");
  });

  it.each([
    ["journal", { account: "gateway::SAR" }],
    ["account", { account: "gateway::EGP" }],
  ])(
    "refuses a line in another currency than its %s has, which nothing else does",
    async (of, { account }) => {
      const journalIn = of === "journal" ? "EGP" : "SAR";
      const lines = [5, -5].map((amount, n) => [
        n === 0 ? account : account.replace("gateway", "revenue"),
        amount,
      ]);
      const statements = [
        ...["gateway", "revenue"].map(
          (kind) =>
            `insert into accounts (id, kind, currency) values ('${kind}::SAR', '${kind}', 'SAR') on conflict do nothing`,
        ),
        `insert into journals (id, kind, cause, currency) values ('made up', 'payment', 'made up', '${journalIn}')`,
        ...lines.map(
          ([id, amount]) =>
            `insert into ledger_lines (journal_id, account_id, currency, amount) values ('made up', '${id}', 'SAR', ${amount})`,
        ),
      ].map((statement) => sql.raw(statement));
      const name = `ledger_lines_${of}_id_currency_${of}s_id_currency_fk`;
      expect(await saidOf(statements)).toContain(name);
      const without = sql.raw(`alter table ledger_lines drop constraint ${name}`);
      expect(await saidOf([without, ...statements])).toBe("nothing");
    },
  );

  it.each(Object.keys(attempts(names)))("%s refuses what nothing else does", async (name) => {
    const guard = all.get(name);
    if (!guard) throw new Error(`No ${name}`);
    for (const { steps, says } of attempts(rows)[name] ?? []) {
      const statements = steps.map((step) => sql.raw(step));
      expect(await saidOf(statements)).toMatch(says);
      expect(await saidOf([without(guard), ...statements])).not.toMatch(says);
    }
  });
});
