import { type Column, type SQL, sql } from "drizzle-orm";
import { mostUnread } from "~/contract/notifications";
import { notifications } from "./schema";

/** How many notifications of an account wait to be read, for a query that reads the account: an index says it, up to `mostUnread`. */
export const unreadOf = (userId: Column): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${notifications} u
    where u.user_id = ${userId} and u.read_at is null limit ${sql.raw(String(mostUnread))}) unread)`;
