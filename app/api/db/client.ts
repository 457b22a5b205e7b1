import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as onPglite } from "drizzle-orm/pglite";
import { drizzle as onPostgres } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { holdFolder } from "./hold-folder";
import * as schema from "./schema";
import { insideTransaction, watchTransactions } from "./transaction";

/** The root handle, or a transaction's: stores take either as an argument. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  db: Db;
  isEmbedded: boolean;
  close: () => Promise<void>;
};

/** Postgres in this process, in `folder`; in memory when null. One process at a time holds a folder. */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<Database> {
  const release = folder && (await holdFolder(folder));
  const client = await PGlite.create({
    ...(folder && { dataDir: join(folder, "postgres") }),
    ...(snapshot && { loadDataDir: snapshot }),
    extensions: { pg_trgm },
    relaxedDurability: false,
  });
  // A query on the root handle would wait for ever for the transaction that its own caller holds open.
  const query = client.query.bind(client);
  client.query = (...args: Parameters<typeof query>) => {
    if (insideTransaction()) throw new Error("The root handle was used inside a transaction");
    return query(...args);
  };
  const db = onPglite(client, { schema }) as unknown as Db;
  watchTransactions(db);
  return {
    db,
    isEmbedded: true,
    close: async () => {
      await client.close();
      if (release) await release();
    },
  };
}

/** A Postgres server, 15 or later. */
export async function openPostgres(url: string): Promise<Database> {
  const client = postgres(url, {
    max: 10,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: {
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      // A plan for what is asked, not for what might be: lists are asked with one filter and with all.
      plan_cache_mode: "force_custom_plan",
    },
  });
  // The query builder's statements are all told apart by their text: each connection takes one in once, not at every use.
  const unsafe = client.unsafe.bind(client);
  client.unsafe = (query, parameters, options) => unsafe(query, parameters, { ...options, prepare: true });
  return {
    db: onPostgres(client, { schema }) as unknown as Db,
    isEmbedded: false,
    close: () => client.end({ timeout: 5 }),
  };
}
