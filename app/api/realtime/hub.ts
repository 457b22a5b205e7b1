import type { PushApp } from "../outside/push-signature";
import { admit } from "./admission";
import { kindOf } from "./channel-rules";
import { type Code, codes } from "./code-rules";
import { type Connection, type Line, newConnection } from "./connection";
import {
  closedChannelFrame,
  errorFrame,
  establishedFrame,
  eventFrame,
  type Frame,
  pingFrame,
  pongFrame,
  type Refused,
  readFrame,
} from "./frame-rules";
import { due, type Limits, taken } from "./limit-rules";
import { Rooms } from "./rooms";

const fault = (message: string) => errorFrame({ code: null, message });

type Said<K extends Frame["kind"]> = Extract<Frame, { kind: K }>;

/** Who is connected, what they listen to, and what is said: the Pusher Channels protocol 7 without its sockets. */
export class Hub {
  readonly rooms: Rooms;
  private readonly connections = new Set<Connection>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly app: PushApp,
    private readonly limits: Limits,
    private readonly now: () => number,
  ) {
    this.rooms = new Rooms(limits.members);
  }

  connect(line: Line): Connection {
    const connection = newConnection(line, this.limits, this.now());
    this.connections.add(connection);
    line.send(establishedFrame(connection.socketId, this.limits.activityMs));
    return connection;
  }

  disconnect(connection: Connection): void {
    this.connections.delete(connection);
    for (const channel of connection.channels.keys()) this.rooms.leave(channel, connection.socketId);
    connection.channels.clear();
  }

  hear(connection: Connection, text: string): void {
    if (!this.connections.has(connection)) return;
    const now = this.now();
    const messages = taken(connection.messages, this.limits.messages, now);
    if (!messages) {
      this.end(connection, codes.overCapacity);
      return;
    }
    Object.assign(connection, { messages, heardAt: now, askedAt: null });
    this.answer(connection, readFrame(text), now);
  }

  private answer(connection: Connection, frame: Frame, now: number): void {
    if (frame.kind === "ping") connection.send(pongFrame);
    else if (frame.kind === "fault") connection.send(fault(frame.message));
    else if (frame.kind === "subscribe") this.subscribe(connection, frame);
    else if (frame.kind === "unsubscribe") this.unsubscribe(connection, frame.channel);
    else if (frame.kind === "clientEvent") this.pass(connection, frame, now);
  }

  /** Tells whoever listens, save the connection `except`. */
  publish(channel: string, event: string, data: unknown, except?: string): void {
    this.rooms.tell(channel, eventFrame(channel, event, data), except);
  }

  /** Asks the silent for a sign of life, and ends who gave none. */
  sweep(): void {
    const now = this.now();
    for (const connection of [...this.connections]) {
      const step = due(connection, this.limits, now);
      if (step === "end") this.end(connection, codes.silent);
      if (step !== "ping") continue;
      connection.askedAt = now;
      connection.send(pingFrame);
    }
  }

  /** Ends every connection: its client comes back at once, to whoever runs then. Nobody is told who left: all do. */
  close(): void {
    for (const { line } of this.connections) {
      line.send(errorFrame(codes.reconnect));
      line.end(codes.reconnect);
    }
  }

  private end(connection: Connection, code: Code): void {
    connection.send(errorFrame(code));
    connection.line.end(code);
    this.disconnect(connection);
  }

  private subscribe(connection: Connection, said: Said<"subscribe">): void {
    const why = this.whyNot(connection, said);
    if (!why) return;
    if (why.type === "AuthError") connection.send(errorFrame({ ...codes.unauthorized, message: why.error }));
    connection.send(closedChannelFrame(said.channel, why));
  }

  /** Lets a connection into a channel, or says why not. */
  private whyNot(connection: Connection, said: Said<"subscribe">): Refused | null {
    const { socketId, channels } = connection;
    if (channels.has(said.channel)) return { type: "ChannelError", error: "Subscribed already", status: 409 };
    if (channels.size >= this.limits.channelsOfConnection)
      return { type: "LimitReached", error: "Too many channels on one connection", status: 403 };
    const admitted = admit(this.app, socketId, said);
    if ("error" in admitted) return admitted;
    if (!this.rooms.enter(said.channel, connection, admitted.member))
      return { type: "LimitReached", error: "The channel has as many members as it may", status: 403 };
    channels.set(said.channel, admitted.member);
    return null;
  }

  private unsubscribe(connection: Connection, channel: string): void {
    if (connection.channels.delete(channel)) this.rooms.leave(channel, connection.socketId);
  }

  /** A client's word to the others in a channel that is not public. */
  private pass(connection: Connection, { channel, event, data }: Said<"clientEvent">, now: number): void {
    const { channels, socketId, clientEvents } = connection;
    const member = channels.get(channel);
    const left = taken(clientEvents, this.limits.clientEvents, now);
    if (member === undefined) connection.send(fault(`Not subscribed to ${channel}`));
    else if (kindOf(channel) === "public")
      connection.send(fault("Client events are for private and presence channels"));
    else if (!left) connection.send(errorFrame(codes.eventRate));
    else {
      connection.clientEvents = left;
      this.rooms.tell(channel, eventFrame(channel, event, data, member?.id), socketId);
    }
  }
}
