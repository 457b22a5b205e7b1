import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Weight, weigh } from "../bench/bytes";
import { freshDemo } from "../support/demo";
import { publicPages, signedInPages } from "../support/measured-pages";
import { type RunningServer, startServer } from "../support/server";
import { demoLogins, signIn } from "../support/sign-in";

let folder: string;
let server: RunningServer;
const cookie = new Map<string, string>();

beforeAll(async () => {
  folder = freshDemo();
  server = await startServer({ DATA_DIR: folder, DEMO: "on" });
  for (const visitor of ["customer", "provider"] as const) {
    const cookies = await signIn(server.url, demoLogins[visitor]);
    cookie.set(visitor, cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
  }
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function expectLight(
  { scriptGzip, scriptBrotli, styles, requests, outside }: Weight,
  scripts: [number, number],
): void {
  expect(scriptGzip, "JavaScript, gzip").toBeLessThanOrEqual(scripts[0]);
  expect(scriptBrotli, "JavaScript, brotli").toBeLessThanOrEqual(scripts[1]);
  expect(styles, "CSS, gzip").toBeLessThanOrEqual(12_000);
  expect(requests, "requests of the first view").toBeLessThanOrEqual(15);
  expect(outside, "other hosts").toEqual([]);
}

describe.each(["en", "ar"])("A first view in %s", (locale) => {
  it.each(publicPages)("of %s keeps the budget of a public page", async (path) =>
    expectLight(await weigh(`${server.url}/${locale}${path}`), [95_000, 83_000]),
  );

  it.each(signedInPages)(
    "by a $visitor of $path keeps the budget of a signed-in page",
    async ({ visitor, path }) => {
      const weight = await weigh(`${server.url}/${locale}${path}`, { Cookie: cookie.get(visitor) ?? "" });
      expectLight(weight, [115_000, 100_000]);
    },
  );

  it("by a provider of one request keeps the budget of a signed-in page", async () => {
    const headers = { Cookie: cookie.get("provider") ?? "" };
    const list = await (await fetch(`${server.url}/${locale}/technician/requests`, { headers })).text();
    const [path = ""] = list.match(/\/technician\/requests\/\w{16}(?=")/) ?? [];
    const weight = await weigh(`${server.url}/${locale}${path}`, headers);
    expectLight(weight, [115_000, 100_000]);
    expect(path).not.toBe("");
  });

  it("of the landing page has light HTML", async () => {
    expect((await weigh(`${server.url}/${locale}`)).html).toBeLessThanOrEqual(11_000);
  });
});
