import type { Database } from "./db/client";
import { hasDemoAccounts } from "./db/demo-accounts";

/**
 * Stops a start without a demonstration on a database that holds one: its accounts have a public password, and what they wrote
 * would stand among what real people write.
 */
export async function refuseDemonstration({ db, close }: Pick<Database, "db" | "close">): Promise<void> {
  if (!(await hasDemoAccounts(db))) return;
  await close();
  throw new Error(
    "DEMO: off, but this database holds a demonstration; name an empty one by DATABASE_URL or DATA_DIR",
  );
}
