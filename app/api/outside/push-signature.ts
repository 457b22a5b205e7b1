import { createHmac } from "node:crypto";

/** HMAC-SHA-256 in hex: how the Pusher protocol signs everything. */
export const hexSignature = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

/** Whose channels: of a hosted application, or the one that this process runs by itself. */
export type PushApp = { id: string; key: string; secret: string };

/**
 * What opens a private or presence channel to one connection: `key:signature` of `socket_id:channel[:channel_data]` (Pusher Channels,
 * "Generating the authentication string").
 */
export function channelAuth(
  { key, secret }: PushApp,
  socketId: string,
  channel: string,
  data?: string,
): string {
  const text = [socketId, channel, ...(data === undefined ? [] : [data])].join(":");
  return `${key}:${hexSignature(secret, text)}`;
}
