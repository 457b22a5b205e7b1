import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { holdFolder } from "~/api/db/hold-folder";
import { env } from "~/env.server";
import type { Dump } from "./dump";
import { dumpEmbedded } from "./embedded";
import { type Manifest, manifestName, noted } from "./manifest";
import { dumpPostgres } from "./postgres";
import { type Entry, writeTar } from "./tar";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
const unlessMissing =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return otherwise;
    throw error;
  };

/** Uploads are small and never changed; one that is removed meanwhile belongs to nobody any more. */
async function* filesIn(folder: string): AsyncGenerator<Entry> {
  const found = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }).catch(
    unlessMissing([]),
  );
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  for (const path of [...paths.sort(), join(folder, "session-secret")]) {
    const bytes = await readFile(path).catch(unlessMissing(null));
    if (bytes) yield { name: path.slice(folder.length + 1), size: bytes.length, bytes: [bytes] };
  }
}

async function* everything(dump: Dump, folder: string, manifest: Manifest): AsyncGenerator<Entry> {
  const { entries } = manifest;
  yield noted({ name: "database", size: dump.size, bytes: dump.bytes }, entries);
  for await (const file of filesIn(folder)) yield noted(file, entries);
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  yield { name: manifestName, size: text.length, bytes: [text] };
}

async function write(archive: string, dump: Dump, folder: string, made: Date): Promise<Manifest> {
  const { DATABASE_URL } = env();
  const manifest: Manifest = {
    ...{ format: 1, made: made.toISOString(), database: DATABASE_URL ? "postgres" : "embedded" },
    ...{ postgres: dump.postgres, schema: dump.schema, entries: {} },
  };
  const part = `${archive}.part`;
  try {
    const bytes = Readable.from(writeTar(everything(dump, folder, manifest), made));
    await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, archive);
    return manifest;
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Writes the database and the uploaded files into one archive, which its owner alone can read.
 * @throws Error in one line: the archive is there already, another process holds the folder, there is no database
 */
export async function backUp(archive: string, now: Date): Promise<Manifest> {
  const { DATABASE_URL, DATA_DIR } = env();
  if (existsSync(archive)) throw new Error(`${archive}: there is such a file already`);
  await mkdir(dirname(archive), { recursive: true });
  // A server with a database elsewhere does not hold the folder, and goes on meanwhile.
  const release = DATABASE_URL ? async () => {} : await holdFolder(DATA_DIR);
  try {
    const dump = await (DATABASE_URL ? dumpPostgres(DATABASE_URL, dirname(archive)) : dumpEmbedded(DATA_DIR));
    return await write(archive, dump, DATA_DIR, now).finally(dump.forget);
  } finally {
    await release();
  }
}
