import { and, asc, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { orders } from "../db/schema";

type Bounds = { after: string; limit: number; since: Date };

/** Some orders after one that money is held for, which came to be so since a moment, and that nothing is set to remind of. */
export function listUnwatched(db: Db, { after, limit, since }: Bounds) {
  const { id, requestId, status } = orders;
  const hasCome = sql`exists (select 1 from audit a where a.entity = 'order' and a.entity_id = ${id} and a.created_at > ${since.toISOString()}::timestamptz
    and a.to_status = ${status} and a.from_status is distinct from a.to_status)`;
  const isWatched = sql`exists (select 1 from timers t where t.subject_id = ${id} and t.fired_at is null
    and t.kind = case ${status} when 'paid' then 'start_reminder' else 'delivery_reminder' end)`;
  return db
    .select({ id, requestId })
    .from(orders)
    .where(and(inArray(status, ["paid", "in_progress"]), gt(id, after), hasCome, sql`not ${isWatched}`))
    .orderBy(asc(id))
    .limit(limit);
}
