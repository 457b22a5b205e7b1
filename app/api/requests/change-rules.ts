import type { RequestDetails, RequestStatus } from "~/contract/request-fields";
import type { Actor } from "../record/life-cycle";
import { type RequestEvent, type RequestFacts, transition } from "./rules";

type Can = RequestDetails["can"][number];

const named: Record<Can, RequestEvent> = {
  edit: "edit",
  publish: "publish",
  discard: "discard",
  cancel: "cancel",
  extend: "extend",
  open_to_all: "openToAll",
  close_to_offers: "closeToOffers",
  reopen_to_offers: "reopenToOffers",
  invite: "invite",
  give_up: "release",
};

/** What a side may do with a request now: every event that the table lets it make. */
export function requestCan(status: RequestStatus, actor: Actor, facts: RequestFacts): Can[] {
  return (Object.keys(named) as Can[]).filter((can) => transition(status, named[can], actor, facts).to);
}

type DirectState = Record<"directDeclinedAt" | "publishedAt", Date | null> &
  Record<"offersCount" | "liveOffersCount", number> & { isDirectAway: boolean };

/**
 * A direct request is over for its technician, and may be opened to all, when it was declined, when 24 h passed without an
 * offer, when the technician's offer is no longer live, or the account is closed.
 * @param within seconds in which the technician is to answer
 */
export function isDirectOver(request: DirectState, now: Date, within: number): boolean {
  if (request.directDeclinedAt || request.isDirectAway) return true;
  if (request.liveOffersCount > 0 || !request.publishedAt) return false;
  return request.offersCount > 0 || now.getTime() - request.publishedAt.getTime() >= within * 1000;
}

/** The one technician declined a direct request, or has an offer standing on it. */
const isDirectAnswered = ({ directDeclinedAt, liveOffersCount }: DirectState) =>
  directDeclinedAt !== null || liveOffersCount > 0;

/**
 * The facts that stand in a request's own row.
 * @param within seconds in which the technician of a direct request is to answer
 */
export const rowFacts = (
  request: DirectState & { visibility: "public" | "direct"; isClosedToOffers: boolean },
  now: Date,
  within: number,
) => ({
  isDirect: request.visibility === "direct",
  isDirectOver: isDirectOver(request, now, within),
  isDirectAnswered: isDirectAnswered(request),
  isClosedToOffers: request.isClosedToOffers,
});

/**
 * A request ends 30 days after it was published or extended, or with its preferred day, whichever comes first.
 * @param lifetime seconds
 * @param endOfPreferredDay null when no day is preferred
 */
export function endOf(from: Date, lifetime: number, endOfPreferredDay: Date | null): Date {
  const last = new Date(from.getTime() + lifetime * 1000);
  return endOfPreferredDay && endOfPreferredDay < last ? endOfPreferredDay : last;
}

type Timed = { status: RequestStatus } & Record<"expiresAt" | "paymentDueAt" | "approvalDueAt", Date | null>;

/**
 * The state that time has given a request by now, before the clock has written it down: lists show it. An order whose time
 * for paying is over leaves the request open, and an open one whose time is up is expired; a job that nobody has approved in time is
 * completed.
 */
export function statusAt(request: Timed, now: Date): RequestStatus {
  const isPast = (time: Date | null) => time !== null && time <= now;
  if (request.status === "assigned" && isPast(request.approvalDueAt)) return "completed";
  const isLapsed = request.status === "awarding" && isPast(request.paymentDueAt);
  const status = isLapsed ? "open" : request.status;
  return status === "open" && isPast(request.expiresAt) ? "expired" : status;
}
