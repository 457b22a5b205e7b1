import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { channelAuth } from "~/api/outside/push-signature";
import { isClientEvent, isEventName, isSocketId, kindOf, memberOf } from "~/api/realtime/channel-rules";
import { readBatch, readEvents } from "~/api/realtime/event-rules";
import { readFrame } from "~/api/realtime/frame-rules";
import { isOwnOrigin, readHandshake } from "~/api/realtime/handshake-rules";
import { due, full, taken } from "~/api/realtime/limit-rules";

describe("Names", () => {
  it.each([
    ["news", "public"],
    ["private-user-1", "private"],
    ["presence-active_users", "presence"],
    ["a_b-c=@,.;", "public"],
    ["a".repeat(164), "public"],
    ["a".repeat(165), null],
    ["", null],
    ["two words", null],
    ["أخبار", null],
    ["#server", null],
  ])("%s is a channel of kind %s", (name, kind) => expect(kindOf(name)).toBe(kind));

  it.each([
    ["client-typing", true, true],
    ["client-", false, true],
    ["told", false, true],
    ["pusher:ping", false, false],
    ["pusher_internal:member_added", false, false],
    ["", false, false],
    [`client-${"a".repeat(194)}`, false, false],
  ])("%s is a client's event: %s, a publisher's: %s", (name, clients, publishers) =>
    expect([isClientEvent(name), isEventName(name)]).toEqual([clients, publishers]),
  );

  it.each([
    ["123.456", true],
    ["123", false],
    ["1.2:private-b", false],
    ["1.2\n", false],
  ])("%j is a connection: %s", (text, is) => expect(isSocketId(text)).toBe(is));
});

describe("Whoever is present", () => {
  it.each([
    ['{"user_id":"a","user_info":{"id":"a"}}', { id: "a", info: { id: "a" } }],
    ['{"user_id":7}', { id: "7", info: {} }],
    ['{"user_id":""}', null],
    ['{"user_id":{}}', null],
    ["[]", null],
    ["null", null],
    ["", null],
    [`{"user_id":"${"a".repeat(129)}"}`, null],
    [`{"user_id":"a","user_info":"${"a".repeat(1024)}"}`, null],
  ])("is read from %s", (data, member) => expect(memberOf(data)).toEqual(member));

  it("shows the signature that Pusher documents", () => {
    // https://pusher.com/docs/channels/library_auth_reference/auth-signatures/
    const app = { id: "1", key: "278d425bdf160c739803", secret: "7ad3773142a6692b25b8" };
    expect(channelAuth(app, "1234.1234", "private-foobar")).toBe(
      "278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4",
    );
    const data = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}';
    expect(channelAuth(app, "1234.1234", "presence-foobar", data)).toBe(
      `${app.key}:${createHmac("sha256", app.secret).update(`1234.1234:presence-foobar:${data}`).digest("hex")}`,
    );
  });
});

describe("A frame", () => {
  it.each([
    ['{"event":"pusher:ping","data":{}}', { kind: "ping" }],
    ['{"event":"pusher:pong"}', { kind: "pong" }],
    ['{"event":"pusher:subscribe","data":{"channel":"a"}}', { channel: "a", auth: "", channelData: null }],
    ['{"event":"pusher:subscribe","data":"{\\"channel\\":\\"a\\",\\"auth\\":\\"k:s\\"}"}', { auth: "k:s" }],
    ['{"event":"pusher:unsubscribe","data":{"channel":"a"}}', { kind: "unsubscribe", channel: "a" }],
    ['{"event":"pusher:subscribe","data":{"channel":7}}', { kind: "fault" }],
    ['{"event":"client-a","channel":"b","data":[1]}', { kind: "clientEvent", event: "client-a", data: [1] }],
    ['{"event":"client-a","data":1}', { kind: "fault" }],
    ['{"event":"pusher_internal:member_added","channel":"presence-a","data":"{}"}', { kind: "fault" }],
  ])("%s is read", (text, frame) => expect(readFrame(text)).toMatchObject(frame));

  it("is read whatever it is, and never throws", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Boolean(readFrame(text).kind)));
  });
});

describe("Where clients connect", () => {
  it("is an address of ours, or none", () => {
    expect(readHandshake("/app/key?protocol=7", "key")).toEqual({ refusal: null });
    for (const target of ["/apps/key", "http://else/app/key", "//[", "//app/key", "*", "", "/en?x=/app/key"])
      expect(readHandshake(target, "key")).toBeNull();
  });

  it.each([
    [undefined, true],
    ["https://usta.example", true],
    ["https://usta.example:8443", false],
    ["https://usta.example.evil.test", false],
    ["null", false],
    ["", false],
  ])("an origin %s is ours: %s", (origin, is) => expect(isOwnOrigin(origin, ["usta.example"])).toBe(is));
});

describe("Limits", () => {
  it("give so much at once, and so much more with each second", () => {
    const rate = { burst: 2, perSecond: 1 };
    const once = taken(full(rate, 0), rate, 0);
    const twice = once && taken(once, rate, 0);
    expect(twice).toEqual({ left: 0, at: 0 });
    expect([twice && taken(twice, rate, 999), twice && taken(twice, rate, 1000)]).toEqual([
      null,
      { left: 0, at: 1000 },
    ]);
    expect(twice && taken(twice, rate, 60_000)).toEqual({ left: 1, at: 60_000 });
  });

  it.each([
    [{ heardAt: 0, askedAt: null }, 119_999, "nothing"],
    [{ heardAt: 0, askedAt: null }, 120_000, "ping"],
    [{ heardAt: 0, askedAt: 120_000 }, 149_999, "nothing"],
    [{ heardAt: 0, askedAt: 120_000 }, 150_000, "end"],
  ])("of silence, for %o at %i: %s", (liveness, now, step) =>
    expect(due(liveness, { activityMs: 120_000, pongMs: 30_000 }, now)).toBe(step),
  );
});

describe("What is published", () => {
  const event = { name: "told", channel: "news", data: "{}" };
  it.each<[object, unknown]>([
    [event, { channels: ["news"], event: "told", data: "{}" }],
    [
      { ...event, channels: ["a", "b"], socket_id: "1.2" },
      { channels: ["a", "b"], except: "1.2" },
    ],
    [{ ...event, channels: [] }, expect.stringContaining("channels")],
    [{ ...event, channels: Array(101).fill("a") }, expect.stringContaining("100")],
    [{ ...event, channel: "a b" }, expect.stringContaining("channels")],
    [{ ...event, name: "pusher:ping" }, expect.stringContaining("name")],
    [{ ...event, data: {} }, expect.stringContaining("data")],
    [{ ...event, data: "ب".repeat(6) }, expect.stringContaining("10 bytes")],
    [{ ...event, socket_id: "me" }, expect.stringContaining("socket_id")],
  ])("is %o, or says why not", (body, read) => {
    const found = readEvents(JSON.stringify(body), 10);
    if (typeof found === "string") expect(found).toEqual(read);
    else expect(found).toMatchObject(read as object);
  });

  it("comes ten at a time, all or none", () => {
    expect(readBatch(JSON.stringify({ batch: [event, event] }), 10)).toHaveLength(2);
    expect(readBatch(JSON.stringify({ batch: [event, {}] }), 10)).toEqual(expect.any(String));
    expect(readBatch(JSON.stringify({ batch: Array(11).fill(event) }), 10)).toEqual(expect.any(String));
    expect(readBatch("no json", 10)).toEqual(expect.any(String));
  });
});
