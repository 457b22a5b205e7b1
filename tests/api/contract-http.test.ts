import { describe, expect, it, vi } from "vitest";
import type { FailureBody } from "~/contract/failure";
import { openWorld } from "../support/api";

const world = await openWorld();

const json = { "Content-Type": "application/json" };
const post = (path: string, body: BodyInit | null, headers: HeadersInit = json) =>
  world.fetch(path, { method: "POST", body, headers });
const bodyOf = async (response: Response) => (await response.json()) as FailureBody;

describe("A failure", () => {
  it.each([
    ["no JSON", "{oops", json, 400, "malformed"],
    ["JSON that is no object", "[1,2]", json, 400, "malformed"],
    ["null", "null", json, 400, "malformed"],
    ["a form", "login=a", { "Content-Type": "application/x-www-form-urlencoded" }, 415, "unsupported"],
    ["no type", new TextEncoder().encode("{}"), {}, 415, "unsupported"],
    ["a type that only begins alike", "{}", { "Content-Type": "application/jsonp" }, 415, "unsupported"],
    ["too much", JSON.stringify({ login: "x".repeat(1_100_000) }), json, 413, "tooLarge"],
    ["missing fields", "{}", json, 422, "invalid"],
    ["nothing at all", null, {}, 422, "invalid"],
    ["a field of another kind", JSON.stringify({ login: 7, password: {} }), json, 422, "invalid"],
  ])("of %s has the one shape", async (_, sent, headers, status, code) => {
    const response = await post("/auth/sign/in", sent, headers as HeadersInit);
    expect(response.status).toBe(status);
    const body = await bodyOf(response);
    expect(body).toMatchObject({
      status,
      code,
      message: expect.stringMatching(/\w/),
      data: expect.any(Array),
    });
    expect(body.data.every((line) => typeof line === "string")).toBe(true);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("places each message at its field, and repeats it in the list", async () => {
    const body = await bodyOf(await post("/auth/sign/in", "{}"));
    expect(body.errors).toEqual({
      login: ["This field is required."],
      password: ["This field is required."],
    });
    expect(body.data).toEqual(["This field is required."]);
  });

  it("of an unknown path is 404, of a known one with another method 405 with what there is", async () => {
    for (const path of ["/nope", "/auth", "/services/a/b", "/%E0%A4%A"])
      expect((await world.fetch(path)).status).toBe(404);
    for (const path of ["/technicians/not%20an%20id", `/services/${"x".repeat(41)}`, "/files/..%2fetc"])
      expect([path, (await world.fetch(path)).status]).toEqual([path, 404]);
    expect((await world.fetch("/requests/not%20an%20id/cancel", { method: "POST" })).status).toBe(401);
    const wrong = await world.fetch("/auth/sign/in", { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(await bodyOf(wrong)).toMatchObject({ status: 405, code: "methodNotAllowed" });
    expect(
      (await world.fetch("/technicians/counts", { method: "POST", body: "{}", headers: json })).status,
    ).toBe(405);
  });

  it("that nobody foresaw says nothing of itself but its id, which is in the log", async () => {
    const { settings } = world.house;
    const secret = "the database said something private";
    const broken = () => {
      throw new Error(secret);
    };
    world.house.settings = {
      ...settings,
      country: Object.defineProperty({} as never, "code", { get: broken }),
    };
    const response = await post(
      "/auth/sign/in",
      JSON.stringify({ login: "0100 123 4567", password: "wrong-one" }),
    );
    world.house.settings = settings;
    expect(response.status).toBe(500);
    const body = await bodyOf(response);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.request_id).toBe(response.headers.get("X-Request-Id"));
    expect(world.log.lines.at(-1)).toMatchObject({ level: "error", fields: { requestId: body.request_id } });
  });
});

describe("An answer", () => {
  it.each([
    ["ar", "ar"],
    ["ar-EG,ar;q=0.9,en;q=0.8", "ar"],
    ["fr-FR, en;q=0.2, ar;q=0.8", "ar"],
    ["AR", "ar"],
    ["en;q=0, ar", "ar"],
    ["de, fr", "en"],
    ["*", "en"],
    ["", "en"],
    [";;q=,,=", "en"],
  ])("to Accept-Language %s is in %s", async (wish, locale) => {
    const response = await world.fetch("/profile/details", { headers: { "Accept-Language": wish } });
    expect(response.headers.get("Content-Language")).toBe(locale);
    expect(response.headers.get("Vary")).toContain("Accept-Language");
    expect(/[\u0600-\u06FF]/.test((await bodyOf(response)).message)).toBe(locale === "ar");
  });

  it("has the shape of success: status, message, data", async () => {
    const response = await world.fetch("/technicians/counts");
    expect(await response.json()).toEqual({
      status: 200,
      message: null,
      data: { technicians: 0, online: 0, open_requests: 0, reviews: 0 },
    });
  });

  it("reads numbers, yes-or-no and blanks of a query string as what they are", async () => {
    const status = async (query: string) => (await world.fetch(`/technicians?${query}`)).status;
    expect(await status("rating=45&verified=on&online=&q=&sort=rank&unknown=1")).toBe(200);
    expect(await status("rating=high")).toBe(422);
    expect(await status("sort=price")).toBe(422);
    expect(await status(`q=${"x".repeat(121)}`)).toBe(422);
    expect(await status("cursor=made-up&service=a&service=b")).toBe(200);
  });

  it("to HEAD has the headers of GET and no body", async () => {
    const response = await world.fetch("/getInfo", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

describe("A public answer", () => {
  it("carries a tag, and is not sent again while it is the same", async () => {
    const first = await world.fetch("/getInfo");
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=300, stale-while-revalidate=3000");
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await world.fetch("/getInfo", { headers: { "If-None-Match": given } });
      expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
    }
    expect((await world.fetch("/getInfo", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    const arabic = await world.fetch("/getInfo", {
      headers: { "Accept-Language": "ar", "If-None-Match": tag },
    });
    expect(arabic.status).toBe(200);
  });

  it.each([
    ["/openapi.json", "application/json"],
    ["/docs", "text/html; charset=utf-8"],
  ])("is also the API's description at %s: made once, and tagged", async (path, type) => {
    const first = await world.fetch(path);
    const tag = first.headers.get("ETag") ?? "";
    expect([first.status, first.headers.get("Content-Type")]).toEqual([200, type]);
    const text = await first.text();
    const writing = vi.spyOn(JSON, "stringify");
    expect(await (await world.fetch(path)).text()).toBe(text);
    expect(writing).not.toHaveBeenCalled();
    const again = await world.fetch(path, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is made once for many who ask at the same moment, and anew when it is old", async () => {
    const counts = () => world.guest.technicians.counts();
    await Promise.all([counts(), counts(), counts()]);
    await world.aProvider();
    expect((await counts()).technicians).toBe(0);
    world.clock.advance(31);
    await counts();
    await expect.poll(async () => (await counts()).technicians).toBe(1);
    await world.aProvider();
    world.clock.advance(301);
    expect((await counts()).technicians).toBe(2);
  });
});
