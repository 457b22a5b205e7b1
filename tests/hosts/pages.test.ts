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

describe("The policy of a page", () => {
  const directivesOf = ({ headers }: Response) =>
    Object.fromEntries(
      (headers.get("Content-Security-Policy") ?? "").split("; ").map((part) => {
        const [name = "", ...sources] = part.split(" ");
        return [name, sources];
      }),
    );
  const nonceOf = (page: Response) =>
    /^'nonce-([\w+/]{22}==)'$/.exec(directivesOf(page)["script-src"]?.at(-1) ?? "")?.[1] ?? "";

  it.each([
    ["a stranger's page", "/en", false],
    ["a page with a form", "/ar/login", false],
    ["a page that there is not", "/en/no-such-page", false],
    ["a signed-in page", "/en/requests", true],
  ])("%s lets nothing in but our own files and scripts with its nonce", async (_, path, isSignedIn) => {
    const page = await get(path, isSignedIn ? { Cookie: session } : {});
    const nonce = nonceOf(page);
    expect(nonce).not.toBe("");
    expect(directivesOf(page)).toEqual({
      "default-src": ["'self'"],
      "script-src": ["'self'", `'nonce-${nonce}'`],
      "style-src": ["'self'", `'nonce-${nonce}'`],
      "img-src": ["'self'", "data:", "blob:"],
      "connect-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
    });
    expect(page.headers.get("X-Frame-Options")).toBe("DENY");
    const html = await page.text();
    const inline = html.match(/<(?:script|style)\b(?![^>]* src=)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\s(?:on\w+|style)="/);
  });

  it.each(["/en", "/en/login"])("of %s has a nonce that no other answer has", async (path) => {
    const nonces = await Promise.all([1, 2, 3, 4].map(async () => nonceOf(await get(path))));
    expect(new Set(nonces).size).toBe(4);
    expect(nonces).not.toContain("");
  });

  it("of what the server refuses by itself lets nothing in at all", async () => {
    const headers = { Origin: "https://other.example" };
    const page = await fetch(`${server.url}/en/login`, { method: "POST", headers });
    expect(page.status).toBe(403);
    const none = ["'none'"];
    expect(directivesOf(page)).toEqual({ "default-src": none, "base-uri": none, "frame-ancestors": none });
    expect(await page.text()).not.toMatch(/<(?:script|style)\b/);
  });
});

describe("A copy of a page", () => {
  it.each(["/en", "/ar/technicians", "/en/terms"])(
    "of %s is asked for again each time, and still holds",
    async (path) => {
      const first = await get(path);
      expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
      expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^lang=/)]);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await get(path, { "If-None-Match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
      for (const name of ["Content-Security-Policy", "Set-Cookie", "Content-Type"])
        expect([name, again.headers.get(name)]).toEqual([name, null]);
      const other = await get(path, { "If-None-Match": 'W/"another"' });
      expect([other.status, other.headers.has("Content-Security-Policy")]).toEqual([200, true]);
    },
  );

  it.each(["/en", "/ar/technicians", "/en/requests", "/en/profile", "/en/requests.data"])(
    "of %s that a signed-in customer sees is that customer's alone",
    async (path) => {
      const stranger = await get(path);
      const page = await get(path, {
        Cookie: session,
        "If-None-Match": stranger.headers.get("ETag") ?? "*",
      });
      expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      expect(page.headers.get("ETag")).toBeNull();
    },
  );
});
