import type { OrderStatus, ProposalKind } from "~/contract/order-fields";
import { oneIn, underWarranty } from "../db/states";
import type { Side } from "../record/life-cycle";
import { freeFacts, transition } from "./rules";
import { claimableFrom } from "./visit-rules";
import { isReturned, warrantyUntil } from "./warranty-rules";

type Order = Parameters<typeof claimableFrom>[0] &
  Parameters<typeof warrantyUntil>[0] & { isProviderActive: boolean; isCustomerActive: boolean };

/** What decides besides the order itself. */
type ProposingFacts = {
  /** Kinds of which one waits for an answer, a payment or a visit. */
  waiting: readonly ProposalKind[];
  /** The side has said before that the other did not come to this start. */
  hasClaimed: boolean;
  /** When the last visit under warranty was to begin that was not made. */
  missedVisit: Date | null;
};

type Refusal =
  | `orderIs.${OrderStatus}`
  | ("orderRefused.otherInactive" | "proposalWaits" | "notYetStarted" | "noShowClaimedBefore")
  | ("paidPastVisit" | "warrantyNone" | "warrantyReturned" | "warrantyOver");

/** Settings; seconds. */
type Within = { warrantyVisitWithin: number };

const events = { price: "reprice", reschedule: "reschedule", no_show: "noShow" } as const;

/** The other side's account is open, so that there is somebody to answer. */
const hasOther = (side: Side, { isProviderActive, isCustomerActive }: Order): boolean =>
  side === "customer" ? isProviderActive : isCustomerActive;

/** The job is not done, has no warranty, was paid back whole, or its time is over. */
function warrantyRefusal(order: Order, missed: Date | null, now: Date, within: Within): Refusal | null {
  const { status, completedAt, warrantyDays } = order;
  if (!oneIn(underWarranty, status) || !completedAt) return `orderIs.${status}`;
  if (warrantyDays === 0) return "warrantyNone";
  if (isReturned(order)) return "warrantyReturned";
  const until = warrantyUntil(order, missed, within);
  return !until || until < now ? "warrantyOver" : null;
}

/** Nobody could come, too early, or once before for the same start. */
function claimRefusal(order: Order, hasClaimed: boolean, now: Date): Refusal | null {
  const from = claimableFrom(order);
  if (from === null) return "paidPastVisit";
  if (from > now) return "notYetStarted";
  return hasClaimed ? "noShowClaimedBefore" : null;
}

/**
 * Why a side can propose nothing of a kind now: a key of the texts `api`; null where it can. The API refuses by it, and pages offer by it.
 */
export function proposingRefusal(
  kind: ProposalKind,
  side: Side,
  order: Order,
  { waiting, hasClaimed, missedVisit }: ProposingFacts,
  { now, settings }: { now: Date; settings: Within },
): Refusal | null {
  const isTaken = kind === "warranty" || transition(order.status, events[kind], side, freeFacts).to;
  if (!isTaken) return `orderIs.${order.status}`;
  const unwarranted = kind === "warranty" && warrantyRefusal(order, missedVisit, now, settings);
  if (unwarranted) return unwarranted;
  if (!hasOther(side, order)) return "orderRefused.otherInactive";
  const unclaimable = kind === "no_show" && claimRefusal(order, hasClaimed, now);
  return unclaimable || (waiting.includes(kind) ? "proposalWaits" : null);
}
