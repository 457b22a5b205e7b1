import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/**
 * A review of each of many open requests (`insertOpenRequests`), by the customer they are of: every tenth of the first of many
 * technicians (`insertTechnicians`), the others of all in turn; one in fifty is not published, one in a hundred has a single star.
 */
export async function insertManyReviews(db: Db, customerId: string, technicians: number): Promise<void> {
  await db.execute(sql`
    insert into offers (id, request_id, provider_id, kind, status, currency, price, starts_at, duration, request_version, valid_until, created_at)
    select 'o' || r.id, r.id, 'tech' || case when number % 10 = 0 then 1 else 1 + number % ${technicians}::int end, 'fixed', 'accepted', 'EGP', 30000,
      r.published_at, 60, 1, r.published_at, r.published_at
    from (select id, published_at, substr(id, 2)::int as number from requests) r`);
  await db.execute(sql`
    insert into orders (id, request_id, offer_id, customer_id, provider_id, status, currency, price, round, starts_at, duration,
      commission_rate, commission_minimum, vat_rate, payment_due_at, completed_at, created_at)
    select 'd' || id, request_id, id, ${customerId}, provider_id, 'completed', 'EGP', price, 1, created_at, 60, 1000, 0, 1400, created_at, created_at, created_at
    from offers`);
  await db.execute(sql`
    insert into reviews (id, order_id, author_id, provider_id, service_id, punctuality, quality, communication, honesty, body, status, published_at, created_at)
    select 'v' || o.id, o.id, ${customerId}, o.provider_id, r.service_id, stars, stars, stars, stars, 'Clean work.',
      case when number % 50 = 0 then 'sealed' else 'published' end, case when number % 50 = 0 then null else o.created_at end, o.created_at
    from orders o join requests r on r.id = o.request_id
    cross join lateral (select substr(r.id, 2)::int as number) n
    cross join lateral (select case when (hashint4(number) & 1023) % 100 = 7 then 1 else 3 + (hashint4(number) & 1023) % 3 end as stars) s`);
  for (const table of ["offers", "orders", "reviews"]) await db.execute(sql.raw(`analyze ${table}`));
}
