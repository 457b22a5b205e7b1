import { activeUsers, ownChannel, type realtimeContract } from "~/contract/realtime";
import { ApiError } from "../errors";
import type { Operation, Operations } from "../operation";
import { isSeen } from "./seen-store";

/** Of the channels that are not public there are two: of everybody who wants to be seen, and of each account alone. */
const authorize: Operation<(typeof realtimeContract)["authorize"]> = async (
  { socket_id, channel_name },
  { db, user: { id, type }, outside: { push } },
) => {
  if (channel_name === ownChannel(id)) return push.authorize(socket_id, channel_name);
  if (channel_name !== activeUsers || !(await isSeen(db, id))) throw new ApiError("forbidden");
  return push.authorize(socket_id, channel_name, { user_id: id, user_info: { id, type } });
};

export const realtime: Operations<typeof realtimeContract> = { authorize };
