import { type Actor, actors, readRows, rowsOf } from "../record/life-cycle";

/** `none`: not owed yet. `cancelled`: the payer's bank gave the money back instead. */
export const refundStates = ["none", "pending", "sent", "done", "failed", "cancelled"] as const;
export type RefundState = (typeof refundStates)[number];

/** Who took the payment: the bank, the gateway that is asked here, or one that is not set up any more. */
export type Taker = "bank" | "gateway" | "gone";

export type RefundFacts = {
  taker: Taker;
  /** Refunds and the payer's bank have given back more than was paid: nobody makes one any more. */
  isOverpaid: boolean;
  /** A person is to decide on it, before anybody is asked for it. */
  isForPerson: boolean;
  /** The gateway was asked for it: it may be made. */
  isAskedFor: boolean;
  /** The customer has named an account. */
  isNamed: boolean;
  /** It is paid to where a transfer came from, whichever account is named. */
  isToSender: boolean;
  /** The operator's account has as much, as far as settlements are recorded. */
  isCovered: boolean;
};

/** Nothing speaks against anything. */
export const freeRefund: RefundFacts = {
  ...{ taker: "gateway", isOverpaid: false, isForPerson: false, isAskedFor: false },
  ...{ isNamed: true, isToSender: false, isCovered: true },
};

export type RefundRefusal = "notByHand" | "mayBeMade" | "noAccount" | "bankShort";

const row = rowsOf<RefundState, RefundFacts, RefundRefusal>();
const open: RefundState[] = ["pending", "sent", "failed"];
const same = (state: RefundState) => state;

/** One that the gateway is asked for, or has taken, is for it to tell of: until it has failed there, nobody pays it from the bank. */
const notFromBank = ({ taker, isOverpaid }: RefundFacts, state: RefundState) =>
  (isOverpaid || (taker === "gateway" && state !== "failed")) && "notByHand";

/** From the bank only a named account is paid to, and that which a transfer came from. */
function notPayable(facts: RefundFacts, state: RefundState): RefundRefusal | false {
  const { taker, isNamed, isToSender, isCovered } = facts;
  if (notFromBank(facts, state)) return "notByHand";
  if (!isNamed && !(isToSender && taker === "bank")) return "noAccount";
  return !isCovered && "bankShort";
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
  /** It did not arrive after all. */
  return: [row(["done"], ["gateway"], "failed")],
  /** The gateway is asked for it once more. */
  retry: [
    row(["failed"], ["staff"], "pending", (f) => (f.isOverpaid || f.taker !== "gateway") && "notByHand"),
  ],
  /** Its customer says where it goes to from the bank. */
  name_account: [row(open, ["customer"], same, (f, at) => (f.isNamed && "notByHand") || notFromBank(f, at))],
  change_account: [
    row(open, ["customer"], same, (f, at) => (!f.isNamed && "noAccount") || notFromBank(f, at)),
  ],
  /** The payer's bank gives the same money back: it is not made. */
  cancel: [
    row(
      ["pending", "failed"],
      ["gateway"],
      "cancelled",
      ({ isAskedFor }, state) => isAskedFor && state === "pending" && "mayBeMade",
    ),
  ],
};

export type RefundEvent = keyof typeof rows;
export const refundEvents = Object.keys(rows) as RefundEvent[];

/** The only way in which a refund's status changes. Pure. */
export const transition = (state: RefundState, event: RefundEvent, actor: Actor, facts: RefundFacts) =>
  readRows(rows[event], state, actor, facts);

/** What staff may do about a refund, as far as it depends on them. */
export function deedsOf(state: RefundState, facts: RefundFacts) {
  const free = { ...facts, isCovered: true, isToSender: true };
  return staffDeeds.filter((deed) => transition(state, deed, "staff", free).to !== undefined);
}
const staffDeeds = ["done_there", "done", "retry"] as const;

/** Whether the customer is to name the account of a refund, or another, since it goes back from the bank; or may, since it could. */
export function accountAsked(state: RefundState, facts: RefundFacts): "needed" | "possible" | null {
  const event = facts.isNamed ? "change_account" : "name_account";
  if (!transition(state, event, "customer", facts).to) return null;
  return facts.taker === "bank" ? "needed" : "possible";
}

const secondOf = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Whether a word on a refund is older than another one, told at `before`: then it says nothing. Of two of the same moment the failure
 * counts. Gateways count whole seconds, our own clock thousandths: within one second nobody can tell which came first.
 */
export function isOlderWord(word: { at: Date; isFailure: boolean }, before: Date): boolean {
  const [at, then] = [secondOf(word.at), secondOf(before)];
  return word.isFailure ? at < then : at <= then;
}
