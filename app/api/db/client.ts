import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** The root handle, or a transaction's: stores take either as an argument. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  db: Db;
  isEmbedded: boolean;
  close: () => Promise<void>;
};

/** Where the migrations lie, for either kind of database. */
export const migrations = { migrationsFolder: "app/api/db/migrations" };
