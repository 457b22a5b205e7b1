import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";
import { counters } from "./schema";

/** Totals that transactions keep, by name, as one column; one that nothing has changed yet is absent. */
export const totalsOf = (names: readonly string[]): SQL<Record<string, number>> =>
  sql<Record<string, number>>`(
    select coalesce(json_object_agg(${counters.name}, ${counters.value}), '{}'::json)
    from ${counters} where ${inArray(counters.name, [...names])})`;

export async function readTotals(db: Db, names: readonly string[]): Promise<Record<string, number>> {
  const [row] = await db.select({ totals: totalsOf(names) }).from(sql`(values (1)) one`);
  return row?.totals ?? {};
}
