// `npm test`: installs what is needed, then types, lint, unused code, and every kind of test. Stops at the first failure.
import { spawnSync } from "node:child_process";
import { install } from "./prepare.mjs";
import { begin, finish, skip, stage } from "./stage.mjs";
import { findPostgres, provide } from "./system.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
install({ tools: true });
const hasBrowser = provideOne("chromium-headless-shell") || provideOne("chromium");
const noPostgres = "no PostgreSQL server; install one or set TEST_DATABASE_URL";
const hasPostgres = process.env.TEST_DATABASE_URL || provide("postgresql", findPostgres);

begin();
// One of the two cores builds while the other does what needs no build.
await Promise.all([checkSources(), build()]);
await stage("api in process on PGlite", ...vitest("api"), { API_LEG: "embedded" });
if (hasPostgres) await stage("api over HTTP on Postgres", ...vitest("api"), { API_LEG: "http" });
else skip("api over HTTP on Postgres", noPostgres);
await stage("hosts", ...vitest("hosts"));
if (!hasBrowser) skip("end to end", "no Chromium; install one");
else if (!hasPostgres) skip("end to end", noPostgres);
else await stage("end to end", "playwright", ["test", "--reporter=list,json"]);
finish();

async function checkSources() {
  await stage("types", "node", ["node_modules/typescript-native/bin/tsc", "--noEmit"]);
  await stage("lint", "biome", ["ci", "--error-on-warnings", "."]);
  await stage("unused code", "knip", []);
  await stage("unit", ...vitest("unit*"));
}

async function build() {
  await stage("build", "npm", ["run", "--silent", "build"]);
  await stage("edge build", "npm", ["run", "--silent", "build:edge"]);
  await stage("demonstration", "tsx", ["tests/support/prepare-demo.ts"]);
}

function provideOne(browser) {
  return provide(browser, () => spawnSync("sh", ["-c", `command -v ${browser}`]).status === 0);
}

function vitest(project) {
  return ["vitest", ["run", "--project", project, "--reporter=default", "--reporter=json"]];
}
