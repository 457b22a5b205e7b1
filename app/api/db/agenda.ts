import { type SQL, sql } from "drizzle-orm";
import { oneOf } from "./one-of";
import { isHeld } from "./order-tabs";
import { orders } from "./schema";
import { underWarranty } from "./states";

/**
 * Where a technician is to be from a moment on and before another, each (`id`: the order) with when (`at`): at the jobs that are held, and on
 * the visits under warranty that were agreed on (`is_visit`). Those are asked for as open ones too, which have an index.
 */
export function agendaOf(providerId: string, from: Date, to: Date, now: Date): SQL {
  const [begins, ends, at] = [from, to, now].map((one) => sql`${one.toISOString()}::timestamptz`);
  return sql`
    select ${orders.id}, ${orders.startsAt} as at, false as is_visit from ${orders}
      where ${orders.providerId} = ${providerId} and (${isHeld(now)}) and ${orders.startsAt} >= ${begins} and ${orders.startsAt} < ${ends}
    union all
    select o.id, w.starts_at, true from proposals w join orders o on o.id = w.order_id
      where w.kind = 'warranty' and w.status in ('proposed','agreed') and w.status = 'agreed' and w.due_at > ${at}
        and w.starts_at >= ${begins} and w.starts_at < ${ends} and w.visitor_id = ${providerId}
        and ${oneOf(sql`o.status`, underWarranty)}`;
}

/** As many as a day's page shows of them. */
const leftOver = 10;

/** Jobs that were to begin before a moment and are not begun, or not delivered: the first of them. In the form of `agendaOf`. */
export const leftOf = (providerId: string, before: Date): SQL => sql`
  (select ${orders.id}, ${orders.startsAt} as at, false as is_visit from ${orders}
    where ${orders.providerId} = ${providerId} and ${oneOf(orders.status, ["paid", "in_progress"])}
      and ${orders.startsAt} < ${before.toISOString()}::timestamptz
    order by ${orders.startsAt}, ${orders.id} limit ${leftOver})`;
