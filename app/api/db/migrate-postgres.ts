import { setTimeout as pause } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import postgres, { type Sql } from "postgres";
import { migrations } from "./client";
import { isBusy } from "./unreachable";

/** Any number, the same in every process: two servers that start together migrate one after the other. */
const lockKey = 7_311_551;

/** Seconds that a migration waits for a table, while everybody else waits behind it; and milliseconds in which they go ahead again. */
const lockSeconds = 2;
const aheadMs = 1_000;
const tries = 60;

/** The table that Drizzle's own tools keep of what was done. */
async function listDone(client: Sql): Promise<Set<number>> {
  await client`create schema if not exists drizzle`;
  await client`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  const rows = await client<{ at: string }[]>`select created_at as at from drizzle.__drizzle_migrations`;
  return new Set(rows.map(({ at }) => Number(at)));
}

/** One file in one transaction, which holds its locks no longer than it must. */
const apply = (client: Sql, { sql: statements, hash, folderMillis }: MigrationMeta) =>
  client.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = '${lockSeconds}s'`);
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  });

async function applyBetween(client: Sql, migration: MigrationMeta, left = tries): Promise<void> {
  try {
    await apply(client, migration);
  } catch (error) {
    if (!isBusy(error) || left <= 1) throw error;
    await pause(aheadMs);
    await applyBetween(client, migration, left - 1);
  }
}

/**
 * Brings a Postgres server to the newest schema, under an advisory lock and without the pool's time-outs: file by file, each of which
 * lets those go ahead that hold its tables.
 */
export async function migratePostgres(url: string, { migrationsFolder } = migrations): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${lockKey})`;
    await client`create extension if not exists pg_trgm`;
    const done = await listDone(client);
    for (const migration of readMigrationFiles({ migrationsFolder }))
      if (!done.has(migration.folderMillis)) await applyBetween(client, migration);
  } finally {
    await client.end({ timeout: 5 });
  }
}
