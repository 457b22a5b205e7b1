import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { timers } from "../db/schema";
import { newId } from "../secrets";

export type TimerKind = (typeof timers.kind.enumValues)[number];
export type Timer = { requestId: string; subjectId: string; kind: TimerKind; dueAt: Date };

/** Sets steps that time will make; one of the same subject and kind that has not been made yet moves. */
export async function setTimers(tx: Db, list: readonly Timer[]): Promise<void> {
  if (list.length === 0) return;
  await tx
    .insert(timers)
    .values(list.map((timer) => ({ id: newId(), ...timer })))
    .onConflictDoUpdate({
      target: [timers.subjectId, timers.kind],
      targetWhere: isNull(timers.firedAt),
      set: { dueAt: sql`excluded.due_at`, failures: 0, retryAt: null },
    });
}

/** Forgets the steps of these subjects that time has not made yet. */
export async function clearTimers(tx: Db, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx.delete(timers).where(and(inArray(timers.subjectId, [...subjectIds]), isNull(timers.firedAt)));
}
