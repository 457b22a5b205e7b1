import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "~/api/db/client";

/** Every table of a database with its number of rows and a hash of all that stands in them; then it is closed. */
export async function rowsOf(database: Database): Promise<Record<string, { rows: number; hash: string }>> {
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
  await database.close();
  return Object.fromEntries(found);
}

/** Every file below a folder with a hash of its bytes. */
export function filesOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = found.map((one) => join(one.parentPath, one.name));
  const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  return Object.fromEntries(paths.map((path) => [relative(folder, path), hashOf(path)]));
}
