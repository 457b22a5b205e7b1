import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { migrations } from "~/api/db/client";
import { type Entry, readTar } from "./tar";

/** The names that an archive may hold besides the manifest: none leads out of the folder. */
const name = z.string().regex(/^(database|session-secret|files\/[\w-]{1,4}\/[\w-]{1,80})$/);
const kept = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });

const manifest = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  database: z.enum(["embedded", "postgres"]),
  /** Version of the Postgres that held it. */
  postgres: z.string(),
  /** The newest migration of the database: its time names it, whatever it is called. */
  schema: z.object({ migrations: z.number().int(), newest: z.number().int() }),
  entries: z.record(name, kept),
});

/** What an archive holds, its last entry: "manifest.json". */
export type Manifest = z.output<typeof manifest>;
export const manifestName = "manifest.json";

/** Passes an entry on, and notes its length and its SHA-256 when all of it has gone through. */
export function noted(entry: Entry, entries: Manifest["entries"]): Entry {
  const hash = createHash("sha256");
  async function* pass() {
    for await (const part of entry.bytes) {
      hash.update(part);
      yield part;
    }
    entries[entry.name] = { bytes: entry.size, sha256: hash.digest("hex") };
  }
  return { ...entry, bytes: pass() };
}

/** @throws Error in one line for a file that is no archive of ours, or is not whole */
export async function readManifest(archive: string): Promise<Manifest> {
  try {
    for await (const { name, bytes } of readTar(archive)) {
      if (name !== manifestName) continue;
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      return manifest.parse(JSON.parse(Buffer.concat(parts).toString()));
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${archive}: ${code === "ENOENT" ? "there is no such file" : "no backup, or not whole"}`);
  }
  throw new Error(`${archive}: no backup, or not whole`);
}

/** Whether this program knows the schema: an older one is brought up to date by the next start, a newer one cannot be. */
export function isKnown({ newest }: Manifest["schema"]): boolean {
  const journal = join(migrations.migrationsFolder, "meta/_journal.json");
  const { entries }: { entries: { when: number }[] } = JSON.parse(readFileSync(journal, "utf8"));
  return entries.some(({ when }) => when === newest);
}
