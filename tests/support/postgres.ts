import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../scripts/system.mjs";

export type Postgres = {
  url: string;
  /** The server's log; null where the server is not ours. */
  log: string | null;
  stop: () => Promise<void>;
};

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** `TEST_DATABASE_URL` when set; otherwise a cluster of its own in a temporary folder, gone after `stop`. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, log: null, stop: async () => {} };
  const binaries = findPostgres();
  if (!binaries)
    throw new Error("No PostgreSQL server binaries: install postgresql or set TEST_DATABASE_URL.");
  const folder = mkdtempSync(join(tmpdir(), "usta-postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  const run = asServerUser(folder);
  run(join(binaries, "initdb"), [
    "-D",
    data,
    "-U",
    "usta",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "-N",
  ]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  run(join(binaries, "pg_ctl"), ["-D", data, "-l", join(folder, "log"), "-w", "-o", options, "start"]);
  return {
    url: `postgres://usta@127.0.0.1:${port}/postgres`,
    log: join(folder, "log"),
    stop: async () => {
      run(join(binaries, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root hands the folder and the commands to the `postgres` user. */
function asServerUser(folder: string): (command: string, args: string[]) => void {
  const stdio = ["ignore", "ignore", "pipe"] as const;
  if (process.getuid?.() !== 0)
    return (command, args) => void execFileSync(command, args, { stdio: [...stdio] });
  execFileSync("chown", ["postgres", folder]);
  return (command, args) => {
    execFileSync("setpriv", ["--reuid=postgres", "--regid=postgres", "--init-groups", command, ...args], {
      cwd: folder,
      stdio: [...stdio],
    });
  };
}
