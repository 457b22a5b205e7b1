import { existsSync, openAsBlob } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Dump } from "./dump";

const placeIn = (folder: string) => join(folder, "postgres");

const schemaOf = `select (select setting from pg_settings where name = 'server_version') as postgres,
  count(*)::int as migrations, max(created_at)::float8 as newest from drizzle.__drizzle_migrations`;

/** The embedded database in a folder that this process holds, as PGlite writes itself down; as it is, not brought up to date. */
export async function dumpEmbedded(folder: string): Promise<Dump> {
  const dataDir = placeIn(folder);
  if (!existsSync(join(dataDir, "PG_VERSION"))) throw new Error(`DATA_DIR: ${folder} holds no database`);
  const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  try {
    const { rows } = await client.query<Facts>(schemaOf);
    const bytes = new Uint8Array(await (await client.dumpDataDir("gzip")).arrayBuffer());
    const [{ postgres, ...schema } = nothing] = rows;
    return { postgres, schema, size: bytes.length, bytes: [bytes], forget: async () => {} };
  } finally {
    await client.close();
  }
}

type Facts = { postgres: string; migrations: number; newest: number };
const nothing: Facts = { postgres: "", migrations: 0, newest: 0 };

/** Puts a dump into a folder that has no database yet. */
export async function loadEmbedded(folder: string, dump: string): Promise<void> {
  const loadDataDir = await openAsBlob(dump);
  const client = await PGlite.create({ dataDir: placeIn(folder), loadDataDir, extensions: { pg_trgm } });
  try {
    await client.query(schemaOf);
  } finally {
    await client.close();
  }
}
