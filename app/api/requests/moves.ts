import type { AuditDetail } from "../db/columns";
import { conflict } from "../errors";
import type { Act } from "../record/change";
import type { NoticeKind } from "../record/notices";
import { learnRequest } from "../search/vocabulary-store";
import { clearTimers, setTimers, type Timer } from "../time/schedule";
import { rowFacts } from "./change-rules";
import { changedParts } from "./material-rules";
import {
  deleteRequest,
  type HeldRequest,
  type RequestPatch,
  saveOwnerActivity,
  updateRequest,
} from "./request-store";
import { type RequestEvent, type RequestFacts, transition } from "./rules";
import { countMove } from "./totals";

type Options = { facts?: Partial<RequestFacts>; patch?: RequestPatch; detail?: AuditDetail };

/** What can be read off the row; the rest speaks against a change until the caller says otherwise. */
function factsOf(request: HeldRequest, { book, settings }: Act): RequestFacts {
  return {
    ...rowFacts(request, book.at, settings.directAnswerWithin),
    ...{ isOwnerVerified: false, isComplete: false, hasRoom: false, isRetendered: false },
    hasRunningOrder: request.status === "awarding" || request.status === "assigned",
  };
}

/**
 * Makes one step of a request's life, with its audit line, timers, totals and the words that it is found by. The only writer of `requests.status`.
 * @returns the request as it is then
 * @throws ApiError conflict, naming the state that it is in
 */
export async function moveRequest(
  act: Act,
  request: HeldRequest,
  event: Exclude<RequestEvent, "discard">,
  { facts, patch, detail = {} }: Options = {},
): Promise<HeldRequest> {
  const to = nextStatus(act, request, event, facts);
  if (to === "gone") throw new Error(`${event} leads nowhere`);
  const next: HeldRequest = { ...request, ...patch, status: to };
  await updateRequest(act.tx, request.id, { ...patch, status: to, updatedAt: act.book.at });
  if (to === "open" && next.visibility === "public") await learnRequest(act.tx, request.id);
  await setRequestTimers(act, request, next);
  countMove(act, request, next);
  writeLine(act, request, event, to, { ...versionOf(request, next), ...detail });
  return next;
}

/** Of a new version: its number, and what has changed with it, for those who have read an earlier one. */
const versionOf = (before: HeldRequest, after: HeldRequest): AuditDetail =>
  after.version === before.version
    ? {}
    : { version: after.version, changed: changedParts(before, after).join(" ") };

/** The account of a customer is closed or opened: its requests are found by nobody else as long as it is closed. */
export async function showRequests(act: Act, customerId: string, isOwnerActive: boolean): Promise<void> {
  for (const shown of await saveOwnerActivity(act.tx, customerId, isOwnerActive))
    countMove(act, { ...shown, isOwnerActive: !isOwnerActive }, shown);
}

/** Deletes a draft, with what hangs on its row. */
export async function discardRequest(act: Act, request: HeldRequest): Promise<void> {
  const to = nextStatus(act, request, "discard");
  await deleteRequest(act.tx, request.id);
  countMove(act, request, null);
  writeLine(act, request, "discard", to, {});
}

function nextStatus(act: Act, request: HeldRequest, event: RequestEvent, facts: Partial<RequestFacts> = {}) {
  const all = { ...factsOf(request, act), ...facts };
  const { to, refusal } = transition(request.status, event, act.book.author.actor, all);
  if (to) return to;
  const params = { count: act.settings.openRequestsPerCustomer };
  const message =
    refusal === "movedOn"
      ? `api:requestIs.${request.status}`
      : { key: `api:requestRefused.${refusal}`, params };
  throw conflict(message, { request_status: request.status });
}

function writeLine(
  { book }: Act,
  { id, status }: HeldRequest,
  event: RequestEvent,
  to: string,
  detail: AuditDetail,
) {
  book.line({ entity: "request", entityId: id, requestId: id, event, from: status, to, detail });
}

/** An open request has an end, and a reminder before it; one whose end passed while it awaited payment ends at once. */
async function setRequestTimers(
  { tx, book, settings }: Act,
  before: HeldRequest,
  after: HeldRequest,
): Promise<void> {
  if (before.status === after.status && before.expiresAt?.getTime() === after.expiresAt?.getTime()) return;
  if (before.status === "open" || after.status === "open") await clearTimers(tx, [after.id]);
  if (after.status !== "open" || !after.expiresAt) return;
  const timer = (kind: Timer["kind"], dueAt: Date): Timer => ({
    requestId: after.id,
    subjectId: after.id,
    kind,
    dueAt,
  });
  const end = new Date(Math.max(after.expiresAt.getTime(), book.at.getTime()));
  const reminder = new Date(after.expiresAt.getTime() - settings.requestReminderBefore * 1000);
  await setTimers(tx, [
    timer("request_expiry", end),
    ...(reminder > book.at ? [timer("request_reminder", reminder)] : []),
  ]);
}

/** The request's time is up. */
export async function expireRequest(act: Act, request: HeldRequest): Promise<void> {
  if (request.status !== "open") return;
  await moveRequest(act, request, "expire");
  tellOwner(act, request, "request_expired");
}

/** Its end is 48 hours away. */
export async function remindOfExpiry(act: Act, request: HeldRequest): Promise<void> {
  if (request.status === "open") tellOwner(act, request, "request_expiring");
}

function tellOwner({ book }: Act, { id, customerId, title }: HeldRequest, kind: NoticeKind): void {
  if (customerId) book.tell({ userId: customerId, kind, params: { title }, path: `/requests/${id}` });
}
