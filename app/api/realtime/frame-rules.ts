import { isClientEvent, parsed } from "./channel-rules";
import type { Code } from "./code-rules";

/** What a client says, in the Pusher Channels protocol 7 (sections "Ping and pong", "Subscription", "Client events"). */
export type Frame =
  | { kind: "ping" | "pong" }
  | { kind: "subscribe"; channel: string; auth: string; channelData: string | null }
  | { kind: "unsubscribe"; channel: string }
  | { kind: "clientEvent"; channel: string; event: string; data: unknown }
  | { kind: "fault"; message: string };

const fault = (message: string): Frame => ({ kind: "fault", message });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Some clients send `data` as an object, some as its JSON. */
function fieldsOf(data: unknown): Record<string, unknown> {
  const value = typeof data === "string" ? parsed(data) : data;
  return isRecord(value) ? value : {};
}

/** Reads one message of a client; what it is not, is a fault with a sentence for who wrote the client. */
export function readFrame(text: string): Frame {
  const frame = parsed(text);
  if (!isRecord(frame)) return fault("Messages are JSON objects");
  const { event, channel, data } = frame;
  if (typeof event !== "string") return fault("A message names its event");
  if (event === "pusher:ping") return { kind: "ping" };
  if (event === "pusher:pong") return { kind: "pong" };
  const fields = fieldsOf(data);
  if (event === "pusher:subscribe" || event === "pusher:unsubscribe") return subscription(event, fields);
  if (!isClientEvent(event)) return fault("There is no such event");
  if (typeof channel !== "string") return fault("A client event names its channel");
  return { kind: "clientEvent", channel, event, data };
}

function subscription(event: string, { channel, auth, channel_data }: Record<string, unknown>): Frame {
  if (typeof channel !== "string") return fault("A subscription names its channel");
  if (event === "pusher:unsubscribe") return { kind: "unsubscribe", channel };
  return {
    ...{ kind: "subscribe", channel, auth: typeof auth === "string" ? auth : "" },
    channelData: typeof channel_data === "string" ? channel_data : null,
  };
}

/** An event on a channel. The protocol's own say `data` as JSON within JSON; clients' and publishers' as they gave it. */
export const eventFrame = (channel: string, event: string, data: unknown, userId?: string) =>
  JSON.stringify({ event, channel, data, ...(userId !== undefined && { user_id: userId }) });

/** @param activityMs the activity time-out, which the client is told in seconds */
export const establishedFrame = (socketId: string, activityMs: number) =>
  JSON.stringify({
    event: "pusher:connection_established",
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityMs / 1000 }),
  });

/** An error of the connection; what has no published code has `null`. */
export const errorFrame = ({ code, message }: { code: Code["code"] | null; message: string }) =>
  JSON.stringify({ event: "pusher:error", data: { code, message } });

/** Why one channel stays closed; the connection goes on. `status` is an HTTP status, as from an authorization that was refused. */
export type Refused = { type: "AuthError" | "LimitReached" | "ChannelError"; error: string; status: number };

export const closedChannelFrame = (channel: string, why: Refused) =>
  eventFrame(channel, "pusher:subscription_error", why);

export const pingFrame = JSON.stringify({ event: "pusher:ping", data: {} });
export const pongFrame = JSON.stringify({ event: "pusher:pong", data: {} });
