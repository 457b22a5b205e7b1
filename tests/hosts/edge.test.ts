import { readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { type RunningServer, startServer } from "../support/server";

const file = new URL("../../build/edge/server/worker.js", import.meta.url).pathname;
const secret = "a secret of the tests, 32 characters";
/** Compressed, most of it the texts of both languages; the smallest plans of edge hosts take a megabyte. */
const mostBytes = 600_000;

let api: RunningServer;
let folder: string;
let edge: Miniflare;

beforeAll(async () => {
  folder = freshDemo();
  api = await startServer({ DATA_DIR: folder, DEMO: "on" });
  edge = new Miniflare({
    compatibilityDate: "2025-01-01",
    modules: [{ type: "ESModule", path: file }],
    bindings: {
      API_BASE_URL: `${api.url}/api/v1`,
      SESSION_SECRET: secret,
      PUBLIC_URL: "https://usta.example",
    },
  });
});

afterAll(async () => {
  await edge.dispose();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string, init = {}) =>
  edge.dispatchFetch(`https://usta.example${path}`, { redirect: "manual", ...init });

describe("On an edge runtime", () => {
  it.each([
    ["/en", "en", "ltr"],
    ["/ar", "ar", "rtl"],
  ])("%s is a whole page in its language", async (path, lang, dir) => {
    const response = await open(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toContain("</html>");
    expect(response.headers.get("Content-Security-Policy")).toContain("'nonce-");
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age");
  });

  it("shows what the website API answers over HTTP", async () => {
    const answer = await fetch(`${api.url}/api/v1/structures/home`, { headers: { "Accept-Language": "ar" } });
    const { data } = (await answer.json()) as { data: { sections: { kind: string; title: string }[] } };
    const html = await (await open("/ar")).text();
    const hero = data.sections.find(({ kind }) => kind === "hero");
    expect(hero?.title).toMatch(/\p{Script=Arabic}/u);
    expect(html).toContain(hero?.title);
  });

  it("sends a path without a language to the visitor's", async () => {
    const response = await open("/login?x=1", { headers: { "Accept-Language": "ar-EG" } });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/ar/login?x=1");
  });

  it("keeps a session cookie that only it can sign", async () => {
    const cookie = (await open("/en/login")).headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/Secure/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it("fits, without the API", () => {
    const worker = readFileSync(file);
    expect(gzipSync(worker, { level: 9 }).byteLength).toBeLessThan(mostBytes);
    expect(worker.toString()).not.toMatch(/drizzle|pglite|argon2/i);
  });
});
