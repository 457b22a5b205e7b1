import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { freshDemo } from "../support/demo";
import { freePort } from "../support/postgres";
import { launch } from "../support/server";
import { smallProject } from "../support/small-project";

const root = new URL("../..", import.meta.url).pathname;
const left = new Set(["node_modules", ".git", ".env", "data", "tests", "docs"]);
/** A build takes a quarter of a minute, and longer where others work too. */
const buildMs = 120_000;
let project: string;
let data: string;
let port: number;

/** The built project as somebody has it who cloned and started it once, with a `.env` of their own. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "usta-project-"));
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  data = freshDemo();
  port = await freePort();
  writeFileSync(join(project, ".env"), `PORT=${port}\nDATA_DIR=${data}\nLOG_LEVEL=error\n`);
});

afterAll(() => {
  for (const folder of [project, data]) rmSync(folder, { recursive: true, force: true });
});

/** `npm start` in a shell that knows nothing of the tests. */
const npmStart = (env: Record<string, string> = {}, cwd = project) => {
  const { PATH, HOME } = process.env;
  return launch(["npm", "start"], { cwd, env: { PATH, HOME, ...env }, within: buildMs });
};

describe("npm start", () => {
  it("serves a build that is of its sources as it is, as the .env says, and ends with its own end", async () => {
    const server = await npmStart();
    expect(server.url).toBe(`http://127.0.0.1:${port}`);
    for (const said of ["customer@usta.test", "provider@usta.test", "Usta-demo-2026"])
      expect(server.output()).toContain(said);
    expect(server.output()).not.toMatch(/Building|Installing/);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop("SIGTERM");
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it(
    "builds anew what was changed since, and the environment goes before the .env",
    async () => {
      const texts = join(project, "app/i18n/en/account.json");
      const changed = readFileSync(texts, "utf8").replace('"Welcome back"', '"Welcome once more"');
      writeFileSync(texts, changed);
      const server = await npmStart({ PORT: "0", NODE_ENV: "production" });
      expect(server.url).not.toBe(`http://127.0.0.1:${port}`);
      expect(server.output()).toContain("Building");
      expect(server.output()).not.toContain("Installing");
      expect(await (await fetch(`${server.url}/en/login`)).text()).toContain("Welcome once more");
      await server.stop("SIGTERM");
    },
    2 * buildMs,
  );

  it("installs what the build needs also where the .env says production", async () => {
    const fresh = smallProject();
    onTestFinished(() => rmSync(fresh, { recursive: true, force: true }));
    const server = await npmStart({ npm_config_offline: "true" }, fresh);
    expect(server.output()).toMatch(/Installing.*Building.*ready/s);
    await server.stop("SIGTERM");
  });
});
