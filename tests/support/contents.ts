import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "~/api/db/client";

/** What keeps the rows right, as the database itself writes it: checks, keys and triggers, on or off, with their functions, and indexes. Without the brackets that say nothing. */
const guards = `
  select conrelid::regclass || ' ' || conname as name,
      pg_get_constraintdef(c.oid, true) || ' ' || convalidated || condeferrable || condeferred as says
    from pg_constraint c where connamespace = 'public'::regnamespace
  union all select 'trigger ' || tgname, pg_get_triggerdef(t.oid) || ' ' || tgenabled::text || ' ' || f.prosrc
    from pg_trigger t join pg_proc f on f.oid = tgfoid where not tgisinternal
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  order by 1`;

type Contents = { tables: Record<string, { rows: number; hash: string }>; guards: Record<string, string> };

/** Every table of a database with its number of rows and a hash of all that stands in them, and what keeps them right; then it is closed. */
export async function contentsOf(database: Database): Promise<Contents> {
  const rowsIn = async <Row>(query: string): Promise<Row[]> => {
    const answer = await database.db.execute(sql.raw(query));
    return (Array.isArray(answer) ? answer : (answer as unknown as { rows: Row[] }).rows) as Row[];
  };
  const tables = await rowsIn<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle')",
  );
  const found: [string, { rows: number; hash: string }][] = [];
  for (const { name } of tables) {
    const [row] = await rowsIn<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    );
    if (row) found.push([name, { rows: row.rows, hash: row.hash }]);
  }
  const said = await rowsIn<{ name: string; says: string }>(guards);
  await database.close();
  return {
    tables: Object.fromEntries(found),
    guards: Object.fromEntries(said.map(({ name, says }) => [name, says])),
  };
}

/** It holds a demonstration, and keeps its money right. */
export function expectWhole({ tables, guards }: Contents): void {
  expect(tables["public.users"]?.rows).toBeGreaterThan(10);
  expect(Object.keys(guards)).toEqual(
    expect.arrayContaining(["accounts accounts_side", "trigger journals_balance", "trigger orders_disputed"]),
  );
}

/** Every file below a folder with a hash of its bytes. */
export function filesOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = found.map((one) => join(one.parentPath, one.name));
  const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  return Object.fromEntries(paths.map((path) => [relative(folder, path), hashOf(path)]));
}
