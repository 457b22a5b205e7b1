import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { timers } from "../db/schema";
import { newId } from "../secrets";

export type TimerKind = (typeof timers.kind.enumValues)[number];

/** Whose steps are made in order, one after another: those of a request with all that belongs to it, or of a complaint by itself. */
export type Holder = { requestId: string } | { complaintId: string };
export type Timer = Holder & { subjectId: string; kind: TimerKind; dueAt: Date; firstDueAt?: Date };

/** Sets steps that time will make; one of the same subject and kind that has not been made yet moves. */
export async function setTimers(tx: Db, list: readonly Timer[]): Promise<void> {
  if (list.length === 0) return;
  await tx
    .insert(timers)
    .values(list.map((timer) => ({ id: newId(), ...timer })))
    .onConflictDoUpdate({
      target: [timers.subjectId, timers.kind],
      targetWhere: isNull(timers.firedAt),
      set: {
        dueAt: sql`excluded.due_at`,
        firstDueAt: sql`excluded.first_due_at`,
        failures: 0,
        retryAt: null,
      },
    });
}

/** Forgets the steps of these subjects that time has not made yet; of the time for reviews, `clearTimer` says when it is over. */
export async function clearTimers(tx: Db, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const areTheirs = inArray(timers.subjectId, [...subjectIds]);
  await tx.delete(timers).where(and(areTheirs, isNull(timers.firedAt), ne(timers.kind, "review_end")));
}

/** Forgets one step. */
export const clearTimer = (tx: Db, subjectId: string, kind: TimerKind) =>
  tx
    .delete(timers)
    .where(and(eq(timers.subjectId, subjectId), eq(timers.kind, kind), isNull(timers.firedAt)));
