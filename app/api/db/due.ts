import { type Column, getTableName, type SQL, sql } from "drizzle-orm";

/**
 * Whether a step of the request, of one of its offers or of its order is overdue. Queries that load one record carry it
 * along, so that a record with nothing due costs no query more.
 */
export function hasDue(requestId: Column, now: Date): SQL<boolean> {
  // Written with its table: Drizzle drops that in a query of one table, and the column would be one of `due`.
  const id = sql`${sql.identifier(getTableName(requestId.table))}.${sql.identifier(requestId.name)}`;
  return sql<boolean>`exists (select 1 from timers due where due.request_id = ${id} and due.fired_at is null and due.due_at <= ${now.toISOString()}::timestamptz)`;
}
