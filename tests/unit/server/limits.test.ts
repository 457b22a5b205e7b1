import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { takesFiles } from "~/web/site/file-pages";
import { limitBodies } from "../../../server/limits";
import { paths, textOf } from "../../support/sources";

const MiB = 1024 * 1024;
const multipart = "multipart/form-data; boundary=x";

let site: Hono<{ Bindings: HttpBindings }>;
let finish: () => void;

beforeEach(() => {
  site = new Hono<{ Bindings: HttpBindings }>();
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const refuse = (_: unknown, status: 413 | 503) => new Response(null, { status });
  const addressOf = ({ req }: { req: { raw: Request } }) => req.raw.headers.get("X-From") ?? "";
  site.use(limitBodies({ refuse, addressOf, drop: () => {} }));
  site.post("/slow/*", async (c) => finished.then(() => c.body(null, 204)));
  site.post("/api/v1/uploads", async (c) => finished.then(() => c.body(null, 204)));
  site.all("*", (c) => c.body(null, 204));
});

async function post(
  path: string,
  size: number | null,
  { type = multipart, from = "a" } = {},
): Promise<number> {
  const headers = {
    "Content-Type": type,
    "X-From": from,
    ...(size !== null && { "Content-Length": String(size) }),
  };
  return (await site.fetch(new Request(`http://usta.test${path}`, { method: "POST", headers, body: "x" })))
    .status;
}

it("Only what takes files may be large", async () => {
  for (const path of ["/en/login", "/ar/requests", "/en/no-such-page", "/api/v1/requests"]) {
    expect([path, await post(path, MiB)]).toEqual([path, 204]);
    expect([path, await post(path, MiB + 1)]).toEqual([path, 413]);
  }
  for (const path of ["/en/requests/add-request", "/ar/requests/ab12/edit", "/en/register-profile.data"]) {
    expect([path, await post(path, 49 * MiB)]).toEqual([path, 204]);
    expect([path, await post(path, 49 * MiB + 1)]).toEqual([path, 413]);
    expect([path, await post(path, MiB + 1, { type: "text/plain" })]).toEqual([path, 413]);
  }
  finish();
  expect(await post("/api/v1/uploads", 9 * MiB)).toBe(204);
  expect(await post("/api/v1/uploads", 9 * MiB + 1)).toBe(413);
});

it("A page that takes files is named as one", () => {
  const pages = paths("app/routes", /\.tsx$/).filter((path) =>
    /postRequestForm|saveOpenRequest|saveProviderProfile|actOn(Request|Offer|Complaint)|fileComplaint|payFor|postReview\b/.test(
      textOf(path),
    ),
  );
  const addresses = pages.map((path) =>
    path
      .replace("app/routes/($lang)", "/en")
      .replace(/\.tsx$/, "")
      .replaceAll(".", "/")
      .replace(/\/_index$/, "")
      .replace(/\$id_?/, "ab12"),
  );
  expect(addresses).toHaveLength(13);
  expect(addresses.filter((address) => !takesFiles(address))).toEqual([]);
});

it("Of files on their way one address has six, all have twenty-four; small things pass", async () => {
  const sending = Array.from({ length: 24 }, (_, n) =>
    post("/api/v1/uploads", n % 2 ? 2 * MiB : null, { from: `guest ${Math.floor(n / 6)}` }),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await post("/en/requests/add-request", 2 * MiB, { from: "guest 0" })).toBe(503);
  expect(await post("/en/requests/add-request", 2 * MiB, { from: "another" })).toBe(503);
  expect(await post("/en/requests/add-request", 20_000, { from: "guest 0" })).toBe(204);
  finish();
  expect(await Promise.all(sending)).toEqual(Array(24).fill(204));
  expect(await post("/en/requests/add-request", 2 * MiB, { from: "guest 0" })).toBe(204);
});

it("The addresses of one network have six together", async () => {
  const sending = Array.from({ length: 6 }, (_, n) =>
    post("/api/v1/uploads", 2 * MiB, { from: `2001:db8:0:1::${n + 1}` }),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await post("/api/v1/uploads", 2 * MiB, { from: "2001:db8:0:1:ffff::7" })).toBe(503);
  finish();
  expect(await Promise.all(sending)).toEqual(Array(6).fill(204));
  expect(await post("/api/v1/uploads", 2 * MiB, { from: "2001:db8:0:2::1" })).toBe(204);
});

it("An address that has six may send more once one is there", async () => {
  const sending = Array.from({ length: 6 }, () => post("/api/v1/uploads", 2 * MiB));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await post("/api/v1/uploads", 2 * MiB)).toBe(503);
  finish();
  await Promise.all(sending);
  expect(await post("/api/v1/uploads", 2 * MiB)).toBe(204);
});
