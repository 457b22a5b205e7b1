import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Side } from "../record/life-cycle";

/**
 * The sides of an order that have said since its start that the other did not come: neither may say so again. A claim that has lapsed does not
 * count. Its twin for one side is `hasClaimed`.
 */
export const claimedBy = (orderId: SQLWrapper, startsAt: SQLWrapper): SQL<Side[]> => sql`(
  select coalesce(json_agg(distinct c.by), '[]'::json) from proposals c where c.order_id = ${orderId}
    and c.kind = 'no_show' and c.status <> 'lapsed' and c.created_at >= ${startsAt})`;
