import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/**
 * Hands many open requests (`insertOpenRequests`) out: every tenth to one customer, who has closed or completed all but thirty of
 * them; the others to five hundred customers, in every state.
 */
export async function handOutRequests(db: Db, customerId: string): Promise<void> {
  await db.execute(sql`insert into users (id, type, name, phone, password_hash, locale, is_verified, is_completed)
    select 'owner' || n, 'customer', 'Customer ' || n, '+2012' || lpad(n::text, 8, '0'), 'x', 'en', true, true
    from generate_series(0, 499) as n`);
  await db.execute(sql`update requests set updated_at = published_at,
      customer_id = case when number % 10 = 0 then ${customerId} else 'owner' || number % 500 end,
      status = case
        when number % 10 = 0 and number <= 300 then (array['open','assigned','draft'])[1 + number / 10 % 3]
        when number % 40 = 10 then 'completed'
        when number % 10 = 0 then (array['cancelled','expired','removed'])[1 + number / 10 % 3]
        else (array['open','completed','cancelled','expired','assigned'])[1 + number / 500 % 5] end,
      expires_at = case when number % 20 = 0 and number <= 300 then published_at else expires_at end
    from (select id as own, substr(id, 2)::int as number from requests) numbered where own = requests.id`);
  // Also rids the indexes of rows from before, which a plan would count.
  await db.execute(sql`vacuum (analyze, index_cleanup on) requests`);
}
