import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staticFiles } from "../../../server/static";

let root: string;
let files: ReturnType<typeof staticFiles>;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "usta-static-"));
  mkdirSync(join(root, "assets"));
  mkdirSync(join(root, ".vite"));
  writeFileSync(join(root, "assets/page-abc.js"), "plain script");
  writeFileSync(join(root, "assets/page-abc.js.br"), "brotli script");
  writeFileSync(join(root, "robots.txt"), "User-agent: *");
  writeFileSync(join(root, ".vite/manifest.json"), "{}");
  files = staticFiles(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  files(new Request(`http://usta.test${path}`, { method, headers }));

describe("The client's files", () => {
  it("are given in the best encoding that was made of them", async () => {
    const compressed = ask("/assets/page-abc.js", { "Accept-Encoding": "gzip, br" });
    expect(await compressed?.text()).toBe("brotli script");
    expect(compressed?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    const plain = ask("/assets/page-abc.js", { "Accept-Encoding": "gzip" });
    expect(await plain?.text()).toBe("plain script");
    expect(plain?.headers.get("Content-Encoding")).toBeNull();
  });

  it("have a tag for each encoding, and are confirmed by it", () => {
    const tag = ask("/assets/page-abc.js", { "Accept-Encoding": "br" })?.headers.get("ETag") ?? "";
    expect(tag).not.toBe(ask("/assets/page-abc.js")?.headers.get("ETag"));
    const again = ask("/assets/page-abc.js", {
      "Accept-Encoding": "br",
      "If-None-Match": `"other", W/${tag}`,
    });
    expect(again?.status).toBe(304);
    expect(again?.body).toBeNull();
  });

  it("are kept for ever only where their name changes with their content", () => {
    expect(ask("/assets/page-abc.js")?.headers.get("Cache-Control")).toContain("immutable");
    expect(ask("/robots.txt")?.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it("end in a 404 under /assets, and elsewhere leave the path to the pages", () => {
    expect(ask("/assets/gone.js")?.status).toBe(404);
    expect(ask("/en")).toBeNull();
    expect(ask("/robots.txt", {}, "POST")).toBeNull();
  });

  it.each(["/.vite/manifest.json", "/assets/page-abc.js.br", "/assets/../.vite/manifest.json", "/assets"])(
    "do not include %s",
    (path) => {
      expect(ask(path)?.status ?? 404).toBe(404);
    },
  );

  it("send their length, and no body, to HEAD", async () => {
    const response = ask("/robots.txt", {}, "HEAD");
    expect(response?.headers.get("Content-Length")).toBe("13");
    expect(await response?.text()).toBe("");
  });
});
