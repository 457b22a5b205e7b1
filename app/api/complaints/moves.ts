import { shortName } from "~/i18n/names";
import type { AuditDetail, NoticeParams } from "../db/columns";
import { conflict } from "../errors";
import type { Act } from "../record/change";
import type { NoticeKind } from "../record/notices";
import { clearTimers, type Holder, setTimers, type TimerKind } from "../time/schedule";
import { dateIn, endOfDay } from "../zone";
import { toldOf } from "./appeal-notices";
import { isOpen, workdayAfter } from "./clock-rules";
import { factsOf, type Party } from "./complaint-facts";
import {
  type ComplaintPatch,
  type ComplaintRow,
  findComplaint,
  findOpenOf,
  holdComplaint,
  updateComplaint,
} from "./complaint-store";
import { closeSplits } from "./decision-store";
import { type ComplaintEvent, type ComplaintFacts, transition } from "./rules";

/** An order's complaint is held by the request, like everything that moves the order; the others hold themselves. */
export const holderOf = ({ kind, id, requestId }: Pick<ComplaintRow, "kind" | "id" | "requestId">): Holder =>
  kind === "order" && requestId ? { requestId } : { complaintId: id };

/** What a state waits for that time ends. */
const clocks: Partial<Record<ComplaintRow["status"], TimerKind>> = {
  awaiting_other: "complaint_answer",
  negotiating: "complaint_negotiation",
  decided: "complaint_appeal",
};

/** Until when the step that a state waits for is due. */
export function dueAt({ book, settings }: Act, status: ComplaintRow["status"]): Date | null {
  if (!isOpen(status)) return null;
  const within = {
    awaiting_other: settings.complaintAnswerWithin,
    negotiating: settings.negotiateWithin,
    decided: settings.appealWithin,
  };
  const seconds = within[status as keyof typeof within];
  if (seconds !== undefined) return new Date(book.at.getTime() + seconds * 1000);
  const { timeZone, weekend } = settings.country;
  const day = workdayAfter(dateIn(book.at, timeZone), settings.decideWithinWorkdays, weekend);
  const end = endOfDay(day, timeZone);
  // The last minute: midnight would be read as the day after.
  return end && new Date(end.getTime() - 60_000);
}

type Options = { facts?: Partial<ComplaintFacts>; patch?: ComplaintPatch; detail?: AuditDetail };

/** @throws ApiError conflict, naming the state that the complaint is in */
export function nextStatus(
  act: Act,
  complaint: ComplaintRow,
  event: ComplaintEvent,
  facts: Partial<ComplaintFacts> = {},
): ComplaintRow["status"] {
  const { status } = complaint;
  const all = { ...factsOf(complaint, act.book.author.id), ...facts };
  const { to, refusal } = transition(status, event, act.book.author.actor, all);
  if (to && to !== "none") return to;
  const isOld = refusal === "movedOn" || refusal === "notYours";
  const isAppealOver = complaint.kind === "account_appeal" && (status === "final" || status === "withdrawn");
  if (isOld && isAppealOver) throw conflict("api:complaintIs.over.appeal", { complaint_status: status });
  throw conflict(isOld ? `api:complaintIs.${status}` : `api:complaintRefused.${refusal}`, {
    complaint_status: status,
  });
}

/** Sets the clock of a complaint's state; the one before is forgotten. */
export async function setClock({ tx }: Act, complaint: ComplaintRow): Promise<void> {
  await clearTimers(tx, [complaint.id]);
  const kind = clocks[complaint.status];
  if (kind && complaint.dueAt)
    await setTimers(tx, [{ ...holderOf(complaint), subjectId: complaint.id, kind, dueAt: complaint.dueAt }]);
}

/**
 * Makes one step of a complaint's life, with its audit line and its clock. The only writer of `complaints.status`.
 * @returns the complaint as it is then
 * @throws ApiError conflict
 */
export async function moveComplaint(
  act: Act,
  complaint: ComplaintRow,
  event: ComplaintEvent,
  { facts, patch = {}, detail = {} }: Options = {},
): Promise<ComplaintRow> {
  const { tx, book } = act;
  const status = nextStatus(act, complaint, event, facts);
  const { id, status: from } = complaint;
  const isMoved = status !== from;
  // Taking a complaint gives nobody more time.
  const due = isMoved && event !== "take" ? dueAt(act, status) : complaint.dueAt;
  const ended = isMoved && !isOpen(status) ? { endedAt: book.at } : {};
  const changed = { ...patch, ...ended, status, dueAt: due, updatedAt: book.at };
  await updateComplaint(tx, id, changed);
  const after: ComplaintRow = { ...complaint, ...changed };
  if (from === "negotiating" && isMoved) await closeSplits(tx, id, "lapsed");
  if (isMoved) await setClock(act, after);
  noteComplaint(act, after, event, from, detail);
  return after;
}

export function noteComplaint(
  { book }: Act,
  { id: entityId, kind, requestId, status: to }: ComplaintRow,
  event: string,
  from: string | null,
  detail: AuditDetail = {},
): void {
  book.line({ entity: "complaint", entityId, requestId, event, from, to, detail: { kind, ...detail } });
}

/** The money of an order's dispute was taken by the payer's bank. @returns when the dispute began; null where there was none */
export async function dropDispute(act: Act, orderId: string): Promise<Date | null> {
  const id = await findOpenOf(act.tx, orderId);
  if (!id || !(await holdComplaint(act.tx, id))) return null;
  const complaint = await findComplaint(act.tx, id, act.book.at);
  if (!complaint) return null;
  const after = await moveComplaint(act, complaint, "drop", { patch: { outcome: "charged_back" } });
  tellParties(act, after, "dispute_charged_back");
  return complaint.createdAt;
}

type People = Pick<ComplaintRow, "filer" | "other">;

/** How one side sees the other: customers by their short names. */
const nameFor = ({ filer, other }: People, to: Party): string => {
  const person = to === "filer" ? other : filer;
  return person?.type === "customer" ? shortName(person.name) : (person?.name ?? "");
};

/** Tells the parties something, save the one who acts. @param more besides the title and the other side's name */
export function tellParties(
  { book }: Act,
  complaint: ComplaintRow,
  kind: NoticeKind,
  more: NoticeParams = {},
): void {
  const { filerId, otherId, title, id } = complaint;
  for (const [to, userId] of [["filer", filerId] as const, ["other", otherId] as const]) {
    if (!userId || userId === book.author.id) continue;
    const params = { title: title ?? "", name: nameFor(complaint, to), ...more };
    book.tell({ userId, kind: toldOf(complaint, kind), params, path: `/complaints/${id}` });
  }
}
