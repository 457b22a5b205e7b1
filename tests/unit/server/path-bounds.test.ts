import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listener } from "../../../server/listener";

let server: Server;
let site: string;

beforeAll(async () => {
  const log = pino({ level: "silent" });
  server = createServer(listener((_, response) => response.end("a page"), { hops: 0, log }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const statusOf = async (path: string) => (await fetch(site + path)).status;
const deep = (segments: number) => "/a".repeat(segments);

describe("A path", () => {
  it.each([
    ["many segments", `/en${deep(7500)}`],
    ["a segment too many", deep(21)],
    ["much between slashes", `/en/login${"/".repeat(14_000)}x`],
    ["a long segment", `/en/${"a".repeat(1000)}`],
    ["many segments, and a query", `${deep(21)}?q=1`],
    ["many segments, of the API", `/api/v1${deep(21)}`],
    ["many segments, asked for among others", `/__manifest?version=1&p=/en&p=${deep(21)}`],
    ["many segments, their slashes written otherwise", `/__manifest?p=${encodeURIComponent(deep(21))}`],
    ["many segments, after a second question mark", `/__manifest?x=?&p=${deep(21)}`],
  ])("of %s is refused before anything looks at it", async (_, path) => {
    const answer = await fetch(site + path);
    expect([answer.status, await answer.text()]).toEqual([414, "414 URI Too Long"]);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
  });

  it.each(["/./", "/x/../", "/x\\..\\", "/%2e/"])(
    "is refused where it is asked for behind %s",
    async (way) => {
      const { port } = server.address() as AddressInfo;
      const status = await new Promise((resolve, reject) => {
        get({ port, host: "127.0.0.1", path: `${way}__manifest?p=${deep(21)}` }, (answer) =>
          resolve(answer.resume().statusCode),
        ).on("error", reject);
      });
      expect(status).toBe(414);
    },
  );

  it.each([
    ["twenty segments", deep(20)],
    ["a word of five hundred Arabic letters", `/${encodeURIComponent("س".repeat(499))}`],
    ["few segments, however long and deep its query", `/en/login?redirectTo=${deep(2000)}`],
    ["few segments, asked for among many", `/__manifest?version=1${"&p=/en/services".repeat(400)}`],
  ])("of %s is let through", async (_, path) => {
    expect(await statusOf(path)).toBe(200);
  });
});
