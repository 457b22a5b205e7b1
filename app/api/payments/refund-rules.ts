import { type Actor, actors, readRows, rowsOf } from "../record/life-cycle";
import type { RefundFacts } from "./refund-facts";

/** `none`: not owed yet. `cancelled`: the payer's bank gave the money back instead, or what was to go back had never come. */
export const refundStates = ["none", "pending", "sent", "done", "failed", "cancelled"] as const;
export type RefundState = (typeof refundStates)[number];

export type RefundRefusal =
  | ("notByHand" | "mayBeMade" | "noAccount")
  | ("accountUnread" | "accountMoved" | "accountHeld" | "bankShort");

const row = rowsOf<RefundState, RefundFacts, RefundRefusal>();
const open: RefundState[] = ["pending", "sent", "failed"];
const same = (state: RefundState) => state;

/** What a gateway is asked for, or has taken, is not paid from the bank before it has failed there, or it might be paid twice. */
const notFromBank = ({ taker, isOverpaid }: RefundFacts, state: RefundState) =>
  (isOverpaid || (taker === "gateway" && state !== "failed")) && "notByHand";

/** Nor is anybody asked where to send what may never go to them. */
const notToName = (facts: RefundFacts, state: RefundState) =>
  (facts.isUndecided && "notByHand") || notFromBank(facts, state);

const unread = { last: false, another: "accountMoved", nothing: "accountUnread" } as const;

/**
 * From the bank is paid only to the account that the customer has named, or to that which the transfer came from. That the account was
 * changed since staff read it comes before all other refusals: they may have paid to the old one already.
 */
function notPayable(facts: RefundFacts, state: RefundState): RefundRefusal | false {
  const { taker, isNamed, read, isHeld, isToSender, isCovered } = facts;
  if (notFromBank(facts, state)) return "notByHand";
  const isToAccount = !(isToSender && taker === "bank");
  const ofAccount = isToAccount && ((!isNamed && "noAccount") || unread[read] || (isHeld && "accountHeld"));
  return ofAccount || (!isCovered && "bankShort");
}

const rows = {
  owe: [row(["none"], actors, (_, { isForPerson }) => (isForPerson ? "failed" : "pending"))],
  /** The customer is asked where to, of one that was owed before anybody asked. */
  ask: [row(["pending"], ["time"], same, (f) => (f.taker !== "bank" || f.isNamed) && "notByHand")],
  /** The gateway took it, and is to say later what became of it. */
  send: [row(["pending"], ["gateway"], "sent")],
  /** The gateway has made it, although it had failed or was cancelled; or staff have paid it from the bank. */
  done: [row([...open, "cancelled"], ["gateway"], "done"), row(open, ["staff"], "done", notPayable)],
  /** It was made at a gateway that tells nothing here any more. */
  done_there: [row(open, ["staff"], "done", (f) => (f.isOverpaid || f.taker !== "gone") && "notByHand")],
  fail: [row(["pending", "sent"], ["gateway"], "failed")],
  /** It did not arrive after all: the gateway says so, or the bank has sent back what staff had paid from it. */
  return: [
    row(["done"], ["gateway"], "failed"),
    row(
      ["done"],
      ["staff"],
      (_, { taker }) => (taker === "bank" ? "pending" : "failed"),
      ({ isFromBank }) => !isFromBank && "notByHand",
    ),
  ],
  /** The gateway is asked for it once more. */
  retry: [
    row(
      ["failed"],
      ["staff"],
      "pending",
      (f) => (f.isOverpaid || f.isUndecided || f.taker !== "gateway") && "notByHand",
    ),
  ],
  /** Staff have decided that it goes to the payer: it is asked for as any other, or its customer may name an account. */
  give: [row(["failed"], ["staff"], "pending", (f) => (f.isOverpaid || !f.isUndecided) && "notByHand")],
  /** Its customer says where it goes to from the bank. */
  name_account: [row(open, ["customer"], same, (f, at) => (f.isNamed && "notByHand") || notToName(f, at))],
  change_account: [row(open, ["customer"], same, (f, at) => (!f.isNamed && "noAccount") || notToName(f, at))],
  /** The payer's bank gives the same money back: it is not made. */
  cancel: [
    row(
      ["pending", "failed"],
      ["gateway", "staff"],
      "cancelled",
      ({ isAskedFor }, state) => isAskedFor && state === "pending" && "mayBeMade",
    ),
  ],
  /** What was to go back had never come: staff had noted it by mistake. */
  withdraw: [
    row(
      ["pending"],
      ["staff"],
      "cancelled",
      ({ taker, isUnexpected, hasLeft }) => (taker !== "bank" || !isUnexpected || hasLeft) && "notByHand",
    ),
  ],
};

export type RefundEvent = keyof typeof rows;
export const refundEvents = Object.keys(rows) as RefundEvent[];

/** The only way in which a refund's status changes. Pure. */
export const transition = (state: RefundState, event: RefundEvent, actor: Actor, facts: RefundFacts) =>
  readRows(rows[event], state, actor, facts);
