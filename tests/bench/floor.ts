import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { freePort } from "../support/postgres";
import { contentOf } from "./content";
import { serverCore, type Target } from "./load";

const folder = "tests/results/floor";

/** Remix's own floor: `remix-serve` and an app of one route that draws what `html` shows. Built here, served on the server's core. */
export async function startFloor(html: string): Promise<Target & { stop: () => void }> {
  rmSync(folder, { recursive: true, force: true });
  cpSync("tests/bench/floor", folder, { recursive: true });
  writeFileSync(`${folder}/app/content.json`, JSON.stringify(contentOf(html)));
  execFileSync("node", ["../../../node_modules/.bin/remix", "vite:build"], { cwd: folder, stdio: "ignore" });
  const port = await freePort();
  const [command = "", ...args] = serverCore;
  const serve = "../../../node_modules/.bin/remix-serve";
  const child = spawn(
    command,
    [...args, process.execPath, "--max-old-space-size=256", serve, "build/server/index.js"],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await once(child.stdout, "data");
  child.stdout.resume();
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
