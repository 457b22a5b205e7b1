// Commands on DATABASE_URL or the embedded database in DATA_DIR.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "~/api/db/client";
import { openDatabase } from "~/api/db/open";
import { seedDemo } from "~/api/db/seed/demo";
import { demoSecret } from "~/api/demo-secret";
import { findDifferences } from "~/api/ledger/check-store";
import { diskFiles } from "~/api/outside/files";
import { recountFigures } from "~/api/reviews/recount-store";
import { sealSecretsWith } from "~/api/sealed";
import { env } from "~/env.server";
import { runOnArchive } from "./backup/archive-command";
import { giveStaff, readStaff } from "./staff";

async function seed(database: Database): Promise<void> {
  await seedDemo(database.db, diskFiles(join(env().DATA_DIR, "files")), new Date());
  console.log("The demonstration's content is there.");
}

async function recount(database: Database): Promise<void> {
  const wrong = await recountFigures(database.db);
  console.log(
    wrong === 0 ? "Every figure is what its reviews and jobs add up to." : `${wrong} totals were put right.`,
  );
}

/** Every balance worked out anew: a line for each difference, and then the command has failed. */
async function checkLedger({ db }: Database): Promise<void> {
  const found = await findDifferences(db);
  for (const one of found) console.error(one);
  console.log(`Differences in the ledger: ${found.length}.`);
  if (found.length > 0) process.exitCode = 1;
}

/** What is done with the open database, by the command's name. */
const tasks: Record<string, (database: Database, args: string[]) => Promise<void>> = {
  migrate: async () => {},
  seed,
  ratings: recount,
  check: checkLedger,
  staff: async ({ db }, args) => giveStaff(db, readStaff(args)),
};

async function run(name = "", args: string[]): Promise<void> {
  if (name === "backup" || name === "restore") return runOnArchive(name, args[0]);
  const { DEMO, DATA_DIR, SESSION_SECRET } = env();
  // Its accounts have a published password.
  if (name === "seed" && !DEMO) throw new Error("DEMO: off, so there is no demonstration to load");
  if (name === "staff") readStaff(args);
  const database = await openDatabase();
  try {
    sealSecretsWith(SESSION_SECRET ?? (await demoSecret(DATA_DIR)));
    console.log("The database has the newest schema and a catalogue.");
    await tasks[name]?.(database, args);
  } finally {
    await database.close();
  }
}

if (existsSync(".env")) process.loadEnvFile(".env");
const [, , task, ...args] = process.argv;
await run(task, args).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
