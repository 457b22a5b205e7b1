import { and, asc, eq } from "drizzle-orm";
import { holdComplaint } from "../complaints/complaint-store";
import { closeComplaint, lapseComplaint } from "../complaints/time-moves";
import type { Db } from "../db/client";
import { isDue } from "../db/due";
import { timers } from "../db/schema";
import { expireOffer } from "../offers/moves";
import { approveBySilence, clearEarning, remindOfApproval } from "../orders/completion-moves";
import { remindOfDelivery, remindOfStart } from "../orders/idle-moves";
import { lapseOrder } from "../orders/making-moves";
import { lapseProposal } from "../orders/proposal-moves";
import { type Act, change } from "../record/change";
import { expireRequest, remindOfExpiry } from "../requests/moves";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { endReviews } from "../reviews/moves";
import type { Settings } from "../settings";
import type { Holder, TimerKind } from "./schedule";

/** A step that is due. */
export type Due = {
  id: string;
  subjectId: string;
  kind: TimerKind;
  dueAt: Date;
  firstDueAt: Date | null;
  failures: number;
  retryAt: Date | null;
};

/** Steps of a complaint, which hold what it is about by themselves. */
const ofComplaint = {
  complaint_answer: lapseComplaint,
  complaint_negotiation: lapseComplaint,
  complaint_appeal: closeComplaint,
};

type ComplaintTimer = keyof typeof ofComplaint;
/** `firstDueAt`: when the step was due, or was first where it has been put off since. */
type RequestStep = (act: Act, request: HeldRequest, subjectId: string, firstDueAt: Date) => Promise<void>;

const isComplaintTimer = (kind: TimerKind): kind is ComplaintTimer => kind in ofComplaint;

const steps: Record<Exclude<TimerKind, ComplaintTimer>, RequestStep> = {
  request_expiry: expireRequest,
  request_reminder: remindOfExpiry,
  offer_expiry: expireOffer,
  payment_expiry: lapseOrder,
  start_reminder: remindOfStart,
  delivery_reminder: remindOfDelivery,
  confirm_reminder: remindOfApproval,
  confirm_last_reminder: remindOfApproval,
  auto_confirm: approveBySilence,
  clearing: clearEarning,
  proposal_expiry: lapseProposal,
  review_end: endReviews,
};

const passing = ["request_reminder", "confirm_reminder", "confirm_last_reminder"] as const;
/** What says how long is left. What reminds of a job that is left alone comes late too: nothing has changed for the job. */
const arePassing: ReadonlySet<TimerKind> = new Set(passing);
/** What changes nothing, and only tells somebody. */
export const reminders: ReadonlySet<TimerKind> = new Set([...passing, "start_reminder", "delivery_reminder"]);

/** What says how long is left is worth nothing when it comes later than this, and is dropped. */
const reminderGrace = 3_600_000;

/** The timers of a holder. */
const isOf = (holder: Holder) =>
  "requestId" in holder ? eq(timers.requestId, holder.requestId) : eq(timers.complaintId, holder.complaintId);

/** Takes the lock of a holder. @returns the request; true for a complaint by itself; null when somebody else holds it */
const hold = (tx: Db, holder: Holder, isPatient: boolean) =>
  "requestId" in holder
    ? holdRequest(tx, holder.requestId, isPatient)
    : holdComplaint(tx, holder.complaintId, isPatient).then((isHeld) => isHeld || null);

function make(act: Act, held: HeldRequest | true, due: Due): Promise<void> {
  const { kind, subjectId, dueAt, firstDueAt } = due;
  if (isComplaintTimer(kind)) return ofComplaint[kind](act, subjectId);
  if (held === true) throw new Error(`A complaint holds a step of kind ${kind}`);
  return steps[kind](act, held, subjectId, firstDueAt ?? dueAt);
}

/** The step that was due first of what a request or a complaint holds. */
export async function findNext(db: Db, holder: Holder, now: Date): Promise<Due | undefined> {
  const { id, subjectId, kind, dueAt, firstDueAt, failures, retryAt } = timers;
  const [due] = await db
    .select({ id, subjectId, kind, dueAt, firstDueAt, failures, retryAt })
    .from(timers)
    .where(and(isOf(holder), isDue(now)))
    .orderBy(asc(timers.dueAt), asc(timers.id))
    .limit(1);
  return due;
}

/** Makes one step as of the moment when it was due. @returns false when somebody else holds the request or complaint */
export function fire(
  house: { db: Db; settings: Settings },
  holder: Holder,
  due: Due,
  now: Date,
  isPatient: boolean,
): Promise<boolean> {
  const work = async (act: Act) => {
    const held = await hold(act.tx, holder, isPatient);
    if (!held) return false;
    const claimed = await act.tx
      .update(timers)
      .set({ firedAt: now, retryAt: null })
      .where(and(eq(timers.id, due.id), isDue(now)))
      .returning({ id: timers.id });
    const isStaleReminder = arePassing.has(due.kind) && now.getTime() - due.dueAt.getTime() > reminderGrace;
    if (claimed.length > 0 && !isStaleReminder) await make(act, held, due);
    return true;
  };
  return change(house, { actor: "time", id: null }, due.dueAt, work, now);
}
