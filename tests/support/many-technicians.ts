import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/** So many listed technicians with three services and two cities each, made inside the database. */
export async function insertTechnicians(db: Db, count: number): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.raw(String(count))}) as n`;
  await db.execute(sql`insert into users (id, type, name, phone, password_hash, locale, is_verified, is_completed)
    select 'tech' || n, 'provider', 'Technician ' || n, '+2011' || lpad(n::text, 8, '0'), 'x', 'en', true, true from ${numbers}`);
  await db.execute(sql`insert into provider_profiles (user_id, headline, bio, rank, rating, reviews_count, jobs_done,
      median_response, warranty_days, verification, is_public, words, seen_at)
    select 'tech' || n, 'Headline', 'Bio', (n * 7919 % 5000) / 1000.0, (n * 104729 % 41) / 10.0 + 1, n % 50, n % 300,
      case when n % 3 = 0 then null else n % 600 end, n % 2 * 30, case when n % 4 = 0 then 'verified' else 'none' end, true,
      array['technician', 'word' || n % 500, 'all'], now() - make_interval(secs => n) from ${numbers}`);
  const at = (table: string, place: string) =>
    sql.raw(`(all_${table}.ids)[1 + (${place}) % array_length(all_${table}.ids, 1)]`);
  const all = (table: string) =>
    sql.raw(`(select array_agg(id order by id) as ids from ${table}) as all_${table}`);
  await db.execute(sql`insert into provider_services (user_id, service_id, rank)
    select distinct 'tech' || n, ${at("services", "n * 31 + k * 17")}, (n * 7919 % 5000) / 1000.0 from ${numbers}, generate_series(0, 2) as k, ${all("services")}`);
  await db.execute(sql`insert into provider_cities (user_id, city_id)
    select distinct 'tech' || n, ${at("cities", "n + k * 5")} from ${numbers}, generate_series(0, 1) as k, ${all("cities")}`);
  await db.execute(sql`insert into search_words (scope, word) select 'provider', w from (
    select distinct unnest(words) as w from provider_profiles) as all_words on conflict do nothing`);
  await db.execute(sql`analyze`);
}
