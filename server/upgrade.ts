import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Api } from "~/api/index";
import { clientOf } from "./client";

type Options = {
  hops: number;
  /** The address that people use, where it is known. */
  publicUrl: string | undefined;
  /** Gives the embedded API once its database is open; null when the web app talks to a remote one. */
  open: () => Promise<Api | null>;
  /** What answers everything else. */
  listener: RequestListener;
};

/** Hands connections that ask for a WebSocket to the realtime server. What else could be spoken is not: those are answered as they came. */
export function takeUpgrades(http: Server, { hops, publicUrl, open, listener }: Options): void {
  http.on("upgrade", (request, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const plain = () => answerPlainly(request, socket, listener);
    if (request.headers.upgrade?.toLowerCase() !== "websocket") return plain();
    const visitor = { address: clientOf(request, hops).address, hosts: hostsOf(request, publicUrl) };
    void open()
      .catch(() => null)
      .then((api) => (api?.realtime ? api.realtime.upgrade(request, socket, head, visitor) : plain()));
  });
}

/** Without a public address the site is known by what the browser asked for, as far as the request can say. */
function hostsOf({ headers }: IncomingMessage, publicUrl: string | undefined): string[] {
  if (publicUrl) return [new URL(publicUrl).host];
  const forwarded = headers["x-forwarded-host"]?.toString().split(",", 1)[0]?.trim();
  return [forwarded || (headers.host ?? "")];
}

function answerPlainly(request: IncomingMessage, socket: Duplex, listener: RequestListener): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Parameters<ServerResponse["assignSocket"]>[0]);
  response.once("finish", () => socket.end());
  listener(request, response as Parameters<RequestListener>[1]);
}
