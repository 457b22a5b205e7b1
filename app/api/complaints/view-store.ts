import { and, eq, lte, type SQL, sql } from "drizzle-orm";
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

const isWaiting = oneOf(complaints.status, waitingComplaint);

/** How many wait for staff. */
export const countWaiting = (db: Db) => db.$count(complaints, isWaiting);

/** How many of them are overdue. */
export const countOverdue = (db: Db, now: Date) =>
  db.$count(complaints, and(isWaiting, lte(complaints.dueAt, now)));

export const messageOrder = { key: complaintMessages.createdAt, id: complaintMessages.id };

type MessageFile = { id: string; width: number; height: number };

/** One page of a thread with its files, newest first. */
export const listMessages = (db: Db, complaintId: string, { after, orderBy, limit }: Window) =>
  db
    .select({
      id: complaintMessages.id,
      kind: complaintMessages.kind,
      side: complaintMessages.side,
      body: complaintMessages.body,
      createdAt: complaintMessages.createdAt,
      files: sql<MessageFile[]>`(
        select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) order by f.created_at, f.id), '[]')
        from files f where f.subject_id = complaint_messages.id)`,
      author: { id: users.id, name: users.name, type: users.type },
    })
    .from(complaintMessages)
    .innerJoin(users, eq(users.id, complaintMessages.authorId))
    .where(and(eq(complaintMessages.complaintId, complaintId), after))
    .orderBy(...orderBy)
    .limit(limit);

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];
