import { join } from "node:path";
import v8 from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Database, type Db, migrations } from "./client";
import { holdFolder } from "./hold-folder";
import { prepareStatements } from "./prepared-statements";
import * as schema from "./schema";
import { insideTransaction, watchTransactions } from "./transaction";

/** Postgres in this process, in `folder`; in memory when null. One process at a time holds a folder. */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<Database> {
  // Otherwise a second of work at each start goes into compiling anew, for speed, what then runs a few times more.
  v8.setFlagsFromString("--wasm-tiering-budget=100000000");
  const release = folder && (await holdFolder(folder));
  const client = await PGlite.create({
    ...(folder && { dataDir: join(folder, "postgres") }),
    ...(snapshot && { loadDataDir: snapshot }),
    extensions: { pg_trgm },
    relaxedDurability: false,
  });
  // As on a server; and nothing counts rows here by itself, so that a plan kept from when there were few would never be made anew.
  await client.exec("set plan_cache_mode = force_custom_plan");
  prepareStatements(client);
  // A query on the root handle would wait for ever for the transaction that its own caller holds open.
  const query = client.query.bind(client);
  client.query = (...args: Parameters<typeof query>) => {
    if (insideTransaction()) throw new Error("The root handle was used inside a transaction");
    return query(...args);
  };
  const db = drizzle(client, { schema }) as unknown as Db;
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

/** Brings the embedded database to the newest schema. */
export async function migrateEmbedded(database: Database): Promise<void> {
  await database.db.execute(sql`create extension if not exists pg_trgm`);
  await migrate(database.db as unknown as Parameters<typeof migrate>[0], migrations);
}
