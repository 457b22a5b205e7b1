import { type SQL, sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";
import { ibans } from "./payouts";

type Sides = { nadia: { id: string }; tarek: { id: string } };

/** So many jobs of two people, all over. */
async function insertManyJobs(db: Db, { nadia, tarek }: Sides, series: SQL, at: SQL): Promise<void> {
  await db.execute(sql`
    insert into requests (id, customer_id, status, service_id, title, currency, city_id, district_id, published_at, words)
    select 'r' || n, ${nadia.id}, 'completed', 'tap-mixer', 'Kitchen tap ' || n, 'EGP', 'cairo', 'cairo-maadi', ${at}, '{}' from ${series}`);
  await db.execute(sql`
    insert into offers (id, request_id, provider_id, kind, status, currency, price, starts_at, duration, request_version, valid_until, created_at)
    select 'o' || n, 'r' || n, ${tarek.id}, 'fixed', 'accepted', 'EGP', 30000, ${at}, 60, 1, ${at}, ${at} from ${series}`);
  await db.execute(sql`
    insert into orders (id, request_id, offer_id, customer_id, provider_id, status, currency, price, round, starts_at, duration,
      commission_rate, commission_minimum, vat_rate, payment_due_at, completed_at, created_at)
    select 'd' || n, 'r' || n, 'o' || n, ${nadia.id}, ${tarek.id}, 'completed', 'EGP', 30000, 1, ${at}, 60, 1000, 0, 1400, ${at}, ${at}, ${at} from ${series}`);
}

/**
 * A payment, a refund and a payout of each of so many jobs, one a minute: of a hundred payments one is a transfer that waits and one
 * is a transfer that ran out, and of four hundred refunds one has failed; of
 * a hundred two go back from the bank, and of twenty one was paid from there. The payouts of one technician are over, those of fifty of as many others wait; two of them each share an account.
 */
export async function insertManyMoves(db: Db, sides: Sides, many: number, now: Date): Promise<void> {
  const { nadia, tarek } = sides;
  const at = sql`${now.toISOString()}::timestamptz - n * interval '1 minute'`;
  const series = sql`generate_series(1, ${many}::int) n`;
  await insertManyJobs(db, sides, series, at);
  await db.execute(sql`
    insert into payments (id, order_id, customer_id, purpose, method, gateway, status, currency, amount, reference, due_at, created_at)
    select 'p' || n, 'd' || n, ${nadia.id}, 'price', case when n % 2 = 0 then 'transfer' else 'card' end,
      case when n % 2 = 0 then 'bank' else 'sandbox' end,
      case n % 100 when 2 then 'requires_action' when 4 then 'cancelled' else 'succeeded' end,
      'EGP', 30000, 'US-00000-' || lpad(n::text, 5, '0'), ${at}, ${at} from ${series}`);
  await db.execute(sql`
    insert into refunds (id, payment_id, status, amount, cause, next_try_at, done_at, created_at)
    select 'f' || n, 'p' || n, case when n % 400 = 1 then 'failed' when n % 50 = 6 then 'pending' else 'done' end, 100, 'c' || n,
      case when n % 50 = 6 or n % 20 = 8 then null else ${at} end, ${at}, ${at} from ${series}`);
  await db.execute(sql`
    insert into users (id, type, name, phone, password_hash, locale, is_verified)
    select 'e' || n, 'provider', 'Earner ' || n, '+2012' || (10000000 + n), '', 'en', true from ${series}`);
  await db.execute(sql`
    insert into payout_methods (id, provider_id, iban, holder) values ('m' || ${tarek.id}, ${tarek.id}, ${ibans[0]}, 'Tarek')`);
  await db.execute(sql`
    insert into payout_methods (id, provider_id, iban, holder)
    select 'me' || n, 'e' || n, 'EG38' || lpad(((n + 1) / 2)::text, 25, '0'), 'Earner ' || n from ${series}`);
  await db.execute(sql`
    insert into payouts (id, provider_id, method_id, status, currency, amount, created_at)
    select 'y' || n, ${tarek.id}, 'm' || ${tarek.id}, case when n % 10 = 0 then 'rejected' else 'paid' end, 'EGP', 10000, ${at} from ${series}`);
  await db.execute(sql`
    insert into payouts (id, provider_id, method_id, status, currency, amount, created_at)
    select 'w' || n, 'e' || n, 'me' || n, 'requested', 'EGP', 10000, ${at} from generate_series(1, 50) n`);
  for (const table of [
    "requests",
    "offers",
    "orders",
    "payments",
    "refunds",
    "payouts",
    "payout_methods",
    "users",
  ])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
}
