import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/** Of each of so many jobs of `many-moves` an offer, its payment and a claim on the warranty are told. */
export async function insertManyHistories(
  db: Db,
  tarek: { id: string },
  many: number,
  now: Date,
): Promise<void> {
  const series = sql`generate_series(1, ${many}::int) n`;
  const at = sql`${now.toISOString()}::timestamptz - n * interval '1 minute'`;
  await db.execute(sql`update offers set shown_at = created_at where id like 'o%'`);
  await db.execute(sql`
    insert into proposals (id, order_id, visitor_id, kind, by, status, due_at, created_at)
    select 'v' || n, 'd' || n, ${tarek.id}, 'warranty', 'customer', 'declined', ${at}, ${at} from ${series}`);
  await db.execute(sql`
    insert into audit (id, request_id, entity, entity_id, event, actor, to_status, detail, created_at)
    select entity || n, 'r' || n, entity, prefix || n, event, 'customer', 'x', '{"kind": "warranty", "price": 30000}', ${at}
    from ${series}, (values ('request', 'r', 'publish'), ('offer', 'o', 'send'), ('order', 'd', 'pay'), ('proposal', 'v', 'make'))
      as told(entity, prefix, event)`);
  for (const table of ["offers", "proposals", "audit"]) await db.execute(sql.raw(`vacuum analyze ${table}`));
}
