import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Db, migrations } from "~/api/db/client";

/** Does again what a file of the migrations does, by its place among them. */
export async function migrateAgain(db: Db, place: number): Promise<void> {
  for (const statement of readMigrationFiles(migrations)[place]?.sql ?? [])
    await db.execute(sql.raw(statement));
}
