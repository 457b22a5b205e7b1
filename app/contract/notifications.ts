import { z } from "zod";
import { done, endpoint, id, instant, parts } from "./endpoint";

/** Something that concerns its reader, in words that they read now. */
export const notification = z.object({
  id,
  /** What it is of: a name of the API's own, which may gain others. */
  kind: z.string(),
  /** A sentence in the language and figures of whoever asks. */
  text: z.string(),
  /** Where its subject stands on the site, without a locale. */
  path: z.string(),
  is_read: z.boolean(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;

/** Unread notifications are counted so far, and no further: so many are "99+". */
export const mostUnread = 100;

/** How many are unread: at most `mostUnread`. */
export const unreadCount = z.int().min(0).max(mostUnread);

export const notificationsContract = {
  list: endpoint({
    method: "GET",
    path: "/notifications",
    access: "user",
    summary: "The caller's notifications, newest first, by page numbers from 1; the newest 1,000 are kept",
    input: z.object({ page: z.int().min(1).max(10_000).optional(), parts }),
    output: z.object({
      content: z.array(notification),
      meta: z.object({
        meta: z.object({
          /** The last of the pages that are given: with `parts`, they are several. */
          currentPage: z.int(),
          lastPage: z.int(),
          perPage: z.int(),
          total: z.int(),
        }),
      }),
      unread: unreadCount,
    }),
  }),
  read: endpoint({
    method: "POST",
    path: "/notifications/:id/read",
    access: "user",
    summary: "Mark one as read; the answer says where its subject stands",
    input: z.object({ id }),
    output: z.object({ path: z.string() }),
    owned: "id",
  }),
  readAll: endpoint({
    method: "POST",
    path: "/notifications/read",
    access: "user",
    summary: "Mark all as read, up to the newest that the caller has seen: what came after it stays unread",
    input: z.object({ newest_id: id }),
    output: done,
  }),
};
