import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { processorTimeOf } from "../support/processor-time";
import { type RunningServer, startServer } from "../support/server";

let folder: string | null = null;

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = null;
});

const secret = "a secret of the tests, 32 characters";
/** A demonstration of the test's own. */
function demo() {
  folder ??= freshDemo();
  return { DATA_DIR: folder, DEMO: "on" };
}
const nowhere = { DATA_DIR: join(tmpdir(), "usta-nowhere"), DEMO: "on" };

const nadia = {
  ...{ name: "Nadia Samir", phone: "01001234599", password: "blue-Kettle-42" },
  ...{ city_id: "cairo", accept_terms: true },
};

/** Signs up or in by the website API, and gives the answer's status. */
async function send({ url }: RunningServer, way: "up/customer" | "in", body: Record<string, unknown>) {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${url}/api/v1/auth/sign/${way}`, init)).status;
}

function fail(env: Record<string, string>): { code: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server.js"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "error", ...env },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { code: status, lines: `${stdout}${stderr}`.trim().split("\n") };
}

describe("A start", () => {
  it("says where the site is and who can sign in", async () => {
    const server = await startServer(demo());
    expect(server.output()).toContain("customer@usta.test");
    expect(server.output()).toContain("Usta-demo-2026");
    await server.stop();
  });

  it("takes less than five seconds of a processor with data there, and keeps them", async () => {
    const first = await startServer(demo());
    const before = await (await fetch(`${first.url}/en/technicians`)).text();
    expect(await send(first, "up/customer", nadia)).toBe(201);
    await first.stop();
    const second = await startServer(demo());
    expect(processorTimeOf(second.pid)).toBeLessThan(5);
    const after = await (await fetch(`${second.url}/en/technicians`)).text();
    expect(links(after).length).toBeGreaterThan(0);
    expect(links(after)).toEqual(links(before));
    expect(await send(second, "in", { login: nadia.phone, password: nadia.password })).toBe(200);
    await second.stop();
  });

  it("comes up again at once after the process was killed, with what it had answered for", async () => {
    const killed = await startServer(demo());
    expect(await send(killed, "up/customer", nadia)).toBe(201);
    await killed.stop("SIGKILL");
    const again = await startServer(demo());
    expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
    expect(await send(again, "in", { login: nadia.phone, password: nadia.password })).toBe(200);
    await again.stop();
  });

  it.each([
    ["PORT", { PORT: "eighty" }],
    ["DATABASE_URL", { DATABASE_URL: "nonsense" }],
    ["SESSION_SECRET", { DEMO: "off" }],
    ["PUBLIC_URL", { DEMO: "off", SESSION_SECRET: secret }],
    ["OPERATOR_VAT_NUMBER", { DEMO: "off", SESSION_SECRET: secret, PUBLIC_URL: "https://usta.example" }],
  ])("stops with one line when %s is bad", (name, env) => {
    const { code, lines } = fail({ ...nowhere, ...env });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  it("stops with one line when the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, lines } = fail({ ...demo(), PORT: String(port) });
    expect([code, lines]).toEqual([1, [`PORT: ${port} is in use`]]);
    other.close();
  });

  it("stops with one line when another process holds the data", async () => {
    const server = await startServer(demo());
    const sameByAnotherPath = join(mkdtempSync(join(tmpdir(), "usta-link-")), "data");
    symlinkSync(demo().DATA_DIR, sameByAnotherPath);
    for (const DATA_DIR of [demo().DATA_DIR, sameByAnotherPath]) {
      const { code, lines } = fail({ ...demo(), DATA_DIR });
      expect(code).toBe(1);
      expect(lines).toEqual([`DATA_DIR: another process is using ${DATA_DIR}`]);
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop();
  });

  it("stops with one line when there is no room for the data", () => {
    const { code, lines } = fail({ DATA_DIR: "package.json/data", DEMO: "on" });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^DATA_DIR: E[A-Z]+: /)]]);
  });

  it("stops with one line when no database answers", () => {
    const { code, lines } = fail({
      DATABASE_URL: "postgres://usta@127.0.0.1:1/usta",
      ...{ SESSION_SECRET: secret, PUBLIC_URL: "https://usta.example", OPERATOR_VAT_NUMBER: "100200300" },
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL: /)]);
  });
});

describe("A stop", () => {
  it("lets a request that is under way finish, and takes no new one", async () => {
    const server = await startServer(demo());
    const body = "login=nobody&password=nothing";
    const answered = new Promise<number>((resolve, reject) => {
      const post = request(`${server.url}/en/login`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": body.length },
      });
      post.once("error", reject).once("response", (response) => resolve(response.resume().statusCode ?? 0));
      post.write(body.slice(0, 5));
      setTimeout(() => post.end(body.slice(5)), 800);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = server.stop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    expect(await answered).toBeGreaterThanOrEqual(200);
    expect(await stopped).toBe(0);
  });

  it("does not wait for idle connections", async () => {
    const server = await startServer(demo());
    await (await fetch(`${server.url}/healthz`)).text();
    const begun = performance.now();
    expect(await server.stop()).toBe(0);
    // It gives others ten seconds.
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

/** The ids of the technicians that a list shows. */
const links = (html: string) => [...html.matchAll(/technicians\/([\w-]+)/g)].map(([, id]) => id);
