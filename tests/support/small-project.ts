import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;
const own = { name: "small-project", version: "1.0.0", devDependencies: { builder: "file:builder" } };
const builder = { version: "1.0.0", bin: { builder: "build.mjs" } };
/** What the build makes: a server that only says where it would listen, and what it was built of. */
const served = `console.log(text + " ready: http://127.0.0.1:" + process.env.PORT); setInterval(() => {}, 1000);`;

/** Makes it, and notes of which sources it did, as our build does. */
const build = `#!/usr/bin/env node
import { readFileSync, writeFileSync } from "node:fs";
import { sourcesHash } from "../scripts/prepare.mjs";
const text = "const text = " + JSON.stringify(readFileSync("app/text", "utf8")) + ";";
writeFileSync("build/server.js", text + ${JSON.stringify(served)});
writeFileSync("build/sources.sha256", sourcesHash());
`;

const files = {
  ".env": "NODE_ENV=production\nPORT=1\n",
  "package.json": { ...own, scripts: { start: "node scripts/start.mjs", build: "builder" } },
  "package-lock.json": {
    ...{ name: own.name, version: own.version, lockfileVersion: 3, requires: true },
    packages: {
      "": own,
      builder: { ...builder, dev: true },
      "node_modules/builder": { resolved: "builder", link: true },
    },
  },
  "builder/package.json": { name: "builder", ...builder },
  "builder/build.mjs": build,
  "app/text": "Welcome back",
};

/**
 * A fresh clone of a project that starts as ours does, for production, and whose build is a package of development that lies within
 * it: to install it asks nothing of the network.
 */
export function smallProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "usta-small-"));
  for (const name of ["scripts", "builder", "build", "app"]) mkdirSync(join(folder, name));
  for (const script of ["scripts/start.mjs", "scripts/prepare.mjs"])
    cpSync(join(root, script), join(folder, script));
  for (const [path, content] of Object.entries(files))
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content), {
      mode: 0o755,
    });
  return folder;
}
