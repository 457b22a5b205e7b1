import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client";

/** Sets columns to what was counted, named alike, where they differ. @returns how many rows did */
export async function correct(
  tx: Db,
  table: PgTable,
  key: PgColumn,
  counts: SQL,
  columns: Record<string, PgColumn>,
): Promise<number> {
  const told = (column: PgColumn) => sql`told.${sql.identifier(column.name)}`;
  const own = sql.join(Object.values(columns), sql`, `);
  const found = sql.join(Object.values(columns).map(told), sql`, `);
  const rows = await tx
    .update(table)
    .set(Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, told(column)])))
    .from(sql`(${counts}) told`)
    .where(sql`${key} = told.key and (${own}) is distinct from (${found})`)
    .returning({ key });
  return rows.length;
}
