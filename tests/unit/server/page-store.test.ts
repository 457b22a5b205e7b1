import { beforeEach, describe, expect, it, vi } from "vitest";
import { PageStore } from "../../../server/page-store";

const address = "https://usta.test/en/technicians";
let drawn = 0;

type Drawing = { text?: string; nonce?: string; headers?: Record<string, string>; status?: number };

/** A page as the application draws it: with a nonce and the moment in its data. */
function draw({ text = "Technicians", nonce, headers = {}, status = 200 }: Drawing = {}) {
  return async () => {
    drawn += 1;
    const own = nonce ?? `nonce${drawn}+/=`;
    const data = `\\"now\\",\\"2026-11-24T09:00:0${drawn}.000Z\\"`;
    return new Response(`<script nonce="${own}">${data}</script><h1>${text}</h1>`, {
      status,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": `script-src 'self' 'nonce-${own}'; style-src 'nonce-${own}'`,
        ...headers,
      },
    });
  };
}

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request(address, { headers, method });
const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "none";

describe("The store of public pages", () => {
  let store: PageStore;
  beforeEach(() => {
    store = new PageStore();
    drawn = 0;
  });

  it("draws a page once for strangers, and gives each answer a nonce of its own", async () => {
    const [first, second] = [await store.answer(ask(), draw()), await store.answer(ask(), draw())];
    expect(drawn).toBe(1);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    for (const answer of [first, second]) {
      const html = await answer.text();
      expect(html).toContain(`nonce="${nonceOf(answer)}"`);
      expect(html).not.toContain("nonce1+/=");
    }
  });

  it("tells who has the page that it still holds, without policy and cookies", async () => {
    const etag =
      (await store.answer(ask(), draw({ headers: { "Set-Cookie": "lang=en" } }))).headers.get("ETag") ?? "";
    store.heed("POST", 303);
    const again = await store.answer(ask({ "If-None-Match": `"x", ${etag}` }), draw());
    expect(drawn).toBe(2);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("Content-Security-Policy")).toBeNull();
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it("sends a page whose words have changed", async () => {
    const etag = (await store.answer(ask(), draw())).headers.get("ETag") ?? "";
    store.heed("POST", 303);
    const again = await store.answer(ask({ "If-None-Match": etag }), draw({ text: "More technicians" }));
    expect(again.status).toBe(200);
    expect(await again.text()).toContain("More technicians");
  });

  it("draws anew after a change, also one that came while the page was being drawn", async () => {
    const slow = draw();
    await store.answer(ask(), async () => {
      store.heed("POST", 303);
      return slow();
    });
    await store.answer(ask(), draw());
    expect(drawn).toBe(2);
  });

  it.each([
    ["PUT", 204, 2],
    ["GET", 200, 1],
    ["HEAD", 302, 1],
    ["POST", 403, 1],
    ["POST", 422, 1],
    ["DELETE", 500, 1],
  ])("after %s that is answered %i has drawn %i", async (method, status, times) => {
    await store.answer(ask(), draw());
    store.heed(method, status);
    await store.answer(ask(), draw());
    expect(drawn).toBe(times);
  });

  it("draws anew after five seconds", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    await store.answer(ask(), draw());
    clock.mockReturnValue(4_999);
    await store.answer(ask(), draw());
    expect(drawn).toBe(1);
    clock.mockReturnValue(5_000);
    await store.answer(ask(), draw());
    expect(drawn).toBe(2);
  });

  it("tells languages apart by their cookie", async () => {
    await store.answer(ask({ Cookie: "lang=en" }), draw());
    await store.answer(ask({ Cookie: "lang=ar" }), draw());
    expect(drawn).toBe(2);
  });

  it.each(["session=x", "lang=en; toast=y", "draft=z"])(
    "has nothing for a visitor with %s",
    async (Cookie) => {
      await store.answer(ask(), draw());
      const answer = await store.answer(ask({ Cookie }), draw());
      expect(drawn).toBe(2);
      expect(answer.headers.get("ETag")).toBeNull();
    },
  );

  it.each([
    ["a page that begins a session", { headers: { "Set-Cookie": "session=x" } }],
    ["a page that moves on", { headers: { Refresh: "1; url=/en" } }],
    ["a missing page", { status: 404 }],
    ["data", { headers: { "Content-Type": "text/x-script" } }],
  ])("keeps no %s", async (_, drawing) => {
    await store.answer(ask(), draw(drawing));
    const answer = await store.answer(ask(), draw(drawing));
    expect(drawn).toBe(2);
    expect(answer.headers.get("ETag")).toBeNull();
  });

  it("hands on what is no question", async () => {
    await store.answer(ask({}, "POST"), draw());
    await store.answer(ask({}, "POST"), draw());
    expect(drawn).toBe(2);
  });
});
