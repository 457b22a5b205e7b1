import { z } from "zod";
import { endpoint } from "./endpoint";

/** The channel of everybody who is there. What it tells of each is `{ id, type }`. */
export const activeUsers = "presence-active_users";

/** Where one account is told of what concerns it alone. */
export const ownChannel = (userId: string) => `private-user-${userId}`;

/** What opens a channel to one connection, in the names of the Pusher protocol. */
const channelOpened = z.object({ auth: z.string(), channel_data: z.string().optional() });
export type ChannelOpened = z.infer<typeof channelOpened>;

export const realtimeContract = {
  authorize: endpoint({
    method: "POST",
    path: "/broadcasting/auth",
    access: "user",
    summary:
      "Open a channel of the realtime connection: presence-active_users, or the caller's own private-user-{id}",
    input: z.object({
      /** The connection, as the realtime server named it. */
      socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/),
      channel_name: z.string().min(1).max(164),
    }),
    output: channelOpened,
    limits: [{ name: "channels", by: "caller", max: 60, seconds: 60, inProcess: true }],
  }),
};
