import { randomInt } from "node:crypto";
import type { Member } from "./channel-rules";
import type { Code } from "./code-rules";
import { type Bucket, full, type Limits, type Liveness } from "./limit-rules";
import type { Subscriber } from "./rooms";

/** The way to one client, whatever carries it. */
export type Line = { send: (frame: string) => void; end: (code: Code) => void };

export type Connection = Subscriber &
  Liveness & {
    line: Line;
    /** Channel → who this connection is there: null outside presence channels. */
    channels: Map<string, Member | null>;
    messages: Bucket;
    clientEvents: Bucket;
  };

const most = 2 ** 32;

/** The connection's name goes into the signatures that open channels to it: nobody may guess the next. */
const newSocketId = () => `${randomInt(1, most)}.${randomInt(1, most)}`;

/** @param now milliseconds of the hub's clock */
export const newConnection = (line: Line, limits: Limits, now: number): Connection => ({
  ...{ socketId: newSocketId(), line, send: line.send, channels: new Map() },
  ...{ heardAt: now, askedAt: null },
  ...{ messages: full(limits.messages, now), clientEvents: full(limits.clientEvents, now) },
});
