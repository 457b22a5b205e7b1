import { and, type Column, getTableName, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { oneOf } from "./one-of";
import { timers } from "./schema";

/** Steps that this version makes: what a later one set stays until that one runs again, and keeps nothing else from its turn. */
const isKnown = (kind: SQLWrapper) => oneOf(kind, timers.kind.enumValues);

/** Steps that are overdue and not made yet. */
export const isDue = (now: Date) => and(isNull(timers.firedAt), lte(timers.dueAt, now), isKnown(timers.kind));

/**
 * Whether a step of the request, of one of its offers or of its order is overdue. Queries that load one record carry it
 * along, so that a record with nothing due costs no query more.
 */
export function hasDue(requestId: Column, now: Date): SQL<boolean> {
  // Written with its table: Drizzle drops that in a query of one table, and the column would be one of `due`.
  const id = sql`${sql.identifier(getTableName(requestId.table))}.${sql.identifier(requestId.name)}`;
  return sql<boolean>`exists (select 1 from timers due where due.request_id = ${id} and due.fired_at is null and due.due_at <= ${now.toISOString()}::timestamptz
    and ${isKnown(sql`due.kind`)})`;
}

/** The same of a complaint: its own steps, and of an order's those of the request by which it is held. */
export const isOverdue = (
  { id, kind, requestId }: Record<"id" | "kind" | "requestId", Column>,
  now: Date,
): SQL<boolean> =>
  sql<boolean>`exists (select 1 from timers due where due.fired_at is null and due.due_at <= ${now.toISOString()}::timestamptz
    and ${isKnown(sql`due.kind`)} and (due.complaint_id = ${id} or (${kind} = 'order' and due.request_id = ${requestId})))`;
