import { once } from "node:events";
import { rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { type RunningServer, startServer } from "../support/server";
import { demoLogins, signIn } from "../support/sign-in";

let folder: string;
let server: RunningServer;
let session: string;

beforeAll(async () => {
  folder = freshDemo();
  server = await startServer({ DATA_DIR: folder, DEMO: "on", TRUST_PROXY: "1", LOG_LEVEL: "info" });
  const cookies = await signIn(server.url, demoLogins.customer);
  session = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const phone = "01001234567";
const address = "198.51.100.77";
const agent = "Nadias-Telephone/7";

type Line = Record<string, unknown>;
const lines = (): Line[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
const lineOf = (requestId: string) => lines().find((line) => line.requestId === requestId);

/** Asks as a visitor of whom a lot is known, and gives the line that the log has of it. */
async function ask(path: string, init: RequestInit = {}): Promise<{ answer: Response; line: Line }> {
  const headers = {
    "X-Forwarded-For": address,
    "User-Agent": agent,
    Cookie: session,
    Referer: `/?q=${phone}`,
  };
  const answer = await fetch(server.url + path, { redirect: "manual", ...init, headers });
  await answer.text();
  const requestId = answer.headers.get("X-Request-Id") ?? "none";
  await expect.poll(() => lineOf(requestId), { timeout: 10_000 }).toBeDefined();
  return { answer, line: lineOf(requestId) ?? {} };
}

describe("The access log", () => {
  it.each([
    ["a page", "/en/technicians", 200],
    ["what a page loads", "/ar/technicians.data", 200],
    ["a page that there is not", "/en/no-such-page", 404],
    ["a way on to another page", "/login", 302],
    ["the website API", "/api/v1/technicians", 200],
    ["a file", "/favicon.svg", 200],
    ["the health", "/healthz", 200],
  ])("has one line for %s: what was asked, and how it went", async (_, path, status) => {
    const { answer, line } = await ask(`${path}?q=${phone}&token=secret`);
    expect(answer.status).toBe(status);
    expect(line).toEqual({
      ...{ level: 30, time: expect.any(Number), msg: "request", method: "GET", path, status },
      ...{ requestId: answer.headers.get("X-Request-Id"), ms: expect.any(Number) },
    });
    expect(lines().filter(({ requestId }) => requestId === line.requestId)).toHaveLength(1);
  });

  it("has the path alone of a target that names a host, also with a query", async () => {
    const { hostname, port } = new URL(server.url);
    const requestId = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `GET http://nadia.example/en/terms?q=${phone} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        ),
      );
      let text = "";
      socket.on("data", (bytes) => (text += bytes));
      socket.once("error", reject).once("end", () => resolve(/x-request-id: (\S+)/i.exec(text)?.[1] ?? ""));
    });
    await expect
      .poll(() => lineOf(requestId), { timeout: 10_000 })
      .toMatchObject({ path: "/en/terms", status: 200 });
  });

  it.each([
    ["a form that is too large", "/en/login", "application/x-www-form-urlencoded", 3_000_000],
    [
      "a form with files that is too large",
      "/en/requests/add-request",
      "multipart/form-data; boundary=x",
      60_000_000,
    ],
    ["a form", "/en/login", "application/x-www-form-urlencoded", 9000],
    ["a form with files", "/en/requests/add-request", "multipart/form-data; boundary=x", 3_000_000],
    ["a call of the API", "/api/v1/auth/sign/in", "application/json", 9000],
  ])("has one line, and no error, for %s whose sender hangs up", async (_, path, type, size) => {
    const before = server.output().length;
    const headers = { "Content-Type": type, "Content-Length": size, "Sec-Fetch-Site": "same-origin" };
    const sender = request(server.url + path, { method: "POST", headers });
    sender.on("error", () => {});
    sender.write(`--x\r\nContent-Disposition: form-data; name="photos"; filename="sink.jpg"\r\n\r\n`);
    await once(sender, "socket");
    setTimeout(() => sender.destroy(), 300);
    const since = () => server.output().slice(before);
    await expect.poll(since, { timeout: 10_000 }).toContain("cut off by the caller");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(since().trim().split("\n")).toEqual([expect.stringContaining(`"path":"${path}"`)]);
    expect(JSON.parse(since())).toMatchObject({ level: 30, method: "POST", path });
  });

  it("tells of nobody who asked: no query, address, browser, session or password in any line", async () => {
    const body = new URLSearchParams({ login: phone, password: "blue-Kettle-42" });
    const form = await ask(`/en/login?redirectTo=${phone}`, { method: "POST", body });
    expect(form.line).toMatchObject({ method: "POST", path: "/en/login", status: form.answer.status });
    for (const path of ["/en/requests", "/api/v1/auth/sign/in"])
      await ask(`${path}?q=${phone}&token=secret`, { method: "POST", body });
    const all = JSON.stringify(lines());
    const value = session.split("=", 2)[1] ?? "";
    for (const told of [phone, address, "127.0.0.1", agent, "secret", "blue-Kettle", value, "nadia.example"])
      expect([told, all.includes(told)]).toEqual([told, false]);
    expect(all).not.toMatch(/[?]|cookie/i);
  });
});
