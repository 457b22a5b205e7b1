import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../db/client";
import { timers } from "../db/schema";
import { expireOffer } from "../offers/moves";
import { approveBySilence, clearEarning, remindOfApproval } from "../orders/completion-moves";
import { lapseOrder } from "../orders/making-moves";
import { lapseProposal } from "../orders/proposal-moves";
import { type Act, change } from "../record/change";
import { expireRequest, remindOfExpiry } from "../requests/moves";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { endReviews } from "../reviews/moves";
import type { Settings } from "../settings";
import type { TimerKind } from "./schedule";

/** A step that is due. */
export type Due = {
  id: string;
  subjectId: string;
  kind: TimerKind;
  dueAt: Date;
  failures: number;
  retryAt: Date | null;
};

const steps: Record<TimerKind, (act: Act, request: HeldRequest, subjectId: string) => Promise<void>> = {
  request_expiry: expireRequest,
  request_reminder: remindOfExpiry,
  offer_expiry: expireOffer,
  payment_expiry: lapseOrder,
  confirm_reminder: remindOfApproval,
  confirm_last_reminder: remindOfApproval,
  auto_confirm: approveBySilence,
  clearing: clearEarning,
  proposal_expiry: lapseProposal,
  review_end: endReviews,
};

const reminders: ReadonlySet<TimerKind> = new Set([
  "request_reminder",
  "confirm_reminder",
  "confirm_last_reminder",
]);

/** A reminder that comes later than this is worth nothing, and is dropped. */
const reminderGrace = 3_600_000;

export const isDue = (now: Date) => and(isNull(timers.firedAt), lte(timers.dueAt, now));

/** The step of a request, its offers or its order that was due first. */
export async function findNext(db: Db, requestId: string, now: Date): Promise<Due | undefined> {
  const { id, subjectId, kind, dueAt, failures, retryAt } = timers;
  const [due] = await db
    .select({ id, subjectId, kind, dueAt, failures, retryAt })
    .from(timers)
    .where(and(eq(timers.requestId, requestId), isDue(now)))
    .orderBy(asc(timers.dueAt), asc(timers.id))
    .limit(1);
  return due;
}

/** Makes one step as of the moment when it was due. @returns false when somebody else holds the request */
export function fire(
  house: { db: Db; settings: Settings },
  requestId: string,
  due: Due,
  now: Date,
  isPatient: boolean,
): Promise<boolean> {
  const work = async (act: Act) => {
    const request = await holdRequest(act.tx, requestId, isPatient);
    if (!request) return false;
    const claimed = await act.tx
      .update(timers)
      .set({ firedAt: now })
      .where(and(eq(timers.id, due.id), isDue(now)))
      .returning({ id: timers.id });
    const isStaleReminder = reminders.has(due.kind) && now.getTime() - due.dueAt.getTime() > reminderGrace;
    if (claimed.length > 0 && !isStaleReminder) await steps[due.kind](act, request, due.subjectId);
    return true;
  };
  return change(house, { actor: "time", id: null }, due.dueAt, work, now);
}
