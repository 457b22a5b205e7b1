import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/**
 * So many customers, one a minute, of whom one in a thousand is closed; of as many technicians one in fifty waits for a
 * verification; and a line of the audit log for each.
 */
export async function insertManyAccounts(db: Db, many: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz - n * interval '1 minute'`;
  const series = sql`generate_series(1, ${many}::int) n`;
  await db.execute(sql`insert into users (id, type, name, phone, email, password_hash, locale, is_verified, is_active, created_at)
    select 'c' || n, 'customer', 'Nadia Samir ' || n, '+2011' || (10000000 + n), 'many' || n || '@example.test', '', 'en',
      true, n % 1000 <> 0, ${at} from ${series}`);
  await db.execute(sql`insert into users (id, type, name, phone, password_hash, locale, is_verified, created_at)
    select 'p' || n, 'provider', 'محمد علي ' || n, '+2012' || (10000000 + n), '', 'ar', true, ${at} from ${series}`);
  await db.execute(sql`insert into provider_profiles (user_id, words, verification, submitted_at)
    select 'p' || n, '{}', case when n % 50 = 0 then 'submitted' else 'none' end, ${at} from ${series}`);
  await db.execute(sql`insert into audit (id, entity, entity_id, actor, event)
    select 'a' || n, case when n % 200 = 0 then 'user' else 'offer' end, 'c' || n, 'time', 'expire' from ${series}`);
  // What was written last waits beside the index of words until then.
  await db.execute(sql`vacuum analyze users`);
  await db.execute(sql`analyze provider_profiles, audit`);
}
