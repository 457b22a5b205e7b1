// Commands on the database: built beside the server, so that they need no packages of development.
import { existsSync } from "node:fs";
import { isBuilt } from "./prepare.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
if (!isBuilt()) {
  const tools = existsSync("node_modules/esbuild") ? await import("./bundle.mjs") : null;
  if (!tools) {
    console.error("The build is not of these sources. Run `npm ci && npm run build` first.");
    process.exit(1);
  }
  await tools.bundle("scripts/database.ts", "build/database.js");
}
await import("../build/database.js");
