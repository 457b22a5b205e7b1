import { spawnSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import type { Dump } from "./dump";

/** The password is nobody else's to read in the list of processes. */
function tool(name: "pg_dump" | "pg_restore", url: string, args: string[]): void {
  const at = new URL(url);
  const PGPASSWORD = decodeURIComponent(at.password);
  at.password = "";
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) };
  const { status, error, stderr } = spawnSync(name, [`--dbname=${at.href}`, ...args], {
    ...{ env, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] },
  });
  if (status === 0) return;
  if (error)
    throw new Error(`${name}: not found; install PostgreSQL's client programs, of the server's version`);
  throw new Error(stderr.trim().split("\n")[0] ?? `${name} failed`);
}

async function asking<T>(url: string, ask: (client: Sql) => Promise<T>): Promise<T> {
  const client = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    return await ask(client);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** A database of a server, by `pg_dump`: as it was at one moment, while it goes on being used. */
export async function dumpPostgres(url: string, folder: string): Promise<Dump> {
  const [facts] = await asking(
    url,
    (client) => client<
      Facts[]
    >`select current_setting('server_version') as postgres, count(*)::int as migrations,
      max(created_at)::float8 as newest from drizzle.__drizzle_migrations`,
  );
  const { postgres: version = "", ...schema } = facts ?? { migrations: 0, newest: 0 };
  const place = await mkdtemp(join(folder, "dump-"));
  const forget = () => rm(place, { recursive: true, force: true });
  const path = join(place, "database");
  try {
    tool("pg_dump", url, [
      "--format=custom",
      "--no-owner",
      "--no-privileges",
      "--no-comments",
      `--file=${path}`,
    ]);
    const { size } = await stat(path);
    return { postgres: version, schema, size, bytes: createReadStream(path), forget };
  } catch (error) {
    await forget();
    throw error;
  }
}

type Facts = { postgres: string; migrations: number; newest: number };

/** @throws Error in one line when the database holds anything */
export async function refuseFull(url: string): Promise<void> {
  const [found] = await asking(
    url,
    (client) => client`select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'S') and nspname not like 'pg\\_%' and nspname <> 'information_schema' limit 1`,
  );
  if (found) throw new Error("DATABASE_URL: this database is not empty; name an empty one");
}

/** All of a dump, or nothing. */
export const loadPostgres = (url: string, dump: string): void =>
  tool("pg_restore", url, ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction", dump]);
