import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** `column in ('a','b')`, written out: the planner then knows a partial index by it. */
export const oneOf = (column: SQLWrapper, states: readonly string[]): SQL<boolean> =>
  sql<boolean>`${column} in (${sql.raw(states.map((state) => `'${state}'`).join(","))})`;
