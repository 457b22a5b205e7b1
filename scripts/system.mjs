// What the tests need of the operating system: a browser and a PostgreSQL server, installed from its packages where we may.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of the newest PostgreSQL server's programs, or null. */
export function findPostgres() {
  const installed = "/usr/lib/postgresql";
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(installed, version, "bin")),
    "/usr/local/bin",
    "/usr/bin",
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** Whether `isThere`, after installing the package if it was not and this user may. */
export function provide(name, isThere) {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || spawnSync("sh", ["-c", "command -v apt-get"]).status !== 0) {
    console.error(`${name} is missing: install it with the system's package manager.`);
    return false;
  }
  console.log(`Installing ${name} …`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options);
  return Boolean(isThere());
}
