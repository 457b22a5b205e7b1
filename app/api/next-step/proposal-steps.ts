import type { OrderWaits } from "../db/order-waits";
import { oneIn, underWarranty } from "../db/states";
import { feeForVisit, visitPayout } from "../orders/cancel-rules";
import { type OrderEvent, freeFacts as orderFacts, transition as orderMove } from "../orders/rules";
import { type ProposalEvent, transition } from "../proposals/rules";
import { otherSide, type Side } from "../record/life-cycle";
import type { Step, WaitingOrder } from "./step";

type Open = OrderWaits["proposals"][number];
type Of = { proposal: Open; order: WaitingOrder; viewer: Side };

const events: Partial<Record<Open["kind"], OrderEvent>> = {
  ...{ no_show: "noShow", price: "reprice", reschedule: "reschedule" },
};

/** The order's table would take what is proposed; of work that is done, in dispute or not, only its warranty is left. */
function isTaken({ kind, by }: Open, { status }: WaitingOrder): boolean {
  const event = events[kind];
  if (!event) return oneIn(underWarranty, status);
  return orderMove(status, event, otherSide(by), orderFacts).to !== undefined;
}

type Asked = Pick<Step, "key" | "money" | "rest">;

/**
 * Silence is consent: the absent customer pays the visit, an absent technician gives everything back. What comes back of the one is
 * said to the customer, what is left of the visit fee to the technician.
 */
function noShow({ proposal, order, viewer }: Of): Asked {
  const { price } = order;
  if (proposal.by === "customer") return { key: "back", money: price };
  const fee = feeForVisit(order);
  if (fee === 0) return { key: "free", money: price };
  const payout = visitPayout(order);
  const key = payout > 0 ? "fee" : "kept";
  if (viewer === "provider") return { key, money: fee, ...(payout > 0 && { rest: payout }) };
  return fee < price ? { key, money: fee, rest: price - fee } : { key: `${key}.all`, money: fee };
}

/** What each kind says while it waits for an answer, and what money it moves. */
const asked: Record<Open["kind"], (of: Of) => Asked> = {
  no_show: noShow,
  price: ({ proposal, order }) => {
    const more = (proposal.price ?? order.price) - order.price;
    return { key: more > 0 ? "up" : "down", money: Math.abs(more) };
  },
  reschedule: () => ({ key: "time" }),
  warranty: () => ({ key: "visit" }),
};

/** A higher price that is agreed on, and is to be paid. @param more minor units */
function increaseOf({ proposal, order, viewer }: Of, more: number, due: Date): Step | false {
  const isSent = order.isTransferSent;
  if (!isSent && !(order.isProviderActive && order.isCustomerActive)) return false;
  const isCustomer = viewer === "customer";
  const how = isSent ? "sent." : order.isTransferRejected && isCustomer ? "rejected." : "";
  const leads = isCustomer ? (isSent ? "transfer" : "checkout") : "proposals";
  const payable = proposal.payableUntil ? new Date(proposal.payableUntil) : due;
  return {
    ...{ by: isSent ? "staff" : "customer", key: `increase.${how}${isCustomer ? "yours" : "theirs"}` },
    ...{ what: "increase", money: more, leads },
    ...(isSent ? { due, time: payable } : { due: payable }),
  };
}

function stepOf(of: Of): Step | false {
  const { proposal, order, viewer } = of;
  const more = proposal.kind === "price" ? (proposal.price ?? 0) - order.price : 0;
  const facts = {
    ...{ kind: proposal.kind, isOwn: false, isToPay: more > 0 },
    ...{ isLate: false, isPast: false, isAnew: order.visit === "anew" },
  };
  const may = (event: ProposalEvent, actor: Side | "gateway") =>
    transition(proposal.status, event, actor, facts).to !== undefined;
  const answers = otherSide(proposal.by);
  const turn = (by: Side) => (by === viewer ? "yours" : "theirs");
  const { key, ...sums } = asked[proposal.kind](of);
  const due = new Date(proposal.dueAt);
  const isAsked = answers === "customer" ? order.isCustomerActive : order.isProviderActive;
  const time = proposal.startsAt === null ? null : new Date(proposal.startsAt);
  if (may("agree", answers)) {
    // Of a claim that a technician did not come the silence says so, whatever became of the account.
    if (!isAsked && (proposal.kind !== "no_show" || answers === "customer")) return false;
    return {
      ...{ by: answers, key: `${proposal.kind}.${turn(answers)}.${key}`, what: proposal.kind },
      ...{ due, ...sums, time: proposal.kind === "reschedule" ? time : null, leads: "proposals" },
    };
  }
  if (may("pay", "gateway")) return increaseOf(of, more, due);
  const isVisit = proposal.kind === "warranty" && proposal.status === "agreed";
  return (
    isVisit && {
      ...{ by: "provider", key: `visit.${turn("provider")}`, what: "visit", due: time, leads: "proposals" },
    }
  );
}

/** What of an order's proposals waits, the most pressing first: a claim that nobody came, then an increase that is not paid. */
export function proposalSteps(order: WaitingOrder, viewer: Side): { urgent: Step[]; others: Step[] } {
  const steps = order.proposals.flatMap((proposal) => {
    const step = isTaken(proposal, order) && stepOf({ proposal, order, viewer });
    return step ? [step] : [];
  });
  const claims = steps.filter(({ key }) => key.startsWith("no_show."));
  const increases = steps.filter(({ key }) => key.startsWith("increase."));
  const urgent = [...claims, ...increases];
  return { urgent, others: steps.filter((step) => !urgent.includes(step)) };
}
