/** Who may subscribe: everybody, whoever shows a signature, or whoever shows one and who they are. */
export type ChannelKind = "public" | "private" | "presence";

/**
 * The kind of a channel, by its name. Names are of at most 164 letters, figures and `_-=@,.;` (Pusher Channels, "Channel naming
 * conventions").
 * @returns null when no channel can have that name
 */
export function kindOf(channel: string): ChannelKind | null {
  if (!/^[\w\-=@,.;]{1,164}$/.test(channel)) return null;
  if (channel.startsWith("presence-")) return "presence";
  return channel.startsWith("private-") ? "private" : "public";
}

/** Names of the protocol's own events begin with `pusher:` or `pusher_internal:`; nobody else gives them. */
export const isOwnEvent = (event: string) => /^pusher(_internal)?:/.test(event);

/** Whether an event may be published under that name: 1 to 200 characters, none of the protocol's own. */
export const isEventName = (event: string) => event.length > 0 && event.length <= 200 && !isOwnEvent(event);

/** Whether clients may send it to each other: `client-` and at least one character, at most 200. */
export const isClientEvent = (event: string) => /^client-./s.test(event) && event.length <= 200;

/** Two whole numbers with a point between: how the protocol names a connection. */
export const isSocketId = (text: string) => /^\d{1,20}\.\d{1,20}$/.test(text);

/** Somebody in a presence channel. `info` is what the others are told of them. */
export type Member = { id: string; info: unknown };

/**
 * Who subscribes to a presence channel, from the signed `channel_data`: JSON with `user_id`, text or number, at most 128 characters,
 * and perhaps `user_info`; 1 KB in all.
 * @returns null when it is not that
 */
export function memberOf(channelData: string): Member | null {
  if (channelData.length > 1024) return null;
  const data = parsed(channelData);
  if (typeof data !== "object" || data === null || !("user_id" in data)) return null;
  const { user_id: id } = data;
  if (typeof id !== "string" && typeof id !== "number") return null;
  const text = String(id);
  if (text === "" || text.length > 128) return null;
  return { id: text, info: "user_info" in data ? data.user_info : {} };
}

/** The value of a JSON text; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
