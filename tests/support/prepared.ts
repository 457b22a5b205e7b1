import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import postgres from "postgres";
import type { Db } from "~/api/db/client";
import { migrateEmbedded } from "~/api/db/embedded";
import { migratePostgres } from "~/api/db/migrate-postgres";
import { openPostgres } from "~/api/db/postgres";
import * as schema from "~/api/db/schema";
import { loadCatalogue } from "~/api/db/seed/load-catalogue";

const folder = "node_modules/.cache/usta-tests";
const oneDay = 86_400_000;
/** What the prepared database is made of: a change in any of it makes a new one. */
const sources = [
  "app/api/db/migrations",
  "app/api/db/seed",
  "app/api/search",
  "app/i18n/fold.ts",
  "package-lock.json",
];

function fingerprint(): string {
  const hash = createHash("sha256");
  const add = (path: string) => hash.update(path).update(readFileSync(path));
  for (const source of sources) {
    if (source.includes(".")) add(source);
    else
      for (const file of readdirSync(source, { recursive: true, withFileTypes: true }))
        if (file.isFile()) add(join(file.parentPath, file.name));
  }
  return hash.digest("hex").slice(0, 16);
}

/** A dump of an embedded database with schema and catalogue, made once for as long as its sources stay the same. */
export async function prepareSnapshot(): Promise<string> {
  const path = join(folder, `${fingerprint()}.tar`);
  if (existsSync(path)) return path;
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle(client, { schema }) as unknown as Db;
  await migrateEmbedded({ db, isEmbedded: true, close: () => client.close() });
  await loadCatalogue(db, "EG");
  const dump = await client.dumpDataDir("none");
  await client.close();
  mkdirSync(folder, { recursive: true });
  // A younger one may be another run's, under way beside this one.
  for (const old of readdirSync(folder))
    if (Date.now() - statSync(join(folder, old)).mtimeMs > oneDay) rmSync(join(folder, old), { force: true });
  const part = `${path}.${process.pid}`;
  writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
  renameSync(part, path);
  return path;
}

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

export async function administer(url: string, statement: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(statement);
  await admin.end({ timeout: 5 });
}

/** A database of the server at `url` with schema and catalogue, to be cloned. */
export async function prepareTemplate(url: string, name: string): Promise<void> {
  await administer(url, `create database ${name}`);
  await migratePostgres(at(url, name));
  const database = await openPostgres(at(url, name));
  await loadCatalogue(database.db, "EG");
  await database.close();
}

/** A database of the server at `url`, empty or a copy of `template`; its address. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await administer(url, `create database ${name}${template ? ` template ${template}` : ""}`);
  return at(url, name);
}

/** Clones `template` and gives the new database's address. */
export async function cloneDatabase(url: string, template: string, name: string): Promise<string> {
  // Many rows made at once take longer, on a busy machine, than the product lets any statement. And where there are few, a plan for each
  // time that something is asked costs more than it is worth: what is planned for many has tests that ask for the plan itself.
  return `${await createDatabase(url, name, template)}?statement_timeout=60000&plan_cache_mode=auto`;
}

export const dropDatabase = (url: string, name: string) =>
  administer(url, `drop database if exists ${name} with (force)`);

/** Drops what was cloned from `template` and is still there: the databases that workers share. */
export async function dropClones(url: string, template: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  const clones = await admin`select datname from pg_database where starts_with(datname, ${`${template}_`})`;
  for (const { datname } of clones) await admin.unsafe(`drop database if exists "${datname}" with (force)`);
  await admin.end({ timeout: 5 });
}
