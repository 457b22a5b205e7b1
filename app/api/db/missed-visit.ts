import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** When the last visit under warranty of an order was to begin that its customer says was not made; null once another was made since. */
export const missedVisit = (orderId: SQLWrapper): SQL<string | null> => sql`(
  select v.starts_at from proposals v where v.order_id = ${orderId} and v.status = 'missed'
    and not exists (select 1 from proposals w where w.order_id = v.order_id and w.kind = 'warranty' and w.status = 'done'
      and w.created_at > v.created_at)
  order by v.created_at desc, v.id desc limit 1)`;
