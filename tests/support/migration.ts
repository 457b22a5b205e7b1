import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Db, migrations } from "~/api/db/client";

/** Does again what a file of the migrations does, by its name. */
export async function migrateAgain(db: Db, tag: string): Promise<void> {
  const text = await readFile(join(migrations.migrationsFolder, `${tag}.sql`), "utf8");
  for (const statement of text.split("--> statement-breakpoint")) await db.execute(sql.raw(statement));
}
