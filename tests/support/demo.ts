import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuilt, sourcesHash } from "../../scripts/prepare.mjs";
import { startServer } from "./server";

const cache = "node_modules/.cache/usta-demo";
/** The demonstration is told from the day on which it is loaded: yesterday's is no longer right. */
const nameOn = (day: Date) => `${sourcesHash().slice(0, 16)}-${day.toISOString().slice(0, 10)}`;

/** A quiet machine takes a fifth of a minute. */
export const loadMs = 240_000;

/** Builds what is stale. */
export function provideBuild(): void {
  if (!isBuilt()) execFileSync("node", ["scripts/build.mjs"], { stdio: "inherit" });
}

/**
 * Builds what is stale, and seeds a demonstration once a day for as long as the sources stay the same.
 * What the calling process starts copies that one, also where midnight falls into the run.
 */
export async function prepareDemo(): Promise<void> {
  provideBuild();
  const prepared = join(cache, nameOn(new Date()));
  process.env.PREPARED_DEMO = prepared;
  if (existsSync(prepared)) return;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const part = `${prepared}.part`;
  const server = await startServer({ DATA_DIR: part, DEMO: "on" }, [], loadMs);
  await server.stop();
  renameSync(part, prepared);
}

/** A folder of its own with the prepared demonstration's database and files. */
export function freshDemo(): string {
  const prepared = process.env.PREPARED_DEMO;
  if (!prepared) throw new Error("No demonstration is prepared");
  const folder = mkdtempSync(join(tmpdir(), "usta-demo-"));
  cpSync(prepared, folder, { recursive: true });
  return folder;
}
