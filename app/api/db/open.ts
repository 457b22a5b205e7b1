import { env } from "~/env.server";
import { type Database, openEmbedded, openPostgres } from "./client";
import { migrateEmbedded, migrateServer } from "./migrate";
import { loadCatalogue } from "./seed/load-catalogue";

async function openMigrated(): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL) {
    await migrateServer(DATABASE_URL);
    return openPostgres(DATABASE_URL);
  }
  const database = await openEmbedded(DATA_DIR);
  await migrateEmbedded(database);
  return database;
}

/** The database that the environment names, with the newest schema and a catalogue. */
export async function openDatabase(): Promise<Database> {
  const database = await openMigrated();
  await loadCatalogue(database.db);
  return database;
}
