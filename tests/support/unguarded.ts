import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

/** Rows as nothing that happens leaves them, for what is looked at in a test alone: no trigger sees them. */
export const unguarded = (db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await work(tx);
  });
