import type { RequestStatus } from "~/contract/request-fields";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** What decides about a request besides its state. */
export type RequestFacts = {
  /** The account is active and its phone verified. */
  isOwnerVerified: boolean;
  /** Nothing is missing that publishing asks for. */
  isComplete: boolean;
  /** The customer has fewer open requests than the limit. */
  hasRoom: boolean;
  isDirect: boolean;
  /** The one technician declined, let 24 h pass, has no offer left, or a closed account. */
  isDirectOver: boolean;
  /** The one technician declined already, has an offer standing, or lost the job. */
  isDirectAnswered: boolean;
  isClosedToOffers: boolean;
  /** An order that is neither completed nor cancelled. */
  hasRunningOrder: boolean;
  /** A cancelled order goes out for offers again: the customer wants it, and work had not begun. */
  isRetendered: boolean;
};

export type RequestRefusal =
  | ("ownerUnverified" | "incomplete" | "tooManyOpen" | "orderRunning")
  | ("notDirect" | "directWaits" | "directAnswered" | "alreadyClosed" | "notClosed");

/** `gone`: the row is deleted, which only a draft may be. */
export type RequestState = RequestStatus | "gone";

const row = rowsOf<RequestState, RequestFacts, RequestRefusal>();
const over: RequestState[] = ["completed", "cancelled", "expired"];

const rows = {
  /** A complete draft is published by an active customer with a verified phone and room for one more. */
  publish: row(["draft"], ["customer"], "open", (f) => {
    if (!f.isOwnerVerified) return "ownerUnverified";
    return (!f.isComplete && "incomplete") || (!f.hasRoom && "tooManyOpen");
  }),
  /** A draft may be thrown away. */
  discard: row(["draft"], ["customer"], "gone"),
  /** A draft and an open request may be edited; one that awaits payment may not. */
  edit: row(["draft", "open"], ["customer"], (state) => state),
  /** Accepting an offer makes one order, which awaits payment. */
  award: row(["open"], ["customer"], "awarding"),
  /** The order's payment lapsed, or a side gave it up: open for offers again. */
  release: row(["awarding"], ["customer", "provider", "time"], "open"),
  /** The order is paid: the job has its technician. */
  assign: row(["awarding"], ["gateway", "staff"], "assigned"),
  /** The order is completed, by approval, silence, settlement or decision. */
  complete: row(["assigned"], ["customer", "provider", "time", "staff"], "completed"),
  /** The paid order is cancelled: out for offers again where the customer wants it and no work had begun, else over. */
  loseOrder: row(["assigned"], ["customer", "provider", "staff", "time", "gateway"], (_, f) =>
    f.isRetendered ? "open" : "cancelled",
  ),
  /** A dispute stops the clearing of a completed order: the job has its technician again. */
  reopen: row(["completed"], ["customer", "provider"], "assigned"),
  /** An open request may be cancelled at any time; one that awaits payment is given up instead. */
  cancel: row(["open"], ["customer"], "cancelled"),
  /** 30 days pass, or the preferred date. */
  expire: row(["open"], ["time"], "expired"),
  /** One press gives an open or expired request 30 more days; an expired one needs room again. */
  extend: row(["open", "expired"], ["customer"], "open", (f, state) => {
    return state === "expired" && !f.hasRoom && "tooManyOpen";
  }),
  /** Staff remove a request with a reason, but not while an order is unresolved. */
  remove: row(
    ["draft", "open", "awarding", "assigned", ...over],
    ["staff"],
    "removed",
    (f) => f.hasRunningOrder && "orderRunning",
  ),
  /** The one technician may decline a direct request, once, while no offer of theirs stands. */
  declineDirect: row(["open"], ["provider"], "open", (f) => {
    return (!f.isDirect && "notDirect") || (f.isDirectAnswered && "directAnswered");
  }),
  /** A direct request is opened to all once its technician declined, or after 24 h without an answer. */
  openToAll: row(["open"], ["customer"], "open", (f) => {
    return (!f.isDirect && "notDirect") || (!f.isDirectOver && "directWaits");
  }),
  /** The customer may stop new offers, and let them in again. */
  closeToOffers: row(["open"], ["customer"], "open", (f) => f.isClosedToOffers && "alreadyClosed"),
  reopenToOffers: row(["open"], ["customer"], "open", (f) => !f.isClosedToOffers && "notClosed"),
  /** Technicians are asked to look at a request that is open to all and takes offers. */
  invite: row(["open"], ["customer"], "open", (f) => {
    return (f.isDirect && "directWaits") || (f.isClosedToOffers && "alreadyClosed");
  }),
};

export type RequestEvent = keyof typeof rows;
export const requestEvents = Object.keys(rows) as RequestEvent[];

/** The only way in which a request's status changes. Pure. */
export const transition = (state: RequestState, event: RequestEvent, actor: Actor, facts: RequestFacts) =>
  readRow(rows[event], state, actor, facts);
