import type { NextStep, Wait } from "~/contract/next-step";
import type { OfferStatus } from "~/contract/offer-fields";
import type { OrderStatus } from "~/contract/order-fields";
import type { RequestStatus } from "~/contract/request-fields";
import type { OrderWaits } from "../db/order-waits";
import type { Rates } from "../ledger/commission-rules";
import type { VisitState } from "../orders/visit-rules";
import type { Refused } from "../orders/warranty-rules";
import type { Side } from "../record/life-cycle";
import type { RequestFacts } from "../requests/rules";
import { complaintSteps } from "./complaint-steps";
import { heldUp, ownSteps } from "./own-steps";
import { proposalSteps } from "./proposal-steps";

/** What is asked to know what of an order waits. */
export type WaitingOrder = OrderWaits &
  Rates & {
    status: OrderStatus;
    price: number;
    visitFee: number;
    confirmsAt: Date | null;
    visit?: VisitState;
    /** The customer may ask for changes once more, also where it is not said; the code that begins the work is taken no more. */
    hasChangesLeft?: boolean;
    isCodeLocked?: boolean;
  };
export type OrderSituation = WaitingOrder & {
  payout: number | null;
  /** How often the customer has asked for changes of what was delivered. */
  changesAsked: number;
  /** Until when it can be paid, and whether it still can; and until when it is waited for longer, for the word on a payment. */
  payableUntil: Date;
  isPayable: boolean;
  paymentDueAt: Date;
  startsAt: Date;
  /** `late`: either side may say that the other did not come. */
  visit: VisitState;
  /** Who has said that already, and may not again. */
  claimed: readonly Side[];
  clearsAt: Date | null;
  clearedAt: Date | null;
};

/** Everything that the strip "what happens next" is read from. */
export type Situation = {
  viewer: Side;
  currency: string;
  request: { status: RequestStatus; facts: RequestFacts; endsAt: Date | null };
  /** The customer's account is open. */
  isOwnerActive: boolean;
  /** Of a direct request: its technician, until when an answer is due, and whether the account is closed. */
  direct: { name: string; dueAt: Date; isAway: boolean } | null;
  /** How many offers stand, by state: for the customer. */
  offers: Partial<Record<OfferStatus, number>>;
  /** How many may stand at once. */
  places: number;
  /** The viewer's own offer that stands: for the provider. */
  offer: { status: OfferStatus; askedPrice: number | null; validUntil: Date } | null;
  /** The provider may send an offer now. */
  maySend: boolean;
  /** A job of the provider's on this request was called off, and it goes to others now. */
  isExcluded: boolean;
  /** What is on its way back to the customer: minor units. */
  refunding: number;
  /** How much of that waits for the customer to name the account that it goes to. */
  refundToName: number;
  /** What has gone back of jobs that were called off, what did not arrive, and what the customer's bank has taken back. */
  refunded: number;
  refundFailed: number;
  /** What the customer's bank has given back, and staff have not decided on. */
  refundUndecided: number;
  chargedBack: number;
  order: OrderSituation | null;
  /** Until when each side of the order may write its review; null where it has written one, or may not. */
  reviewUntil: Record<Side, Date | null>;
  /** A visit under warranty was not made: until when the customer may ask for another; or it was refused: what they may do. */
  visitAgainBy: Date | null;
  visitRefused: Refused | null;
  /** Of a job that was called off: the complaint about what its visit was paid. */
  visit: WaitingOrder["complaint"];
};

/** A step that may lie ahead: who makes it, its sentence below `requests:next.`, until when, what money moves. */
export type Step = {
  by: Side | "staff" | "nobody";
  key: string;
  due?: Date | null;
  /** That is proposed, or until when a transfer must have come. */
  time?: Date | null;
  money?: number | null;
  /** What comes back to the customer besides, or came off the technician's balance. */
  rest?: number | null;
  params?: NextStep["params"];
  leads?: NextStep["leads_to"];
  /** Of what waits for somebody besides the order's own steps, and of the approval. */
  what?: Wait["what"];
};

/** Steps by falling urgency; false where the tables do not allow one now. */
export type Steps = readonly (Step | false | null)[];

/** What the sides of an order proposed to each other, the most pressing first. */
function proposed(order: WaitingOrder, viewer: Side): Step[] {
  const { urgent, others } = proposalSteps(order, viewer);
  const { confirmsAt } = order;
  // Where silence pays first, an answer that is due later never comes to matter.
  const isSooner = ({ due }: Step) => !confirmsAt || !due || due < confirmsAt;
  return [...urgent, ...others.filter(isSooner)];
}

/** What its sides proposed to each other, and a complaint about it: what the reader is to do first, then what freezes its money. */
function between(order: WaitingOrder, viewer: Side): Steps {
  const complained = complaintSteps(order.complaint, viewer);
  const asked = proposed(order, viewer);
  const all = order.status === "disputed" ? [...complained, ...asked] : [...asked, ...complained];
  const steps = all.filter((step): step is Step => Boolean(step));
  const isOwn = ({ by }: Step) => by === viewer;
  return [...steps.filter(isOwn), ...steps.filter((step) => !isOwn(step))];
}

/** What an order waits for: what its sides proposed to each other, a complaint about it, else the next step of its own. */
export function orderSteps({ order, viewer }: Pick<Situation, "order" | "viewer">): Steps {
  return order ? [...between(order, viewer), ...ownSteps(order, viewer)] : [];
}

/** What of an order waits for somebody, the work itself aside. */
export const waitingSteps = (order: WaitingOrder, viewer: Side): Steps => [
  ...between(order, viewer),
  ...heldUp(order, viewer),
];

/** The first of the steps that the tables allow, as the viewer reads it; null when none is worth a word. */
export function firstOf(
  steps: Steps,
  { viewer, currency }: Pick<Situation, "viewer" | "currency">,
): NextStep | null {
  const step = steps.find((one): one is Step => Boolean(one));
  if (!step) return null;
  const sum = (amount: number | null | undefined) =>
    typeof amount === "number" ? { amount, currency } : null;
  return {
    actor: step.by === viewer ? "you" : step.by,
    key: step.key,
    params: step.params ?? {},
    due_at: step.due?.toISOString() ?? null,
    time: step.time?.toISOString() ?? null,
    ...{ money: sum(step.money), rest: sum(step.rest) },
    leads_to: step.leads ?? null,
  };
}
