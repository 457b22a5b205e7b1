import type { ProposalKind, ProposalStatus } from "~/contract/order-fields";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** `none`: not made yet. */
export type ProposalState = ProposalStatus | "none";

export type ProposalFacts = {
  kind: ProposalKind;
  /** Whoever acts made it. */
  isOwn: boolean;
  /** A higher price: it takes effect when the difference is paid. */
  isToPay: boolean;
  /** The time of arrival at the start that it names is over. */
  isLate: boolean;
  /** The start that it names has passed. */
  isPast: boolean;
  /** The job was paid after the time of its visit, and no other has been agreed on: nobody could come. */
  isAnew: boolean;
};

const row = rowsOf<
  ProposalState,
  ProposalFacts,
  "own" | "notOwn" | "otherKind" | "ahead" | "past" | "anew"
>();
const sides: Actor[] = ["customer", "provider"];

/** A visit under warranty is agreed on first and made later; a higher price is agreed on first and paid later. */
const waits = ({ kind, isToPay }: ProposalFacts) => kind === "warranty" || isToPay;

const rows = {
  make: row(["none"], sides, "proposed"),
  /** The other side agrees; not to a time that has passed, nor that it did not come when nobody could. */
  agree: row(
    ["proposed"],
    sides,
    (_, f) => (waits(f) ? "agreed" : "done"),
    (f) =>
      (f.isOwn && "own") ||
      (f.kind === "reschedule" && f.isPast && "past") ||
      (f.kind === "no_show" && f.isAnew && "anew"),
  ),
  /** The other side says no, or objects to what is claimed. */
  decline: row(["proposed"], sides, "declined", (f) => f.isOwn && "own"),
  withdraw: row(["proposed"], sides, "withdrawn", (f) => !f.isOwn && "notOwn"),
  /** The difference was paid. */
  pay: row(["agreed"], ["gateway", "staff"], "done", (f) => !f.isToPay && "otherKind"),
  /** The visit was made, or is being made. */
  finish: row(
    ["agreed"],
    ["customer"],
    "done",
    (f) => (f.kind !== "warranty" && "otherKind") || (!f.isPast && "ahead"),
  ),
  /** The visit was not made: the claim is given back. */
  miss: row(
    ["agreed"],
    ["customer"],
    "missed",
    (f) => (f.kind !== "warranty" && "otherKind") || (!f.isLate && "ahead"),
  ),
  /**
   * Nobody answered, or paid, in time: nothing changes. Of a claim that nobody came, silence is consent where somebody could;
   * and a visit of which nobody says that it was not made was made.
   */
  lapse: row(["proposed", "agreed"], ["time"], (state, f) =>
    f.kind === (state === "proposed" ? "no_show" : "warranty") && !(f.kind === "no_show" && f.isAnew)
      ? "done"
      : "lapsed",
  ),
  /** The order has come to a state in which it means nothing any more. */
  drop: row(["proposed", "agreed"], [...sides, "staff", "time", "gateway"], "lapsed"),
};

export type ProposalEvent = keyof typeof rows;
export const proposalEvents = Object.keys(rows) as ProposalEvent[];

/** The only way in which a proposal's status changes. Pure. */
export const transition = (state: ProposalState, event: ProposalEvent, actor: Actor, facts: ProposalFacts) =>
  readRow(rows[event], state, actor, facts);
