import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { notifications } from "../db/schema";

const { id, userId, readAt, createdAt } = notifications;

/** An account's notifications, newest first: so many after so many. */
export const listNotices = (db: Db, of: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      ...{ id, kind: notifications.kind, params: notifications.params, path: notifications.path },
      ...{ readAt, createdAt },
    })
    .from(notifications)
    .where(eq(userId, of))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

/** How many an account has, counted to `most`. */
export const countNotices = (db: Db, of: string, most: number): Promise<number> =>
  db.$count(db.select({ id }).from(notifications).where(eq(userId, of)).limit(most).as("kept"));

/** Where an account's own notification leads, and whether it was read; null when it has none of that id. */
export async function findNotice(db: Db, of: string, noticeId: string) {
  const [found] = await db
    .select({ path: notifications.path, readAt })
    .from(notifications)
    .where(and(eq(id, noticeId), eq(userId, of)));
  return found ?? null;
}

export const markRead = (db: Db, of: string, noticeId: string, now: Date) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(id, noticeId), eq(userId, of), isNull(readAt)));

/** Marks an account's notifications as far as one of them, which is the newest that was seen. */
export const markReadTo = (db: Db, of: string, newestId: string, now: Date) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(userId, of),
        isNull(readAt),
        sql`(${createdAt}, ${id}) <= (select s.created_at, s.id from ${notifications} s
          where s.id = ${newestId} and s.user_id = ${of})`,
      ),
    );
