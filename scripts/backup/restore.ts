import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { holdFolder } from "~/api/db/hold-folder";
import { env } from "~/env.server";
import { loadEmbedded } from "./embedded";
import { isKnown, type Manifest, noted, readManifest } from "./manifest";
import { loadPostgres, refuseFull } from "./postgres";
import { readTar } from "./tar";

/** What holding a folder leaves in it. */
const ownMarks = new Set(["lock", "holder"]);

async function refuseArchive(archive: string, { database, schema }: Manifest): Promise<void> {
  const { DATABASE_URL } = env();
  if (database === "embedded" && DATABASE_URL)
    throw new Error(`${archive}: of an embedded database; restore it without DATABASE_URL`);
  if (database === "postgres" && !DATABASE_URL)
    throw new Error(`${archive}: of a Postgres server; name an empty database by DATABASE_URL`);
  if (!isKnown(schema)) throw new Error(`${archive}: its schema is newer than this program`);
  if (DATABASE_URL) await refuseFull(DATABASE_URL);
}

async function refuseFolder(folder: string): Promise<void> {
  const found = (await readdir(folder)).filter((name) => !ownMarks.has(name));
  if (found.length > 0) throw new Error(`DATA_DIR: ${folder} is not empty; name another folder`);
}

/** Takes an archive apart into a folder, and compares every byte with what the manifest says. */
async function unpack(archive: string, into: string, { entries }: Manifest): Promise<void> {
  const found: Manifest["entries"] = {};
  for await (const entry of readTar(archive)) {
    if (!entries[entry.name]) continue;
    const path = join(into, entry.name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(noted(entry, found).bytes, createWriteStream(path, { mode: 0o600 }));
  }
  const names = Object.keys(entries);
  const broken = names.find((name) => found[name]?.sha256 !== entries[name]?.sha256);
  if (broken) throw new Error(`${archive}: damaged, at ${broken}`);
}

/** In this order: a database that is there says that all is there. */
const inOrder = ["session-secret", "files", "postgres"];

async function settle(part: string, folder: string): Promise<void> {
  const { DATABASE_URL } = env();
  const dump = join(part, "database");
  if (!DATABASE_URL) await loadEmbedded(part, dump);
  const names = inOrder.filter((name) => existsSync(join(part, name)));
  try {
    for (const name of names) await rename(join(part, name), join(folder, name));
    if (DATABASE_URL) loadPostgres(DATABASE_URL, dump);
  } catch (error) {
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts an archive into an empty database and an empty folder: all of it, or nothing.
 * @throws Error in one line: there is something already, another process holds the folder, the archive is damaged or too new
 */
export async function restore(archive: string): Promise<Manifest> {
  const { DATA_DIR } = env();
  const manifest = await readManifest(archive);
  await refuseArchive(archive, manifest);
  const release = await holdFolder(DATA_DIR);
  try {
    await refuseFolder(DATA_DIR);
    const part = await mkdtemp(join(DATA_DIR, "restore-"));
    await unpack(archive, part, manifest)
      .then(() => settle(part, DATA_DIR))
      .finally(() => rm(part, { recursive: true, force: true }));
    return manifest;
  } finally {
    await release();
  }
}
