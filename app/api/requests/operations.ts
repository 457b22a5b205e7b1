import type { requestsContract } from "~/contract/requests";
import type { Operations } from "../operation";
import { create, discard, form } from "./draft";
import { get } from "./get";
import { invite } from "./invite";
import { cancel, extend, openToAll, setClosed } from "./manage";
import { mine } from "./mine";
import { open } from "./open";
import { readOpen } from "./publish-store";
import { publish, save } from "./save";

export const requests: Operations<typeof requestsContract> = {
  ...{ open, mine, get, form, create, save, publish, discard },
  room: async (_, { db, user, now, settings }) => ({
    open: await readOpen(db, user.id, now),
    most: settings.openRequestsPerCustomer,
  }),
  ...{ cancel, extend, openToAll, setClosed, invite },
};
