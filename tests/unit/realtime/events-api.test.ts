import PusherServer from "pusher";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hexSignature } from "~/api/outside/push-signature";
import { whyUnsigned } from "~/api/realtime/request-signature";
import { pushApp } from "../../support/parts";
import { client, type Listening, listen, next, subscribed } from "../../support/realtime";

let server: Listening;
const nadia = { as: "nadia" };

beforeAll(async () => {
  server = await listen();
});

afterAll(() => server.stop());

const publisher = (secret = pushApp.secret, appId = pushApp.id) =>
  new PusherServer({
    ...{ appId, key: pushApp.key, secret },
    ...{ host: "127.0.0.1", port: String(server.port), useTLS: false },
  });

/** What the API answers to Pusher's own library. */
const got = async (path: string, params = {}) => (await publisher().get({ path, params })).json();
const statusOf = (call: Promise<{ status: number }>) =>
  call.then(
    ({ status }) => status,
    ({ status }: { status: number }) => status,
  );

describe("A publisher with Pusher's own library", () => {
  it("reads which channels somebody listens to, and who is present", async () => {
    const page = client(server.port, nadia);
    await subscribed(page, "news");
    await subscribed(page, "presence-active_users");
    expect(await got("/channels")).toEqual({ channels: { news: {}, "presence-active_users": {} } });
    const counted = { filter_by_prefix: "presence-", info: "user_count" };
    expect(await got("/channels", counted)).toEqual({
      channels: { "presence-active_users": { user_count: 1 } },
    });
    expect(await got("/channels/news", { info: "subscription_count" })).toEqual({
      ...{ occupied: true, subscription_count: 1 },
    });
    expect(await got("/channels/presence-active_users", { info: "user_count" })).toEqual({
      ...{ occupied: true, user_count: 1 },
    });
    expect(await got("/channels/presence-active_users/users")).toEqual({ users: [{ id: "nadia" }] });
    page.disconnect();
    await expect.poll(() => got("/channels")).toEqual({ channels: {} });
    expect(await got("/channels/news")).toEqual({ occupied: false });
  });

  it("tells several channels at once", async () => {
    const page = client(server.port, nadia);
    const channels = [await subscribed(page, "a"), await subscribed(page, "b")];
    const heard = channels.map((channel) => next(channel, "told"));
    await publisher().trigger(["a", "b"], "told", 7);
    expect(await Promise.all(heard)).toEqual([7, 7]);
    page.disconnect();
  });

  it("is refused for what it may not ask", async () => {
    const raw = (body: string) => publisher().post({ path: "/events", body: body as string });
    expect(await statusOf(publisher().get({ path: "/channels", params: { info: "user_count" } }))).toBe(400);
    expect(await statusOf(publisher().get({ path: "/channels/news/users" }))).toBe(400);
    expect(await statusOf(publisher().get({ path: "/channels/news/users/more" }))).toBe(404);
    expect(await statusOf(publisher().get({ path: "/elsewhere" }))).toBe(404);
    expect(await statusOf(publisher().trigger("news", "told", "x".repeat(10_241)))).toBe(400);
    expect(await statusOf(raw("x".repeat(300_000)))).toBe(413);
  });

  it("with a wrong secret, or of another application, is a stranger", async () => {
    expect(await statusOf(publisher("a wrong secret").trigger("news", "told", 1))).toBe(401);
    expect(await statusOf(publisher("a wrong secret").get({ path: "/channels" }))).toBe(401);
    expect(await statusOf(publisher(pushApp.secret, "another").get({ path: "/channels" }))).toBe(404);
  });
});

describe("The signature of a request", () => {
  const now = 1_800_000_000;
  const [method, path] = ["GET", "/apps/usta/channels"];
  const none = new Uint8Array();

  /** Signed as documented, whatever is in it. */
  function signed(params: Record<string, string>, body = none) {
    const all = { auth_key: pushApp.key, auth_timestamp: String(now), auth_version: "1.0", ...params };
    const query = new URLSearchParams(Object.entries(all));
    const text = [...query].toSorted().map((pair) => pair.join("="));
    query.set("auth_signature", hexSignature(pushApp.secret, [method, path, text.join("&")].join("\n")));
    return { method, path, query, body };
  }

  it.each<[string, Record<string, string>, Uint8Array, string | null]>([
    ["as documented", {}, none, null],
    ["with a parameter more", { info: "user_count", filter_by_prefix: "presence-" }, none, null],
    ["ten minutes old", { auth_timestamp: String(now - 600) }, none, null],
    ["older", { auth_timestamp: String(now - 601) }, none, "auth_timestamp"],
    ["of the future", { auth_timestamp: String(now + 601) }, none, "auth_timestamp"],
    ["of no time", { auth_timestamp: "now" }, none, "auth_timestamp"],
    ["with another key", { auth_key: "another" }, none, "auth_key"],
    ["in another version", { auth_version: "2.0" }, none, "auth_version"],
    ["without the body's digest", {}, Buffer.from("{}"), "body_md5"],
    ["with another body's", { body_md5: "0".repeat(32) }, Buffer.from("{}"), "body_md5"],
    ["with the body's", { body_md5: "99914b932bd37a50b983c5e7c90ae93b" }, Buffer.from("{}"), null],
  ])("%s: %o", (_, params, body, why) => {
    const found = whyUnsigned(signed(params, body as typeof none), pushApp, now);
    if (why === null) expect(found).toBeNull();
    else expect(found).toContain(why);
  });

  it("holds for nothing else", () => {
    const request = signed({});
    expect(whyUnsigned({ ...request, method: "POST" }, pushApp, now)).toMatch(/signature/);
    expect(whyUnsigned({ ...request, path: "/apps/usta/events" }, pushApp, now)).toMatch(/signature/);
    request.query.append("info", "more");
    expect(whyUnsigned(request, pushApp, now)).toMatch(/signature/);
  });
});
