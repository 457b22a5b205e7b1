import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { weigh } from "../bench/bytes";
import { freshDemo } from "../support/demo";
import { type RunningServer, startServer } from "../support/server";
import { demoLogins, signIn } from "../support/sign-in";
import { addressOf, isProduct, sitemap, type Visitor } from "../support/sitemap";

let folder: string;
let server: RunningServer;
const cookies = new Map<Visitor, string>();

const site = () => server.url;
const headersOf = (visitor: Visitor) => ({ Cookie: cookies.get(visitor) ?? "" });

beforeAll(async () => {
  folder = freshDemo();
  server = await startServer({ DATA_DIR: folder, DEMO: "on" });
  for (const [visitor, login] of Object.entries(demoLogins)) {
    const signed = await signIn(server.url, login);
    cookies.set(visitor as Visitor, signed.map(({ name, value }) => `${name}=${value}`).join("; "));
  }
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("A first view", () => {
  it.each(sitemap.filter(isProduct))("of $name by a $visitor keeps the budget", async (entry) => {
    const headers = headersOf(entry.visitor);
    const path = await addressOf(entry, "ar", async (at) => {
      const answer = await fetch(site() + at, { headers, redirect: "manual" });
      return { status: answer.status, text: await answer.text() };
    });
    const { scriptGzip, scriptBrotli, styles, requests, outside } = await weigh(site() + path, headers);
    const [gzip, brotli] = entry.visitor === "guest" ? [95_000, 83_000] : [115_000, 100_000];
    expect(scriptGzip, "JavaScript, gzip").toBeLessThanOrEqual(gzip);
    expect(scriptBrotli, "JavaScript, brotli").toBeLessThanOrEqual(brotli);
    expect(styles, "CSS, gzip").toBeLessThanOrEqual(12_000);
    expect(requests, "requests of the first view").toBeLessThanOrEqual(15);
    expect(outside, "other hosts").toEqual([]);
  });

  it.each(["en", "ar"])("of the landing page in %s has light HTML", async (locale) => {
    expect((await weigh(`${site()}/${locale}`)).html).toBeLessThanOrEqual(11_000);
  });
});
