import { and, count, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { complaintMessages, complaintParties, complaints } from "../db/complaint-schema";
import { oneOf } from "../db/one-of";
import { users } from "../db/schema";
import { waitingComplaint } from "../db/states";
import type { Window } from "../page";
import { type ComplaintRow, selectComplaints } from "./complaint-store";

/** One page of what somebody is a party of: their own index is read, no further than the page needs. */
export const listOwn = (
  db: Db,
  userId: string,
  now: Date,
  { after, orderBy, limit }: Window,
): Promise<ComplaintRow[]> =>
  selectComplaints(db, undefined, now)
    .innerJoin(
      complaintParties,
      and(eq(complaintParties.complaintId, complaints.id), eq(complaintParties.userId, userId)),
    )
    .where(after)
    .orderBy(...orderBy)
    .limit(limit);

export const ownOrder = { key: complaintParties.createdAt, id: complaintParties.complaintId };

/** One page of those that wait for staff, by when they are due; or of all, newest first. */
export const listQueue = (
  db: Db,
  isWaiting: boolean,
  now: Date,
  { after, orderBy, limit }: Window,
): Promise<ComplaintRow[]> =>
  selectComplaints(db, and(isWaiting ? oneOf(complaints.status, waitingComplaint) : undefined, after), now)
    .orderBy(...orderBy)
    .limit(limit);

/** What the queue of those that wait is sorted by; they all have a time at which they are due. */
export const dueOrder: { key: SQL<Date>; id: typeof complaints.id } = {
  key: sql<Date>`${complaints.dueAt}`,
  id: complaints.id,
};

/** How many wait for staff, and how many of them are overdue. */
export async function countWaiting(db: Db, now: Date): Promise<{ all: number; overdue: number }> {
  const isWaiting = oneOf(complaints.status, waitingComplaint);
  const [row] = await db
    .select({
      all: count(),
      overdue: sql<number>`count(*) filter (where ${lte(complaints.dueAt, now)})`.mapWith(Number),
    })
    .from(complaints)
    .where(isWaiting);
  return { all: row?.all ?? 0, overdue: row?.overdue ?? 0 };
}

export const messageOrder = { key: complaintMessages.createdAt, id: complaintMessages.id };

/** One page of a thread, newest first. */
export const listMessages = (db: Db, complaintId: string, { after, orderBy, limit }: Window) =>
  db
    .select({
      id: complaintMessages.id,
      kind: complaintMessages.kind,
      side: complaintMessages.side,
      body: complaintMessages.body,
      createdAt: complaintMessages.createdAt,
      author: { id: users.id, name: users.name, type: users.type },
    })
    .from(complaintMessages)
    .innerJoin(users, eq(users.id, complaintMessages.authorId))
    .where(and(eq(complaintMessages.complaintId, complaintId), after))
    .orderBy(...orderBy)
    .limit(limit);

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];
