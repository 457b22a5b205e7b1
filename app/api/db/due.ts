import { type Column, type SQL, sql } from "drizzle-orm";

/**
 * Whether a step of the request, of one of its offers or of its order is overdue. Queries that load one record carry it
 * along, so that a record with nothing due costs no query more.
 */
export const hasDue = (requestId: Column, now: Date): SQL<boolean> =>
  sql<boolean>`exists (select 1 from timers due where due.request_id = ${requestId} and due.fired_at is null and due.due_at <= ${now.toISOString()}::timestamptz)`;
