import type { ComplaintKind, ComplaintStatus } from "~/contract/complaint-fields";
import { openComplaint } from "../db/states";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** `none`: not filed yet. */
export type ComplaintState = ComplaintStatus | "none";

/** What decides about a complaint besides its state. */
export type ComplaintFacts = {
  kind: ComplaintKind;
  /** How whoever acts stands to it; staff, time and the gateway are no side. */
  side: "filer" | "other" | null;
  hasOther: boolean;
  hasProposalsLeft: boolean;
  areBothActive: boolean;
  /** Each withdrawal gives a job's money a new time to wait: whoever files again and again cannot hold it for ever. */
  hasWithdrawalsLeft: boolean;
  isOwnProposal: boolean;
  /** The side that acts has accepted the decision before. */
  hasAccepted: boolean;
  /** With whoever acts, everybody has accepted the decision. */
  isAcceptedByAll: boolean;
  /** Nobody has a reason to appeal: there is no other side, and the decision is for who filed. */
  isUnopposed: boolean;
  /** Whoever acts does not judge it: the decision that is appealed against is theirs, the first one or that an account is closed. */
  isBarred: boolean;
};

export type ComplaintRefusal =
  | ("notTheirs" | "answerFirst" | "noProposalsLeft" | "noWithdrawalsLeft")
  | ("accountClosed" | "ownProposal" | "acceptedBefore" | "sameStaff" | "otherKind");

const row = rowsOf<ComplaintState, ComplaintFacts, ComplaintRefusal>();
const sides: Actor[] = ["customer", "provider"];
const same = (state: ComplaintState) => state;
/** An account's appeal is against a decision from its beginning. */
const closedIt = ({ kind, isBarred }: ComplaintFacts) => kind === "account_appeal" && isBarred && "sameStaff";
const closed = ({ areBothActive }: ComplaintFacts) => !areBothActive && "accountClosed";
const onceAccepted = ({ hasAccepted }: ComplaintFacts) => hasAccepted && "acceptedBefore";

const rows = {
  /** A complaint waits for the other side's answer, where there is one, else for staff. */
  file: row(["none"], sides, (_, f) => (f.hasOther ? "awaiting_other" : "open")),
  /** The other side answers, within 48 h: of an order both negotiate then, of everything else staff decide. */
  answer: row(
    ["awaiting_other"],
    sides,
    (_, f) => (f.kind === "order" ? "negotiating" : "under_review"),
    (f) => f.side !== "other" && "notTheirs",
  ),
  /** Each side proposes a split up to three times. The other side accepts it. With a closed account staff decide. */
  propose: row(["negotiating"], sides, same, (f) => closed(f) || (!f.hasProposalsLeft && "noProposalsLeft")),
  settle: row(["negotiating"], sides, "settled", (f) => closed(f) || (f.isOwnProposal && "ownProposal")),
  /** Either side leaves it to staff. */
  handOver: row(["negotiating"], sides, "under_review"),
  /** Nobody answered in 48 h, or the 7 days for negotiating are over. */
  lapse: row(["awaiting_other", "negotiating"], ["time"], "under_review"),
  /** A member of staff takes a complaint that has no other side. */
  take: row(["open"], ["staff"], "under_review", closedIt),
  /** Staff decide with reasons; it is carried out when nobody can appeal any more. */
  decide: row(["under_review"], ["staff"], (_, f) => (f.isUnopposed ? "final" : "decided"), closedIt),
  /** A side accepts the decision; once all have, nobody appeals. */
  acceptDecision: row(["decided"], sides, (_, f) => (f.isAcceptedByAll ? "final" : "decided"), onceAccepted),
  /** Either side appeals, once, unless it has accepted the decision. */
  appeal: row(["decided"], sides, "appealed", onceAccepted),
  /** Another member of staff decides on the appeal, for good. */
  decideAppeal: row(["appealed"], ["staff"], "final", (f) => f.isBarred && "sameStaff"),
  /** The time for an appeal is over. */
  stand: row(["decided"], ["time"], "final"),
  /** Whoever filed it takes it back before it is decided. */
  withdraw: row(["open", "awaiting_other", "negotiating", "under_review"], sides, "withdrawn", (f) => {
    if (f.side !== "filer") return "notTheirs";
    return !f.hasWithdrawalsLeft && "noWithdrawalsLeft";
  }),
  /** The parties and staff write into it while it is not over; the other side's first message is its answer. */
  write: row([...openComplaint], [...sides, "staff"], same, (f, state) => {
    return state === "awaiting_other" && f.side === "other" && "answerFirst";
  }),
  /** Nothing is left to decide: staff have opened the account by hand, or the payer's bank took the money that was disputed. */
  reopen: row([...openComplaint], ["staff"], "final", (f) => f.kind !== "account_appeal" && "otherKind"),
  drop: row([...openComplaint], ["gateway"], "final", (f) => f.kind !== "order" && "otherKind"),
};

export type ComplaintEvent = keyof typeof rows;
export const complaintEvents = Object.keys(rows) as ComplaintEvent[];

/** The only way in which a complaint's status changes. Pure. */
export const transition = (
  state: ComplaintState,
  event: ComplaintEvent,
  actor: Actor,
  facts: ComplaintFacts,
) => readRow(rows[event], state, actor, facts);

/** Nothing speaks against anything. */
export const freeFacts: ComplaintFacts = {
  ...{ kind: "order", side: "filer", hasOther: true, areBothActive: true, isOwnProposal: false },
  ...{ hasProposalsLeft: true, hasWithdrawalsLeft: true, hasAccepted: false },
  ...{ isAcceptedByAll: false, isUnopposed: false, isBarred: false },
};
