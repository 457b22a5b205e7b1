// What the commands do before their work, with nothing installed: dependencies, and whether the build is of these sources.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const stamp = join(root, "build/sources.sha256");
const sources = [
  ...[
    "app",
    "public",
    "server",
    "server.ts",
    "scripts/backup",
    "scripts/build.mjs",
    "scripts/bundle.mjs",
    "scripts/database.ts",
    "scripts/staff.ts",
    "scripts/web-build.mjs",
  ],
  ...[
    "package-lock.json",
    "remix.config.js",
    "tailwind.config.ts",
    "tsconfig.json",
    "vite.config.ts",
    "vite.dev-scan.ts",
    "vite.page-files.ts",
    "vite.flags.ts",
    "vite.minify.ts",
  ],
];

/** Runs a command, its output with ours; a failure ends this process with one line. */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env });
  if (status === 0) return;
  console.error(`${[command, ...args].join(" ")} failed${error ? `: ${error.message}` : ""}.`);
  process.exit(1);
}

/** Installs what the lockfile names and `node_modules` lacks. `tools` asks for the packages of development too. */
export function install({ tools }) {
  if (hasPackages(tools)) return;
  console.log("Installing dependencies …");
  // In production npm leaves out the packages of development, unless it is told that they are wanted.
  run("npm", ["ci", ...(tools ? ["--include=dev"] : []), "--no-audit", "--no-fund"]);
}

function hasPackages(tools) {
  const installed = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([path, { version, optional, peer, dev, devOptional }]) => {
    if (path === "" || optional || peer || (!tools && (dev || devOptional))) return true;
    return present[path]?.version === version;
  });
}

/** Whether `build/` was made from the sources as they are, by content: times lie after a checkout. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesHash();
}

export function sourcesHash() {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(files).sort())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => files(join(path, name)));
}
