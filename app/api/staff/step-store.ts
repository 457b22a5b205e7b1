import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../db/client";
import { isDue } from "../db/due";
import { requests, timers } from "../db/schema";
import type { Window } from "../page";

export const stepsOrder = { key: timers.dueAt, id: timers.id };

/** What failed is overdue: these are few, and an index has them together. */
const hasFailed = (now: Date) => and(isDue(now), gt(timers.failures, 0));

/** Steps of time that failed and are not made yet. */
export const listFailed = (db: Db, now: Date, { after, orderBy, limit }: Window) =>
  db
    .select({
      ...{ id: timers.id, kind: timers.kind, subjectId: timers.subjectId, dueAt: timers.dueAt },
      ...{ failures: timers.failures, retryAt: timers.retryAt },
      request: { id: requests.id, title: requests.title },
    })
    .from(timers)
    .leftJoin(requests, eq(requests.id, timers.requestId))
    .where(and(hasFailed(now), after))
    .orderBy(...orderBy)
    .limit(limit);

export type FailedRow = Awaited<ReturnType<typeof listFailed>>[number];

export const countFailed = (db: Db, now: Date) => db.$count(timers, hasFailed(now));

/** A step that failed at least once: made since, given up, or neither. */
export async function findFailed(db: Db, id: string) {
  const { kind, requestId, complaintId, firedAt, retryAt } = timers;
  const [row] = await db
    .select({ kind, requestId, complaintId, firedAt, retryAt })
    .from(timers)
    .where(and(eq(timers.id, id), gt(timers.failures, 0)));
  return row ?? null;
}

/** Lets whatever waits for its next try be tried at once: steps of one request or complaint are made in order. */
export const letTry = (tx: Db, of: { requestId: string } | { complaintId: string }) =>
  tx
    .update(timers)
    .set({ retryAt: null })
    .where(
      and(
        "requestId" in of ? eq(timers.requestId, of.requestId) : eq(timers.complaintId, of.complaintId),
        isNull(timers.firedAt),
      ),
    );
