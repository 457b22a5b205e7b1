import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/** Until so many statements wait for a row that somebody else holds. */
export async function waitingFor(db: Db, count: number): Promise<void> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.$count(sql`pg_stat_activity`, isWaiting)) < count) await setTimeout(10);
}
