import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import { placeOf } from "../network-place";
import { type Code, codes } from "./code-rules";
import type { Line } from "./connection";
import { errorFrame } from "./frame-rules";
import { type Handshake, isOwnOrigin, readHandshake } from "./handshake-rules";
import type { Hub } from "./hub";
import type { Limits } from "./limit-rules";

/** What the server knows of who connects. */
export type Visitor = {
  /** The network address. */
  address: string;
  /** Hosts by which the site is known: pages of others are turned away. */
  hosts: readonly string[];
};

const refusals = { 403: "Forbidden", 404: "Not Found", 503: "Service Unavailable" } as const;

/** Answers instead of upgrading. */
function refuseUpgrade(socket: Duplex, status: keyof typeof refusals): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${refusals[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}

/** The WebSockets of the realtime server: who may open one, and what each carries to the hub. */
export class Sockets {
  private readonly server: WebSocketServer;
  private readonly places = new Map<string, number>();
  private isClosing = false;

  constructor(
    private readonly hub: Hub,
    private readonly key: string,
    private readonly limits: Limits,
  ) {
    this.server = new WebSocketServer({
      ...{ noServer: true, perMessageDeflate: false, maxPayload: limits.messageBytes },
    });
  }

  /** Takes over a connection that asks for a WebSocket; one that may not have it is told so. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, { address, hosts }: Visitor): void {
    const handshake = readHandshake(request.url ?? "/", this.key);
    if (!handshake) refuseUpgrade(socket, 404);
    else if (!isOwnOrigin(request.headers.origin, hosts)) refuseUpgrade(socket, 403);
    else if (this.isClosing || this.isSwamped()) refuseUpgrade(socket, 503);
    else
      this.server.handleUpgrade(request, socket, head, (opened) =>
        this.open(opened, handshake, placeOf(address)),
      );
  }

  /** Ends all connections, and waits until they are closed. */
  async close(): Promise<void> {
    this.isClosing = true;
    const closed = [...this.server.clients].map((one) => new Promise((done) => one.once("close", done)));
    this.hub.close();
    for (const one of this.server.clients) one.close(codes.reconnect.code);
    await Promise.all(closed);
  }

  private open(socket: WebSocket, { refusal }: Handshake, place: string): void {
    this.count(place, 1);
    socket.once("close", () => this.count(place, -1));
    // What breaks the protocol beneath, such as a message that is too long, is answered there, and the connection ends.
    socket.on("error", () => this.giveUpOn(socket));
    const line = this.lineOf(socket);
    const refused = refusal ?? this.overFull(place);
    if (refused) {
      line.send(errorFrame(refused));
      line.end(refused);
      return;
    }
    const connection = this.hub.connect(line);
    socket.once("close", () => this.hub.disconnect(connection));
    socket.on("message", (data, isBinary) => this.hub.hear(connection, isBinary ? "" : textOf(data)));
  }

  /** Who is over capacity is told by a message, as the protocol has it, for as long as that is no burden of its own. */
  private isSwamped(): boolean {
    return this.server.clients.size >= this.limits.connections * 1.1;
  }

  private overFull(place: string): Code | null {
    if (this.server.clients.size > this.limits.connections) return codes.overCapacity;
    return (this.places.get(place) ?? 0) > this.limits.connectionsOfPlace ? codes.overQuota : null;
  }

  private lineOf(socket: WebSocket): Line {
    return {
      send: (frame) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        // Who does not read would have us keep for them what everybody else has had.
        if (socket.bufferedAmount > this.limits.bufferedBytes) socket.terminate();
        else socket.send(frame);
      },
      end: ({ code, message }) => {
        socket.close(code, message);
        this.giveUpOn(socket);
      },
    };
  }

  /** Whoever does not say goodbye in time is gone. */
  private giveUpOn(socket: WebSocket): void {
    const timer = setTimeout(() => socket.terminate(), this.limits.farewellMs);
    socket.once("close", () => clearTimeout(timer));
  }

  private count(place: string, change: 1 | -1): void {
    const count = (this.places.get(place) ?? 0) + change;
    if (count > 0) this.places.set(place, count);
    else this.places.delete(place);
  }
}

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();
