import { env } from "~/env.server";
import type { Database } from "./client";
import { loadCatalogue } from "./seed/load-catalogue";

/** Each kind's library is loaded where it is used: a start waits for one of them. */
async function openMigrated(): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL) {
    const { migratePostgres } = await import("./migrate-postgres");
    const { openPostgres } = await import("./postgres");
    await migratePostgres(DATABASE_URL);
    return openPostgres(DATABASE_URL);
  }
  const { migrateEmbedded, openEmbedded } = await import("./embedded");
  const database = await openEmbedded(DATA_DIR);
  await migrateEmbedded(database);
  return database;
}

/** The database that the environment names, with the newest schema and a catalogue. */
export async function openDatabase(): Promise<Database> {
  const database = await openMigrated();
  await loadCatalogue(database.db, env().COUNTRY);
  return database;
}
