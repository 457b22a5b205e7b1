import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { type LockOptions, lock } from "proper-lockfile";
import { makeDataFolder } from "../data-folder";

/**
 * Keeps a folder for this process alone, until the returned function is called. The lock stands in the folder itself, so that it
 * holds for everybody who shares the folder, by whatever path.
 * @throws Error in one line when another process holds it, or when the folder cannot be written
 */
export async function holdFolder(folder: string) {
  makeDataFolder(folder);
  const options = { realpath: false, lockfilePath: join(folder, "lock"), stale: 10_000, update: 2_000 };
  try {
    const release = await lock(folder, options).catch((error) => takeOver(folder, options, error));
    writeFileSync(join(folder, "holder"), JSON.stringify({ host: hostname(), pid: process.pid }));
    return release;
  } catch (error) {
    throw new Error(`DATA_DIR: ${reasonOf(error as NodeJS.ErrnoException, folder)}`, { cause: error });
  }
}

/** A killed process leaves its lock behind, which no longer ages: taking it over early harms nobody. */
async function takeOver(
  folder: string,
  options: LockOptions & { lockfilePath: string },
  error: NodeJS.ErrnoException,
) {
  if (error.code !== "ELOCKED" || !isKilled(join(folder, "holder"))) throw error;
  setBack(options.lockfilePath);
  const retries = { retries: 6, factor: 1, minTimeout: 500 };
  const left = await lock(folder, { ...options, update: undefined, stale: 2_000, retries });
  await left();
  return lock(folder, options);
}

/** A lock from a time when the clock was ahead would not be old for as long as that. */
function setBack(path: string): void {
  const now = new Date();
  const left = statSync(path, { throwIfNoEntry: false });
  if (left && left.mtime > now) utimesSync(path, now, now);
}

const reasonOf = ({ code, message }: NodeJS.ErrnoException, folder: string): string =>
  code === "ELOCKED" ? `another process is using ${folder}` : message;

/** Whether the holder has ended, as far as one can tell from here: of another host, or another container, nobody can. */
function isKilled(note: string): boolean {
  try {
    const { host, pid } = JSON.parse(readFileSync(note, "utf8"));
    return host === hostname() && (pid === process.pid || !isRunning(pid));
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isZombie(pid);
  } catch {
    return false;
  }
}

/** Ended, but its parent has not taken note; told by Linux alone. */
function isZombie(pid: number): boolean {
  const state = `/proc/${pid}/stat`;
  return existsSync(state) && /\) Z /.test(readFileSync(state, "utf8"));
}
