import type { ChannelOpened } from "~/contract/realtime";
import { channelAuth, type PushApp } from "./push-signature";

/** What goes to browsers by itself: to channels of the Pusher protocol, hosted or in this process. */
export type Push = {
  /**
   * Tells whoever listens, after the transaction of what it reports. It is lost for whoever is away; that a hosted service does not
   * take it is logged, and changes nothing of what was done.
   * @param data becomes JSON
   * @throws RangeError beyond 10 KB, where the hosted service ends too
   */
  publish: (channel: string, event: string, data: unknown) => Promise<void>;
  /** Opens a private channel to a connection, or a presence channel to it as `member`. */
  authorize: (
    socketId: string,
    channel: string,
    member?: { user_id: string; user_info: object },
  ) => ChannelOpened;
};

const mostBytes = 10 * 1024;

/** @throws RangeError beyond 10 KB */
export function written(data: unknown): string {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > mostBytes) throw new RangeError(`An event has at most ${mostBytes} bytes`);
  return text;
}

/** Signs as both kinds do. */
export const authorizeFor =
  (app: PushApp): Push["authorize"] =>
  (socketId, channel, member) => {
    const data = member && JSON.stringify(member);
    return { auth: channelAuth(app, socketId, channel, data), ...(data && { channel_data: data }) };
  };

/** This process's own server, reached directly. */
export const embeddedPush = (
  app: PushApp,
  hub: { publish: (channel: string, event: string, data: string) => void },
): Push => ({
  publish: async (channel, event, data) => hub.publish(channel, event, written(data)),
  authorize: authorizeFor(app),
});
