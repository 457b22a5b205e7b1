import { type SQL, sql } from "drizzle-orm";
import { oneOf } from "./one-of";
import { isHeld } from "./order-tabs";
import { orders } from "./schema";
import { underWarranty } from "./states";

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Visits under warranty that were agreed on and are to begin before a moment. They are asked for as open ones too, which have an index. */
const visitsOf = (providerId: string, before: Date, now: Date): SQL => sql`
  select o.id, w.starts_at as at, w.id as visit_id from proposals w join orders o on o.id = w.order_id
    where w.kind = 'warranty' and w.status in ('proposed','agreed') and w.status = 'agreed' and w.due_at > ${instant(now)}
      and w.starts_at < ${instant(before)} and w.visitor_id = ${providerId} and ${oneOf(sql`o.status`, underWarranty)}`;

/**
 * Where a technician is to be from a moment on and before another, each (`id`: the order) with when (`at`): at the jobs that are held, and on
 * the visits under warranty that were agreed on (`visit_id`).
 */
export const agendaOf = (providerId: string, from: Date, to: Date, now: Date): SQL => sql`
  select ${orders.id}, ${orders.startsAt} as at, null::text as visit_id from ${orders}
    where ${orders.providerId} = ${providerId} and (${isHeld(now)})
      and ${orders.startsAt} >= ${instant(from)} and ${orders.startsAt} < ${instant(to)}
  union all
  ${visitsOf(providerId, to, now)} and w.starts_at >= ${instant(from)}`;

/** As many as a day's page shows of what is left of earlier ones. */
export const leftShown = 10;

/**
 * What was to begin before a moment, the last first: jobs that are not begun, or not delivered, and visits of which nobody has said yet
 * what became of them. One more than is shown, in the form of `agendaOf`.
 */
export const unfinishedOf = (providerId: string, before: Date, now: Date): SQL => sql`
  (select * from (
    select ${orders.id}, ${orders.startsAt} as at, null::text as visit_id from ${orders}
      where ${orders.providerId} = ${providerId} and ${oneOf(orders.status, ["paid", "in_progress"])}
        and ${orders.startsAt} < ${instant(before)}
    union all
    ${visitsOf(providerId, before, now)}) unfinished
    order by at desc, id desc limit ${leftShown + 1})`;
