import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import PusherClient, { type Channel } from "pusher-js";
import { WebSocket } from "ws";
import { authorizeFor } from "~/api/outside/push";
import type { Limits } from "~/api/realtime/limit-rules";
import { type RealtimeServer, realtimeServer } from "~/api/realtime/server";
import { pushApp } from "./parts";

export type Listening = { port: number; realtime: RealtimeServer; http: Server; stop: () => Promise<void> };

/** The realtime server behind a listener of its own, on a free port or on the one given. */
export async function listen(limits: Partial<Limits> = {}, port = 0): Promise<Listening> {
  const realtime = realtimeServer(pushApp, { sweepMs: 10, farewellMs: 200, ...limits });
  const http = createServer(
    getRequestListener((request) => realtime.fetch(request), { overrideGlobalObjects: false }),
  );
  http.on("upgrade", (request, socket, head) =>
    realtime.upgrade(request, socket, head, {
      address: request.headers["x-forwarded-for"]?.toString() ?? "203.0.113.7",
      hosts: ["usta.test"],
    }),
  );
  http.listen(port, "127.0.0.1");
  await once(http, "listening");
  const stop = async () => {
    const closed = new Promise((resolve) => http.close(resolve));
    await realtime.close();
    http.closeIdleConnections();
    await closed;
  };
  return { port: (http.address() as AddressInfo).port, realtime, http, stop };
}

const sign = authorizeFor(pushApp);

type Opened = { auth: string; channel_data?: string };
type Authorize = (socketId: string, channelName: string) => Promise<Opened>;

/** The browser's library as it comes, with what a page of ours would tell it. */
export function clientOf(port: number, key: string, authorize: Authorize, more: object = {}): PusherClient {
  return new PusherClient(key, {
    ...{ cluster: "", wsHost: "127.0.0.1", wsPort: port, forceTLS: false, enabledTransports: ["ws"] },
    channelAuthorization: {
      ...{ transport: "ajax", endpoint: "" },
      customHandler: ({ socketId, channelName }, answer) =>
        void authorize(socketId, channelName).then(
          (opened) => answer(null, opened),
          (error: Error) => answer(error, null),
        ),
    },
    ...more,
  });
}

type Options = { as?: string; key?: string; refuses?: boolean; badSignature?: boolean; connect?: object };

/** A page for which the application of the tests signs, unless it refuses or does so badly. */
export function client(port: number, { as, key = pushApp.key, ...options }: Options = {}): PusherClient {
  const authorize: Authorize = async (socketId, channelName) => {
    if (options.refuses) throw new Error("403");
    const isPresence = as && channelName.startsWith("presence-");
    const opened = sign(
      socketId,
      channelName,
      isPresence ? { user_id: as, user_info: { id: as } } : undefined,
    );
    return options.badSignature ? { ...opened, auth: `${opened.auth}0` } : opened;
  };
  return clientOf(port, key, authorize, options.connect);
}

/** What comes with the next event of that name. */
export const next = <T = unknown>(of: Channel | PusherClient["connection"], event: string): Promise<T> =>
  new Promise((resolve) => {
    const heard = (data: T) => {
      of.unbind(event, heard);
      resolve(data);
    };
    of.bind(event, heard);
  });

export const connected = async (pusher: PusherClient): Promise<PusherClient> => {
  if (pusher.connection.state !== "connected") await next(pusher.connection, "connected");
  return pusher;
};

/** Subscribed, and told so. */
export async function subscribed(pusher: PusherClient, name: string): Promise<Channel> {
  const channel = pusher.subscribe(name);
  await next(channel, "pusher:subscription_succeeded");
  return channel;
}

type Frame = { event: string; channel?: string; data: unknown };

/** A client that says whatever a test wants. Frames are kept until somebody asks for them. */
export async function rawClient(port: number, path = `/app/${pushApp.key}?protocol=7`, headers: object = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { ...headers } });
  const [frames, waiting]: [Frame[], ((frame: Frame) => void)[]] = [[], []];
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    const first = waiting.shift();
    if (first) first(frame);
    else frames.push(frame);
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await once(socket, "open");
  return {
    ...{ socket, closed },
    say: (frame: unknown) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    hear: () => {
      const known = frames.shift();
      return known ? Promise.resolve(known) : new Promise<Frame>((resolve) => waiting.push(resolve));
    },
  };
}

/** A connection that was upgraded, and whose other end says nothing ever after: as when a phone leaves its network. */
export async function halfOpen(port: number) {
  const socket = connect(port, "127.0.0.1");
  const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13";
  socket.write(
    `GET /app/${pushApp.key}?protocol=7 HTTP/1.1\r\nHost: usta.test\r\n${upgrade}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes.toString("latin1");
  });
  await once(socket, "close");
  return heard;
}
