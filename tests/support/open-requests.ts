import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

const batch = 5_000;

const insertBatch = (db: Db, customerId: string, from: number, to: number, now: Date) =>
  db.execute(sql`
    with service as (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from services),
    place as (select d.id, d.city_id, row_number() over (order by d.city_id, d.id) - 1 as n, count(*) over () as total from districts d)
    insert into requests (id, customer_id, status, service_id, title, description, currency, budget_min, budget_max, city_id, district_id,
      offers_count, live_offers_count, published_at, expires_at, created_at, updated_at, words)
    select 'r' || lpad(number::text, 12, '0'), ${customerId}, 'open', service.id, 'Kitchen tap ' || number, repeat('It drips at night. ', 20), 'EGP',
      case when number % 10000 = 0 then 9000000 else 20000 end, case when number % 10000 = 0 then 9500000 else 60000 end, place.city_id, place.id,
      offers, offers, at, at + interval '400 days', at, at,
      array['kitchen', 'tap', 'drips', 'سباكه', service.id, place.city_id] || array(
        select distinct 'word' || floor(exp((hashint8(number * 64 + i) & 65535) / 65535.0 * ln(20000)))::int from generate_series(1, 25) i)
    from generate_series(${from}::int, ${to}::int, -1) as number
    cross join lateral (select ${now.toISOString()}::timestamptz - number * interval '1 minute' as at,
      case when number % 40 = 0 then 0 else 1 + number % 3 end as offers) rows
    join service on service.n = (number::bigint * 7919) % service.total
    join place on place.n = (number::bigint * 104729) % place.total
    order by number desc`);

/**
 * Many open public requests, made in the database: published a minute apart, the newest a minute before `now`, over all services and
 * cities. Number 1 is the newest. Every 40th has no offers; every 10,000th is expensive; words become rare with their number.
 */
export async function insertOpenRequests(
  db: Db,
  customerId: string,
  count: number,
  now: Date,
): Promise<void> {
  for (let from = count; from > 0; from -= batch)
    await insertBatch(db, customerId, from, Math.max(1, from - batch + 1), now);
  await db.execute(sql`insert into search_words (scope, word)
    select distinct 'request', unnest(words) from requests on conflict do nothing`);
  // Also rids the indexes of rows that earlier stories deleted, which a plan would count.
  await db.execute(sql`vacuum (analyze, index_cleanup on) requests`);
}
