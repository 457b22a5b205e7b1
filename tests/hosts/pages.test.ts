import { rmSync } from "node:fs";
import { decode } from "turbo-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { whole } from "../support/requests";
import { type RunningServer, startServer } from "../support/server";
import { demoLogins, demoPassword, signIn } from "../support/sign-in";

let folder: string;
let server: RunningServer;
let session: string;

beforeAll(async () => {
  folder = freshDemo();
  server = await startServer({ DATA_DIR: folder, DEMO: "on" });
  const cookies = await signIn(server.url, demoLogins.customer);
  session = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" });

describe("What people write into a page's data", () => {
  const attack = "</script><script>alert(1)</script><!--<script>";
  const separators = "\u2028\u2029";

  /** The loaders' data, as the page's own script hands them over. */
  async function dataOf(html: string): Promise<string> {
    const [, literal = '""'] = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html) ?? [];
    const stream = new Response(JSON.parse(literal)).body?.pipeThrough(new TextDecoderStream());
    if (!stream) throw new Error("The page has no data");
    return JSON.stringify((await decode(stream.pipeThrough(new TextEncoderStream()))).value);
  }

  async function expectHeld(html: string): Promise<void> {
    expect(html).not.toContain(attack.slice(0, 17));
    expect(html).not.toContain("<!--<script>");
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes('nonce="'))).toEqual([]);
    expect(html.match(/<\/script>/g)).toHaveLength(scripts.length);
    expect(await dataOf(html)).toContain(JSON.stringify(attack).slice(1, -1));
  }

  async function post(path: string, body: Record<string, unknown>, token = "") {
    const headers = {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}/api/v1${path}`, init);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).data;
  }

  it("does not end its script: a request's words, for a visitor, its owner and the owner who edits them", async () => {
    const { token } = await post("/auth/sign/in", { login: demoLogins.customer, password: demoPassword });
    const words = { title: `Tap ${attack}`, description: `It drips ${attack}${separators} at night.` };
    const { id } = await post("/requests", { ...whole, ...words }, token);
    await post(`/requests/${id}/publish`, {}, token);
    for (const [path, headers] of [
      [`/en/requests/${id}`, {}],
      [`/ar/requests/${id}`, { Cookie: session }],
      [`/en/requests/${id}/edit`, { Cookie: session }],
    ] as const) {
      const page = await get(path, headers);
      expect([path, page.status]).toEqual([path, 200]);
      await expectHeld(await page.text());
    }
  });

  it("does not end its script either when a form or a search is shown again as it was sent", async () => {
    const login = `${attack}${separators}`;
    await expectHeld(await (await get(`/en/technicians?q=${encodeURIComponent(login)}`)).text());
    const form = await get("/en/login");
    const csrf = /name="csrf" value="([^"]+)"/.exec(await form.text())?.[1] ?? "";
    const [Cookie = ""] = form.headers.getSetCookie().filter((line) => line.startsWith("session="));
    const body = new URLSearchParams({ csrf, login, password: "x" });
    const page = await fetch(`${server.url}/en/login`, { method: "POST", headers: { Cookie }, body });
    expect(page.status).toBe(422);
    const html = await page.text();
    await expectHeld(html);
    for (const [script] of html.matchAll(/<script[\s\S]*?<\/script>/g))
      for (const separator of separators) expect(script).not.toContain(separator);
  });
});
