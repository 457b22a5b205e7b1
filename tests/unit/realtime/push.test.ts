import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hostedBy, hostedPush } from "~/api/outside/hosted-push";
import { embeddedPush, type Push } from "~/api/outside/push";
import { readEnv } from "~/env.server";
import { pushApp, recordingLog } from "../../support/parts";
import { client, type Listening, listen, next, subscribed } from "../../support/realtime";

let server: Listening;
const log = recordingLog();

beforeEach(async () => {
  log.lines.length = 0;
  server = await listen();
});

afterEach(() => server.stop());

function hosted(): Push {
  const env = readEnv({
    ...{ PUSHER_APP_ID: pushApp.id, PUSHER_KEY: pushApp.key, PUSHER_SECRET: pushApp.secret },
    ...{ PUSHER_HOST: "127.0.0.1", PUSHER_PORT: String(server.port), PUSHER_USE_TLS: "off" },
  });
  const named = hostedBy(env);
  if (!named) throw new Error("No application is named");
  return hostedPush(named, log);
}

const kinds: [string, () => Push][] = [
  ["this process", () => embeddedPush(pushApp, server.realtime.hub)],
  ["a hosted application", hosted],
];

describe.each(kinds)("What is told at once by %s", (_, open) => {
  it("reaches whoever listens, as it was said", async () => {
    const page = client(server.port, { as: "nadia" });
    const channel = await subscribed(page, "private-user-nadia");
    for (const data of [{ text: "وصل الفني", of: [1, null] }, "a word", 7, null]) {
      const heard = next(channel, "told");
      await open().publish("private-user-nadia", "told", data);
      expect(await heard).toEqual(data);
    }
    page.disconnect();
  });

  it("opens a channel to the same connection alone", async () => {
    const page = client(server.port, { as: "nadia" });
    await subscribed(page, "news");
    const { auth, channel_data } = open().authorize(page.connection.socket_id, "presence-active_users", {
      ...{ user_id: "nadia", user_info: { id: "nadia" } },
    });
    const channel = page.channel("news");
    const welcome = next<{ event: string; channel: string }>(page.connection, "message");
    page.send_event("pusher:subscribe", { auth, channel_data, channel: "presence-active_users" });
    expect(await welcome).toMatchObject({ event: "pusher_internal:subscription_succeeded" });
    expect([channel.subscribed, server.realtime.hub.rooms.usersOf("presence-active_users")]).toEqual([
      true,
      ["nadia"],
    ]);
    page.disconnect();
  });

  it("is at most what a hosted service takes", async () => {
    await expect(open().publish("news", "told", "x".repeat(10 * 1024))).rejects.toThrow(RangeError);
  });
});

it("A hosted service that does not answer undoes nothing of what was done: the log has it", async () => {
  const push = hosted();
  await server.stop();
  await push.publish("news", "told", 1);
  expect(log.lines).toEqual([expect.objectContaining({ level: "warn", event: "push not delivered" })]);
  server = await listen();
});
