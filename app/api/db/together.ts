import { type SelectedFieldsOrdered, SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { mapResultRow, orderSelectedFields } from "drizzle-orm/utils";
import type { Db } from "./client";

/** What drivers are made of: exported, and left out of the declarations. See docs/decisions/0037. */
declare module "drizzle-orm/utils" {
  export function orderSelectedFields(fields: unknown): SelectedFieldsOrdered<PgColumn>;
  export function mapResultRow(
    columns: SelectedFieldsOrdered<PgColumn>,
    row: unknown[],
    joinsNotNullable: Record<string, boolean>,
  ): unknown;
}

/** A select that nobody has awaited: a hundred columns at most. What has no decoder of its own comes as JSON has it, times as text. */
type Select = SQLWrapper & PromiseLike<unknown[]> & { _: { selectedFields: unknown } };

export type Queries = Record<string, SQL | Select>;

export type Read<Q> = { [K in keyof Q]: Q[K] extends SQL<infer T> ? T : Awaited<Q[K]> };

/** What a select is made of, as Drizzle itself reads it. */
type Made = { config: { fields: unknown }; joinsNotNullableMap: Record<string, boolean> };

/** The rows of a select as one value, each read as the select itself would read it, in its order. */
function rowsOf(select: Select): SQL {
  const { config, joinsNotNullableMap } = select as unknown as Made;
  const fields = orderSelectedFields(config.fields);
  const names = sql.join(
    fields.map((_, place) => sql.identifier(`c${place}`)),
    sql`, `,
  );
  return sql`(select coalesce(json_agg(json_build_array(${names})), '[]') from ${select} r (${names}))`.mapWith(
    (rows: unknown[][]) => rows.map((row) => mapResultRow(fields, row, joinsNotNullableMap)),
  );
}

/** Values and lists, each a query of its own, asked in one. */
export async function readTogether<Q extends Queries>(db: Db, queries: Q): Promise<Read<Q>> {
  const asked = Object.entries(queries).map(([name, query]) => [
    name,
    query instanceof SQL ? query : rowsOf(query),
  ]);
  const [row] = await db
    .select(Object.fromEntries(asked) as Record<string, SQL>)
    .from(sql`(values (1)) as once`);
  if (!row) throw new Error("One row of values was asked for, and none came");
  return row as Read<Q>;
}
