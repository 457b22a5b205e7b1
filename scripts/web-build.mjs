// The web application by Vite, for one host: the browser's files and the server's are built at the same time, each on a core.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Of a build that goes well there is nothing to be said. */
const logLevel = "error";

/** What the server's code knows of the browser's files. */
const manifest = /virtual:remix\/server-manifest$/;

/** @param configFile of Vite @param folder that the configuration names, emptied first */
export async function buildWeb(configFile, folder) {
  rmSync(folder, { recursive: true, force: true });
  const running = new AbortController();
  const browser = buildForBrowser(configFile, running.signal);
  const awaitBrowser = {
    name: "await-browser-files",
    load: { order: "pre", handler: (id) => (manifest.test(id) ? browser : null) },
  };
  await Promise.all([
    browser,
    build({ root, configFile, logLevel, build: { ssr: true }, plugins: [awaitBrowser] }),
  ]).catch((error) => {
    running.abort();
    throw error;
  });
  for (const side of ["client", "server"])
    rmSync(join(folder, side, ".vite"), { recursive: true, force: true });
}

async function buildForBrowser(configFile, signal) {
  const args = [
    ...process.execArgv,
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    configFile,
    "--logLevel",
    logLevel,
  ];
  const [status] = await once(
    spawn(process.execPath, args, { cwd: root, stdio: "inherit", signal }),
    "close",
  );
  if (status !== 0) throw new Error("The browser's files could not be built.");
}
