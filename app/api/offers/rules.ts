import { live, unsettled } from "../db/states";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";
import type { OfferFacts, OfferRefusal, OfferState } from "./offer-facts";

const row = rowsOf<OfferState, OfferFacts, OfferRefusal>();
const sides: Actor[] = ["customer", "provider"];
const anyone: Actor[] = [...sides, "staff", "time", "gateway"];
const standing: OfferState[] = ["pending", "discount_requested", "stale"];

const dead = (f: OfferFacts) => (!f.isRequestOpen && "requestNotOpen") || (!f.isValid && "over");
/** An answer is to the price that its provider has read. */
const otherAsk = (f: OfferFacts) => dead(f) || (!f.isAsked && "otherAsk");
const unread = (f: OfferFacts) => dead(f) || (!f.isSeen && "newRequest");
/** Who can do nothing is neither shown anew, asked nor hired. */
const away = (f: OfferFacts) => !f.isSenderActive && "senderInactive";
const standAgain = (f: OfferFacts, state: OfferState) => (f.isValid ? state : "expired");

const rows = {
  /**
   * The first ten offers stand on the request; the eleventh and later wait in a queue that the customer does not see. An offer
   * is sent, revised and confirmed for the request that its provider has read.
   */
  send: row(
    ["none"],
    ["provider"],
    (_, f) => (f.hasPlace ? "pending" : "queued"),
    (f) => !f.isSeen && "newRequest",
  ),
  /** The oldest valid one whose sender is there moves up when a place frees; if the request has changed since, it needs confirming. */
  moveUp: row(
    ["queued"],
    anyone,
    (_, f) => (f.isCurrent ? "pending" : "stale"),
    (f) => dead(f) || away(f) || (!f.hasPlace && "noPlace"),
  ),
  /** New terms are a new round and confirm a stale offer; an earlier round can no longer be accepted. */
  revise: row(["pending", "stale", "queued"], ["provider"], (s) => (s === "queued" ? s : "pending"), unread),
  /** The customer asks for a discount three times at most. */
  askDiscount: row(
    ["pending"],
    ["customer"],
    "discount_requested",
    (f) => dead(f) || away(f) || (!f.hasAsksLeft && "noAsksLeft"),
  ),
  /** The provider answers at the asked price, with another, or keeps the price; the customer may take the question back. */
  acceptDiscount: row(["discount_requested"], ["provider"], "pending", otherAsk),
  counterDiscount: row(["discount_requested"], ["provider"], "pending", otherAsk),
  declineDiscount: row(["discount_requested"], ["provider"], "pending", otherAsk),
  takeBackDiscount: row(["discount_requested"], ["customer"], "pending", dead),
  /** The customer accepts the round that stands; an order is made. */
  accept: row(["pending"], ["customer"], "accepted", (f) => {
    return dead(f) || (!f.isRound && "newTerms") || away(f);
  }),
  /** Another offer is accepted: the rest wait for its payment. */
  hold: row(standing, ["customer"], "on_hold"),
  /** That payment lapsed or was given up: back to the state it had, or expired. */
  release: row(["on_hold"], [...sides, "time"], (_, f) => standAgain(f, f.held ?? "pending")),
  /** The accepted offer's own payment lapsed or was given up. */
  lapse: row(["accepted"], [...sides, "time"], (_, f) => standAgain(f, f.isCurrent ? "pending" : "stale")),
  /** The paid job that came of it is called off: by its technician's doing, of which silence is one sign, or not by it. */
  standDown: row(["accepted"], ["provider", "time"], "withdrawn"),
  fallThrough: row(["accepted"], anyone, "not_selected"),
  /** The other order is paid. */
  notSelect: row(["on_hold", "queued"], ["gateway", "staff"], "not_selected"),
  /** The request changed materially, or went out again. */
  outdate: row(standing, ["customer"], "stale"),
  /** The provider confirms the offer for the request as it is now. */
  reconfirm: row(["stale"], ["provider"], "pending", unread),
  /** The provider withdraws, the customer declines what was shown, the validity ends. */
  withdraw: row(unsettled, ["provider"], "withdrawn"),
  decline: row(live, ["customer"], "declined"),
  expire: row(unsettled, ["time"], "expired"),
  /** The request is cancelled or removed. */
  close: row(unsettled, ["customer", "staff"], "not_selected"),
};

export type OfferEvent = keyof typeof rows;
export const offerEvents = Object.keys(rows) as OfferEvent[];

/** The only way in which an offer's status changes. Pure. */
export const transition = (state: OfferState, event: OfferEvent, actor: Actor, facts: OfferFacts) =>
  readRow(rows[event], state, actor, facts);
