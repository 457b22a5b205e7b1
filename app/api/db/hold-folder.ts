import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";

/**
 * Keeps a folder for this process alone, until the returned function is called.
 * @throws Error in one line when another process holds it
 */
export async function holdFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const options = { realpath: false, stale: 10_000, update: 2_000 };
  const release = await lock(folder, options).catch(async () => {
    if (!isKilled(join(folder, "holder"))) throw new Error(`DATA_DIR: another process is using ${folder}`);
    // A killed process leaves its lock behind, which no longer ages: taking it over early harms nobody.
    const left = await lock(folder, {
      realpath: false,
      stale: 2_000,
      retries: { retries: 6, factor: 1, minTimeout: 500 },
    });
    await left();
    return lock(folder, options);
  });
  writeFileSync(join(folder, "holder"), JSON.stringify({ host: hostname(), pid: process.pid }));
  return release;
}

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
