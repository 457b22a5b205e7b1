import { channelAuth, type PushApp } from "../outside/push-signature";
import { sameDigest } from "../secrets";
import { kindOf, type Member, memberOf } from "./channel-rules";
import type { Frame, Refused } from "./frame-rules";

type Subscription = Extract<Frame, { kind: "subscribe" }>;

/**
 * Whether a connection may subscribe: to a channel that is not public it shows what `POST /broadcasting/auth` gave for that channel and
 * that connection.
 * @returns who it is in a presence channel, null in others; or why it may not
 */
export function admit(
  app: PushApp,
  socketId: string,
  { channel, auth, channelData }: Subscription,
): { member: Member | null } | Refused {
  const kind = kindOf(channel);
  if (!kind) return { type: "ChannelError", error: "No channel can have that name", status: 400 };
  if (kind === "public") return { member: null };
  const isPresence = kind === "presence";
  const data = channelData ?? (isPresence ? "" : undefined);
  if (!sameDigest(auth, channelAuth(app, socketId, channel, data)))
    return { type: "AuthError", error: `Invalid signature for ${channel}`, status: 401 };
  const member = isPresence ? memberOf(channelData ?? "") : null;
  if (isPresence && !member)
    return { type: "AuthError", error: "channel_data names no user_id", status: 401 };
  return { member };
}
