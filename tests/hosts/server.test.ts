import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { type RunningServer, startServer } from "../support/server";

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = freshDemo();
  server = await startServer({ DATA_DIR: folder, DEMO: "on", TRUST_PROXY: "1" });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" });

/** The script that every page loads. */
async function frameworkScript(): Promise<string> {
  const html = await (await get("/en")).text();
  return html.match(/\/assets\/root-[^"]+\.js/)?.[0] ?? "";
}

describe("The server", () => {
  it("says whether it and its database are well", async () => {
    const response = await get("/healthz");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });

  it.each(["/en", "/en/no-such-page", "/api/v1/getInfo", "/favicon.svg", "/healthz"])(
    "guards %s by headers",
    async (path) => {
      const { headers } = await get(path, { "X-Forwarded-Proto": "https" });
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
      expect(headers.get("Strict-Transport-Security")).toContain("max-age");
      expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    },
  );

  it("does not claim TLS that is not there", async () => {
    expect((await get("/en")).headers.get("Strict-Transport-Security")).toBeNull();
  });

  it("sends scripts compressed, to be kept for ever", async () => {
    for (const encoding of ["br", "gzip"]) {
      const { headers, status } = await get(await frameworkScript(), { "Accept-Encoding": encoding });
      expect(status).toBe(200);
      expect(headers.get("Content-Encoding")).toBe(encoding);
      expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("Vary")).toBe("Accept-Encoding");
    }
  });

  it("keeps what has no hash in its name for an hour, and confirms what has not changed", async () => {
    const { headers } = await get("/favicon.svg");
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
    const again = await get("/favicon.svg", {
      "If-None-Match": headers.get("ETag") ?? "",
      "Accept-Encoding": headers.get("Content-Encoding") ?? "",
    });
    expect(again.status).toBe(304);
  });

  it("has the icon that browsers ask for unasked", async () => {
    const response = await get("/favicon.ico");
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/x-icon"]);
  });

  it("answers a missing script with a plain 404, never with a page", async () => {
    const response = await get("/assets/entry-12345678.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).not.toContain("<");
  });

  it("does not serve what lies beside its files", async () => {
    for (const path of [
      "/.vite/manifest.json",
      "/assets/..%2f..%2fserver.js",
      "/..%2fserver.js",
      "/assets/%2e%2e/%2e%2e/server.js",
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it.each(["br", "gzip"])("compresses pages with %s as they stream", async (encoding) => {
    const response = await get("/ar", { "Accept-Encoding": encoding });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toContain("Accept-Encoding");
    expect(await response.text()).toContain("</html>");
  });

  it("refuses a body that is larger than its kind may be, in the form of the caller", async () => {
    const send = (path: string, type: string, size: number) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { "Content-Type": type },
        body: new Uint8Array(size),
      });
    const page = await send("/ar/login", "application/x-www-form-urlencoded", 1_100_000);
    expect(page.status).toBe(413);
    expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
    const api = await send("/api/v1/auth/sign/in", "application/json", 1_100_000);
    expect(api.status).toBe(413);
    expect(await api.json()).toMatchObject({ status: 413, code: "tooLarge", data: [] });
    for (const [path, size] of [
      ["/en/login", 1_100_000],
      ["/en/requests/add-request", 52_000_000],
    ] as const)
      expect([path, (await send(path, "multipart/form-data; boundary=x", size)).status]).toEqual([path, 413]);
  });

  it("refuses what is not HTTP, and stays up", async () => {
    const answer = await new Promise<string>((resolve) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname, () => socket.write("NOT HTTP\r\n\r\n"));
      socket.on("data", (bytes) => resolve(bytes.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    expect((await get("/healthz")).status).toBe(200);
  });
});

describe("The browser's files", () => {
  it("hold nothing of the server", () => {
    const found = spawnSync("grep", [
      "-rlE",
      "ZodError|drizzle|i18next|pglite|argon2|DATABASE_URL",
      "build/client",
    ]);
    expect(found.stdout.toString()).toBe("");
  });

  it("have one sheet for each that a page names", () => {
    const sheets = spawnSync("sh", [
      "-c",
      "ls build/client/assets | grep 'css$' | sed 's/-[^-]*$//' | sort | uniq -d",
    ]);
    expect(sheets.stdout.toString()).toBe("");
  });
});
