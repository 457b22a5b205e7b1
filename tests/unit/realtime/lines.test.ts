import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Limits } from "~/api/realtime/limit-rules";
import { pushApp } from "../../support/parts";
import { halfOpen, type Listening, listen, rawClient } from "../../support/realtime";

let server: Listening | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function begin(limits: Partial<Limits> = {}) {
  server = await listen(limits);
  const { port } = server;
  return { port, realtime: server.realtime };
}

/** A connection that was greeted. */
async function greeted(port: number, headers: object = {}) {
  const one = await rawClient(port, undefined, headers);
  return { ...one, greeting: await one.hear() };
}

const subscribe = (channel: string) => ({ event: "pusher:subscribe", data: { channel } });
const errorOf = (code: number | null) => ({ event: "pusher:error", data: expect.objectContaining({ code }) });

describe("A connection", () => {
  it("is greeted by its name and by how long it may be silent", async () => {
    const { port } = await begin();
    const { greeting } = await greeted(port);
    expect(JSON.parse(String(greeting.data))).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
  });

  it.each([
    ["/app/unknown?protocol=7", 4001],
    ["/app/", 4005],
    [`/app/${pushApp.key}/more?protocol=7`, 4005],
    [`/app/${pushApp.key}`, 4006],
    [`/app/${pushApp.key}?protocol=seven`, 4006],
    [`/app/${pushApp.key}?protocol=6`, 4007],
  ])("to %s is told %i, and ends so", async (path, code) => {
    const { port } = await begin();
    const one = await rawClient(port, path);
    expect(await one.hear()).toEqual(errorOf(code));
    expect(await one.closed).toBe(code);
  });

  it("elsewhere, or from a page of another site, is none", async () => {
    const { port } = await begin();
    await expect(rawClient(port, "/elsewhere")).rejects.toThrow("404");
    await expect(rawClient(port, undefined, { Origin: "https://other.test" })).rejects.toThrow("403");
    await expect(rawClient(port, undefined, { Origin: "null" })).rejects.toThrow("403");
    await greeted(port, { Origin: "https://usta.test" });
  });

  it("survives what is no message of the protocol, and says what was wrong", async () => {
    const { port } = await begin();
    const one = await greeted(port);
    const bad = ["no json", "[]", "null", "{}", { event: 7 }, { event: "pusher:unheard" }, subscribe("a b")];
    for (const frame of bad.slice(0, -1)) {
      one.say(frame);
      expect(await one.hear()).toEqual(errorOf(null));
    }
    one.say(bad.at(-1));
    expect(await one.hear()).toMatchObject({ event: "pusher:subscription_error", data: { status: 400 } });
    one.socket.send(Buffer.from([1, 2, 3]));
    expect(await one.hear()).toEqual(errorOf(null));
    one.say({ event: "pusher:ping", data: {} });
    expect(await one.hear()).toEqual({ event: "pusher:pong", data: {} });
  });

  it("ends with a message that is too long", async () => {
    const { port } = await begin();
    const one = await greeted(port);
    one.say({ event: "client-long", channel: "private-a", data: "x".repeat(10 * 1024) });
    expect(await one.closed).toBe(1009);
  });

  it("ends when it floods, and comes back after a while", async () => {
    const { port } = await begin({ messages: { burst: 5, perSecond: 0 } });
    const one = await greeted(port);
    for (let i = 0; i < 6; i += 1) one.say({ event: "pusher:ping" });
    expect(await one.closed).toBe(4100);
  });

  it("is asked whether it lives, and ends when it does not say so", async () => {
    const { port } = await begin({ activityMs: 30, pongMs: 30 });
    const one = await greeted(port);
    expect(await one.hear()).toEqual({ event: "pusher:ping", data: {} });
    one.say({ event: "pusher:pong", data: {} });
    expect(await one.hear()).toEqual({ event: "pusher:ping", data: {} });
    expect(await one.hear()).toEqual(errorOf(4201));
    expect(await one.closed).toBe(4201);
  });

  it("whose other end went away without a word is given up", async () => {
    const { port } = await begin({ activityMs: 30, pongMs: 30, farewellMs: 30 });
    expect(await halfOpen(port)).toContain("Pong reply not received in time");
  });

  it("that does not read what it asked for is dropped", async () => {
    const { port, realtime } = await begin({ bufferedBytes: 64 * 1024 });
    const one = await greeted(port);
    one.say(subscribe("news"));
    await one.hear();
    one.socket.pause();
    const text = "x".repeat(10 * 1024);
    while (realtime.hub.rooms.subscriptionsOf("news") > 0) {
      realtime.hub.publish("news", "told", text);
      await new Promise(setImmediate);
    }
    one.socket.resume();
    expect(await one.closed).toBe(1006);
  });

  it("is one too many beyond the limits of the process and of one network", async () => {
    const { port } = await begin({ connections: 2, connectionsOfPlace: 1 });
    const [here, there] = [{ "X-Forwarded-For": "203.0.113.8" }, { "X-Forwarded-For": "203.0.113.9" }];
    const first = await greeted(port, here);
    const second = await rawClient(port, undefined, here);
    expect([await second.hear(), await second.closed]).toEqual([errorOf(4004), 4004]);
    await greeted(port, there);
    await expect(
      greeted(port, { "X-Forwarded-For": "203.0.113.10" }).then((one) => one.closed),
    ).resolves.toBe(4100);
    first.socket.close();
    await first.closed;
    await greeted(port, here);
  });

  it("has at most so many channels", async () => {
    const { port } = await begin({ channelsOfConnection: 1 });
    const one = await greeted(port);
    for (const channel of ["a", "a", "b"]) one.say(subscribe(channel));
    expect(await one.hear()).toMatchObject({ event: "pusher_internal:subscription_succeeded" });
    expect(await one.hear()).toMatchObject({ event: "pusher:subscription_error", data: { status: 409 } });
    expect(await one.hear()).toMatchObject({ channel: "b", data: { type: "LimitReached" } });
  });

  it("is told to come back at once when the server stops", async () => {
    const { port } = await begin();
    const one = await greeted(port);
    await server?.realtime.close();
    expect([await one.hear(), await one.closed]).toEqual([errorOf(4200), 4200]);
    await expect(rawClient(port)).rejects.toThrow("503");
  });

  it.each([
    ["that is no WebSocket after all", `/app/${pushApp.key}`, 400],
    ["to what is no address", "//[", 404],
  ])("%s is refused", async (_, target, status) => {
    const { port } = await begin();
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: usta.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const answer = await new Promise((resolve) => socket.once("data", (bytes) => resolve(String(bytes))));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
