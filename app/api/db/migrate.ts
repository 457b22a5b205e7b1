import { sql } from "drizzle-orm";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as onPostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { Database } from "./client";

const migrations = { migrationsFolder: "app/api/db/migrations" };
/** Any number, the same in every process: two servers that start together migrate one after the other. */
const lockKey = 7_311_551;

/** Brings the embedded database to the newest schema. */
export async function migrateEmbedded(database: Database): Promise<void> {
  await database.db.execute(sql`create extension if not exists pg_trgm`);
  await migratePglite(database.db as unknown as Parameters<typeof migratePglite>[0], migrations);
}

/** Brings a Postgres server to the newest schema, under an advisory lock and without the pool's time-outs. */
export async function migrateServer(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${lockKey})`;
    await client`create extension if not exists pg_trgm`;
    await migratePostgres(onPostgres(client), migrations);
  } finally {
    await client.end({ timeout: 5 });
  }
}
