import PusherServer from "pusher";
import type PusherClient from "pusher-js";
import type { PresenceChannel } from "pusher-js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pushApp } from "../../support/parts";
import { client, connected, type Listening, listen, next, subscribed } from "../../support/realtime";

let server: Listening;
let clients: PusherClient[] = [];

beforeEach(async () => {
  server = await listen();
});

afterEach(async () => {
  for (const one of clients.splice(0)) one.disconnect();
  await server.stop();
});

const visitor = (options: Parameters<typeof client>[1] = {}) => {
  const one = client(server.port, options);
  clients = [...clients, one];
  return one;
};

const publisher = (app = pushApp) =>
  new PusherServer({
    ...{ appId: app.id, key: app.key, secret: app.secret },
    ...{ host: "127.0.0.1", port: String(server.port), useTLS: false },
  });

type Members = { count: number; members: Record<string, unknown>; myID: string };

describe("A browser with Pusher's own library", () => {
  it("hears what a publisher with Pusher's own library says, but for the connection that said it", async () => {
    const [nadia, karim] = [await connected(visitor()), await connected(visitor())];
    const [hers, his] = [await subscribed(nadia, "news"), await subscribed(karim, "news")];
    const [hears, hisFirst] = [next(hers, "told"), next(his, "told")];
    await publisher().trigger("news", "told", { text: "أهلا" }, { socket_id: karim.connection.socket_id });
    expect(await hears).toEqual({ text: "أهلا" });
    await publisher().triggerBatch([{ channel: "news", name: "told", data: { text: "second" } }]);
    expect(await hisFirst).toEqual({ text: "second" });
  });

  it("opens a private channel by a signature, and speaks to the others in it", async () => {
    const [nadia, karim] = [visitor(), visitor()];
    const [hers, his] = [await subscribed(nadia, "private-job"), await subscribed(karim, "private-job")];
    const [hears, echoed] = [next(his, "client-typing"), [] as unknown[]];
    hers.bind("client-typing", (data: unknown) => echoed.push(data));
    hers.trigger("client-typing", { at: 1 });
    expect(await hears).toEqual({ at: 1 });
    const back = next(hers, "client-typing");
    his.trigger("client-typing", { at: 2 });
    await back;
    expect(echoed).toEqual([{ at: 2 }]);
  });

  it("does not speak to the others in a public channel", async () => {
    const nadia = visitor();
    const channel = await subscribed(nadia, "news");
    const refused = next<{ data: { message: string } }>(nadia.connection, "error");
    channel.trigger("client-typing", {});
    expect((await refused).data.message).toMatch(/private and presence/);
  });

  it("is told of each person once, however many windows they have open", async () => {
    const watcher = visitor({ as: "watcher" });
    const seen = (await subscribed(watcher, "presence-active_users")) as PresenceChannel;
    const joined = next<{ id: string }>(seen, "pusher:member_added");
    const windows = [visitor({ as: "nadia" }), visitor({ as: "nadia" })];
    for (const window of windows) await subscribed(window, "presence-active_users");
    expect(await joined).toEqual({ id: "nadia", info: { id: "nadia" } });
    const told: string[] = [];
    seen.bind_global((event: string) => told.push(event));
    const left = next<{ id: string }>(seen, "pusher:member_removed");
    windows[0]?.disconnect();
    const third = visitor({ as: "karim" });
    const { members, count } = await new Promise<Members>((resolve) =>
      third.subscribe("presence-active_users").bind("pusher:subscription_succeeded", resolve),
    );
    expect([count, Object.keys(members).toSorted()]).toEqual([3, ["karim", "nadia", "watcher"]]);
    windows[1]?.disconnect();
    expect(await left).toMatchObject({ id: "nadia" });
    expect(told.filter((event) => event === "pusher:member_removed")).toHaveLength(1);
    expect((seen.members as Members).count).toBe(2);
  });

  it("leaves a channel, and hears no more of it", async () => {
    const nadia = visitor();
    const [news, other] = [await subscribed(nadia, "news"), await subscribed(nadia, "other")];
    const told: unknown[] = [];
    news.bind("told", (data: unknown) => told.push(data));
    nadia.unsubscribe("news");
    const rest = next(other, "told");
    // Two events of one caller come in order.
    await publisher().triggerBatch(["news", "other"].map((channel) => ({ channel, name: "told", data: 1 })));
    expect([await rest, told]).toEqual([1, []]);
  });

  it("stays outside when its page is refused, and when a signature is wrong", async () => {
    const refused = visitor({ refuses: true }).subscribe("private-job");
    expect(await next(refused, "pusher:subscription_error")).toMatchObject({ type: "AuthError" });
    const forger = visitor({ badSignature: true });
    const error = next<{ data: { code: number } }>(forger.connection, "error");
    const forged = forger.subscribe("private-job");
    expect(await next(forged, "pusher:subscription_error")).toMatchObject({ type: "AuthError", status: 401 });
    expect((await error).data.code).toBe(4009);
    expect(server.realtime.hub.rooms.list()).toEqual([]);
  });

  it("is politely refused by a channel that is full, where a second window of somebody inside is not", async () => {
    await server.stop();
    server = await listen({ members: 1 });
    await subscribed(visitor({ as: "nadia" }), "presence-active_users");
    await subscribed(visitor({ as: "nadia" }), "presence-active_users");
    const outside = visitor({ as: "karim" }).subscribe("presence-active_users");
    expect(await next(outside, "pusher:subscription_error")).toMatchObject({ type: "LimitReached" });
  });

  it("gives up where its key is unknown", async () => {
    const lost = visitor({ key: "unknown" });
    const error = next(lost.connection, "error");
    await next(lost.connection, "disconnected");
    expect(await error).toMatchObject({ error: { data: { code: 4001 } } });
  });

  it("comes back by itself after the server was started anew, into the channels that it was in", async () => {
    const nadia = visitor({ as: "nadia" });
    const channel = await subscribed(nadia, "presence-active_users");
    const again = next(channel, "pusher:subscription_succeeded");
    // The next server listens when this one hangs up: a client that finds nobody waits for a quarter of a minute.
    const before = server;
    before.http.close();
    server = await listen({}, before.port);
    await before.realtime.close();
    await again;
    expect(server.realtime.hub.rooms.usersOf("presence-active_users")).toEqual(["nadia"]);
  });

  it("asks for a sign of life by itself, and gets one", async () => {
    const nadia = visitor({ connect: { activityTimeout: 30, pongTimeout: 1000 } });
    const told: string[] = [];
    nadia.connection.bind("message", ({ event }: { event: string }) => told.push(event));
    await next(nadia.connection, "connected");
    await new Promise<void>((resolve) =>
      nadia.connection.bind(
        "message",
        ({ event }: { event: string }) => event === "pusher:pong" && resolve(),
      ),
    );
    expect([nadia.connection.state, told]).toEqual(["connected", expect.arrayContaining(["pusher:pong"])]);
  });
});
