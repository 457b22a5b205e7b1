// `npm start`: installs and builds what is missing, then serves. Runs on a fresh clone.
import { existsSync } from "node:fs";
import { install, isBuilt, run } from "./prepare.mjs";

const shell = process.ppid;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

process.chdir(new URL("..", import.meta.url).pathname);
if (existsSync(".env")) process.loadEnvFile(".env");
const built = isBuilt();
install({ tools: !built });
if (!built) {
  console.log("Building …");
  run("npm", ["run", "--silent", "build"]);
}
// The shell in which npm runs us does not pass SIGTERM on: its end is our signal, also while we start.
if (process.env.npm_lifecycle_event === "start") {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250).unref();
}
await import("../build/server.js");
