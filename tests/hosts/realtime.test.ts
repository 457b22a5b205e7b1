import { readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import PusherServer from "pusher";
import type PusherClient from "pusher-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedApp } from "~/api/open-push";
import { activeUsers, ownChannel } from "~/contract/realtime";
import { freshDemo } from "../support/demo";
import { clientOf, next, rawClient, subscribed } from "../support/realtime";
import { type RunningServer, startServer } from "../support/server";

let folder: string;
let server: RunningServer;
const pages: PusherClient[] = [];
const portOf = ({ url }: RunningServer) => Number(new URL(url).port);
const appOf = () => embeddedApp(readFileSync(join(folder, "session-secret"), "utf8"));

beforeAll(async () => {
  folder = freshDemo();
  server = await startServer({ DATA_DIR: folder, DEMO: "on" });
});

afterAll(async () => {
  for (const page of pages) page.disconnect();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, body: object, token?: string) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> }) };
}

/** A person of the demonstration, with a page open. */
async function open(login: string) {
  const { data } = await call("/auth/sign/in", { login, password: "Usta-demo-2026" });
  const { token, user } = data as { token: string; user: { id: string } };
  const page = clientOf(portOf(server), appOf().key, async (socket_id, channel_name) => {
    const { status, data } = await call("/broadcasting/auth", { socket_id, channel_name }, token);
    if (status !== 200) throw new Error(String(status));
    return data as { auth: string };
  });
  pages.push(page);
  return { page, id: user.id };
}

it("People who are signed in see each other, hear what concerns them, and are back after the server was started anew", async () => {
  const [nadia, karim] = [await open("customer@usta.test"), await open("provider@usta.test")];
  const seen = await subscribed(nadia.page, activeUsers);
  const joined = next(seen, "pusher:member_added");
  const present = await subscribed(karim.page, activeUsers);
  expect(await joined).toEqual({ id: karim.id, info: { id: karim.id, type: "provider" } });
  const own = await subscribed(nadia.page, ownChannel(nadia.id));
  const app = appOf();
  const publisher = new PusherServer({
    ...{ appId: app.id, key: app.key, secret: app.secret },
    ...{ host: "127.0.0.1", port: String(portOf(server)), useTLS: false },
  });
  const heard = next(own, "told");
  await publisher.trigger(ownChannel(nadia.id), "told", { text: "أهلا" });
  expect(await heard).toEqual({ text: "أهلا" });
  const users = await publisher.get({ path: `/channels/${activeUsers}/users` });
  const ids = ((await users.json()) as { users: { id: string }[] }).users.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([nadia.id, karim.id].toSorted());
  const refused = karim.page.subscribe(ownChannel(nadia.id));
  expect(await next(refused, "pusher:subscription_error")).toMatchObject({ type: "AuthError" });

  const back = [seen, present].map((channel) => next(channel, "pusher:subscription_succeeded"));
  const port = String(portOf(server));
  expect(await server.stop()).toBe(0);
  server = await startServer({ DATA_DIR: folder, DEMO: "on", PORT: port });
  await Promise.all(back);
});

it("Pages of other sites, and other addresses, get no WebSocket; who would speak something else is answered as ever", async () => {
  const [port, path] = [portOf(server), `/app/${appOf().key}?protocol=7`];
  await expect(rawClient(port, path, { Origin: "https://other.test" })).rejects.toThrow("403");
  await expect(rawClient(port, "/en")).rejects.toThrow("404");
  const own = await rawClient(port, path, { Origin: server.url });
  expect(await own.hear()).toMatchObject({ event: "pusher:connection_established" });
  own.socket.close();
  const headers = {
    Connection: "Upgrade, HTTP2-Settings",
    Upgrade: "h2c",
    "HTTP2-Settings": "AAMAAABkAAQAAP__",
  };
  const status = await new Promise((resolve, reject) =>
    request(`${server.url}/healthz`, { headers }, (answer) => resolve(answer.resume().statusCode))
      .once("error", reject)
      .end(),
  );
  expect(status).toBe(200);
  const unsigned = await fetch(`${server.url}/apps/usta/channels`);
  expect([unsigned.status, unsigned.headers.get("X-Content-Type-Options")]).toEqual([401, "nosniff"]);
});
