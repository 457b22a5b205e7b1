import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { freePort } from "../support/postgres";
import { launch } from "../support/server";
import { smallProject } from "../support/small-project";

const root = new URL("../..", import.meta.url).pathname;
const left = new Set(["node_modules", ".git", ".env", "data", "tests", "docs"]);
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
  return launch(["npm", "start"], { cwd, env: { PATH, HOME, ...env } });
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

  describe("on a fresh clone of a project whose build takes no time", () => {
    const fresh = smallProject();
    const offline = { npm_config_offline: "true" };
    afterAll(() => rmSync(fresh, { recursive: true, force: true }));

    it("installs what the build needs also where the .env says production, and builds", async () => {
      const server = await npmStart(offline, fresh);
      expect(server.output()).toMatch(/Installing.*Building.*Welcome back ready: http:\/\/127.0.0.1:1$/ms);
      await server.stop("SIGTERM");
    });

    it("does neither again while the sources stay the same, and the environment goes before the .env", async () => {
      const server = await npmStart({ ...offline, PORT: "2" }, fresh);
      expect(server.output()).toMatch(/Welcome back ready: http:\/\/127.0.0.1:2$/m);
      expect(server.output()).not.toMatch(/Building|Installing/);
      await server.stop("SIGTERM");
    });

    it("builds anew what was changed since, and installs nothing", async () => {
      writeFileSync(join(fresh, "app/text"), "Welcome once more");
      const server = await npmStart(offline, fresh);
      expect(server.output()).toMatch(/Building.*Welcome once more ready/s);
      expect(server.output()).not.toContain("Installing");
      await server.stop("SIGTERM");
    });
  });
});
