import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDataFolder } from "./data-folder";
import { newId, newSecret } from "./secrets";

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

const read = (path: string) =>
  readFile(path, "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  });

/** Puts a whole secret in its place at once, unless somebody was faster. */
async function make(path: string): Promise<void> {
  const part = `${path}.${newId()}`;
  await writeFile(part, newSecret(), { mode: 0o600, flag: "wx" });
  await link(part, path).catch((error: unknown) => {
    if (!isCode(error, "EEXIST")) throw error;
  });
  await rm(part);
}

/** The demo's own signing secret, made at the first start so that sign-ins outlive a restart. */
export async function demoSecret(folder: string): Promise<string> {
  makeDataFolder(folder);
  const path = join(folder, "session-secret");
  const known = await read(path);
  if (known !== null) return known;
  await make(path);
  return readFile(path, "utf8");
}
