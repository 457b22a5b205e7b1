// `npm run db:migrate` and `npm run db:seed`, on DATABASE_URL or the embedded database in DATA_DIR.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "~/api/db/open";
import { seedDemo } from "~/api/db/seed/demo";
import { diskFiles } from "~/api/outside/files";
import { env } from "~/env.server";

async function run(task: string | undefined): Promise<void> {
  // Its accounts have a published password.
  if (task === "seed" && !env().DEMO) throw new Error("DEMO: off, so there is no demonstration to load");
  const database = await openDatabase();
  console.log("The database has the newest schema and a catalogue.");
  if (task === "seed") {
    await seedDemo(database.db, diskFiles(join(env().DATA_DIR, "files")), new Date());
    console.log("The demonstration's content is there.");
  }
  await database.close();
}

if (existsSync(".env")) process.loadEnvFile(".env");
await run(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
