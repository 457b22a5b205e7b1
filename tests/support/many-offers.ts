import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/**
 * An offer of one provider on each of many open requests (`insertOpenRequests`), with its first price and its timer: 40 wait, 5
 * are asked for a discount, every fifth was accepted and its job completed, the others are over. And orders for those accepted.
 */
export async function insertManyOffers(
  db: Db,
  providerId: string,
  customerId: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    insert into offers (id, request_id, provider_id, kind, status, currency, price, asked_price, starts_at, duration, request_version,
      valid_until, shown_at, created_at, updated_at)
    select 'o' || r.id, r.id, ${providerId}, 'fixed', status, 'EGP', 30000, case when status = 'discount_requested' then 25000 end,
      ${at}::timestamptz + interval '2 days', 60, 1, ${at}::timestamptz + number % 70 * interval '1 hour' + interval '1 hour',
      r.published_at, r.published_at, r.published_at
    from (select id, published_at, substr(id, 2)::int as number from requests) r
    cross join lateral (select case when number <= 40 then 'pending' when number <= 45 then 'discount_requested' when number % 5 = 0 then 'accepted'
      else (array['expired','declined','not_selected','withdrawn'])[1 + number % 4] end as status) s`);
  await db.execute(sql`
    insert into offer_rounds (offer_id, position, by, kind, price, created_at)
    select id, 1, 'provider', 'sent', price, created_at from offers`);
  await db.execute(sql`
    insert into orders (id, request_id, offer_id, customer_id, provider_id, status, currency, price, round, starts_at, duration,
      commission_rate, commission_minimum, vat_rate, payment_due_at, created_at)
    select 'd' || id, request_id, id, ${customerId}, provider_id, 'completed', 'EGP', price, 1, created_at, 60, 1000, 0, 1400, created_at, created_at
    from offers where status = 'accepted'`);
  await db.execute(sql`
    insert into timers (id, subject_id, request_id, kind, due_at, fired_at)
    select 't' || id, id, request_id, 'offer_expiry', valid_until, case when status not in ('pending','discount_requested') then valid_until end from offers`);
  for (const table of ["offers", "offer_rounds", "orders", "timers"])
    await db.execute(sql.raw(`analyze ${table}`));
}
