import { freeFacts, type OrderEvent, transition } from "../orders/rules";
import type { Actor, Side } from "../record/life-cycle";
import type { OrderSituation, Step, Steps, WaitingOrder } from "./step";

/** A job that was called off has left its technician something for the visit. */
const hasPaidVisit = ({ status, payout }: OrderSituation) => status === "cancelled" && (payout ?? 0) > 0;

/** Of a job that the payer's bank has ended, or taken back since, nothing is its technician's; also where the bank has given it back. */
function ended({ status, payout, chargedBack: money, bankReturned }: OrderSituation): Step | false {
  if (status !== "cancelled" || payout) return false;
  if (bankReturned === "all") return { by: "nobody", key: "job.ended.returned" };
  return money > 0 && { by: "nobody", key: bankReturned ? "job.ended.returned.part" : "job.ended", money };
}

/** Its technician still waits for what it earned, or the payer's bank took some of it. */
const isToldOf = ({ payout, chargedBack, clearedAt }: OrderSituation) =>
  payout !== null && (clearedAt === null || chargedBack > 0);

/** What a job has earned, with what the payer's bank took of it, and off the balance once it had cleared. */
function earned({ chargedBack: money, takenOff, clearsAt, clearedAt, payout }: OrderSituation): Step {
  const [by, due] = ["nobody" as const, clearsAt];
  if (money === 0)
    return payout === 0 ? { by, key: "job.nothing" } : { by, key: "job.clearing", due, money: payout };
  const isTakenOff = clearedAt !== null && takenOff > 0;
  if (payout === 0)
    return isTakenOff
      ? { by, key: "job.chargedBack.cleared", money, rest: takenOff }
      : { by, key: "job.chargedBack", money };
  if (clearedAt === null) return { by, key: "job.clearing.chargedBack", due, money: payout };
  if (!isTakenOff) return { by, key: "job.cleared.kept", money };
  return { by, key: "job.cleared.chargedBack", money, rest: takenOff };
}

/** The approval of what was delivered, which silence gives. */
function approval(order: WaitingOrder, viewer: Side): Step | false {
  const { status, confirmsAt: due, price: money, hasChangesLeft = true } = order;
  if (!transition(status, "confirm", "customer", freeFacts).to) return false;
  const step = { by: "customer", what: "approval", due, money } as const;
  if (viewer === "provider") return { ...step, key: "job.delivered" };
  return hasChangesLeft
    ? { ...step, key: "job.confirm", leads: "approve" }
    : { ...step, key: "job.confirm.last", leads: "confirm" };
}

/** What of the order's own life waits for its customer in a list, too. */
export const heldUp = (order: WaitingOrder, viewer: Side): Steps => [
  lockedCode(order, viewer),
  approval(order, viewer),
];

/** Who is to see to the price: its customer, until the transfer of it is said to be sent, or it is over and the gateway is asked. */
function payment(order: OrderSituation, isCustomer: boolean): Step {
  const {
    isTransferSent,
    isTransferRejected,
    isPayable,
    payableUntil,
    paymentDueAt: due,
    price: money,
  } = order;
  const sent = { by: "staff", due, time: payableUntil, money } as const;
  if (isTransferSent && isCustomer) return { ...sent, key: "pay.sent", leads: "transfer" };
  if (isTransferSent) return { ...sent, key: "pay.sent.theirs" };
  if (!isPayable) return { by: "nobody", key: isCustomer ? "pay.checked" : "pay.checked.theirs", due, money };
  const asked = { by: "customer", due: payableUntil, money } as const;
  if (!isCustomer) return { ...asked, key: "pay.waiting" };
  return { ...asked, key: isTransferRejected ? "pay.rejected" : "pay", leads: "checkout" };
}

/** Of a technician whose account is closed: what the customer may do about work that is not done. */
function inactive({ status, isTransferSent, price, payableUntil }: OrderSituation): Step | false {
  if (status === "awaiting_payment" && !isTransferSent)
    return { by: "customer", key: "pay.inactive", due: payableUntil, leads: "give_up" };
  const asked = { by: "customer", money: price, leads: "deeds" } as const;
  if (status === "paid") return { ...asked, key: "job.inactive" };
  return status === "in_progress" && { ...asked, key: "job.inactive.begun" };
}

/** Of a customer whose account is closed: what becomes of the job, and what its technician may do. */
function inactiveCustomer({
  status,
  isTransferSent,
  price,
  payableUntil,
  confirmsAt,
}: OrderSituation): Step | false {
  if (status === "awaiting_payment" && !isTransferSent)
    return { by: "provider", key: "pay.inactive.theirs", due: payableUntil, leads: "give_up" };
  if (status === "paid") return { by: "provider", key: "job.inactive.theirs", money: price, leads: "deeds" };
  if (status === "in_progress")
    return { by: "provider", key: "job.inactive.begun.theirs", money: price, leads: "deliver" };
  return (
    status === "delivered" && {
      by: "customer",
      key: "job.inactive.delivered.theirs",
      due: confirmsAt,
      money: price,
    }
  );
}

/** Of a job that only another code begins: that its customer makes one, where both can still see to it. */
function lockedCode(order: WaitingOrder, viewer: Side): Step | false {
  const { status, isCodeLocked, isProviderActive, isCustomerActive, visit = "ahead", price: money } = order;
  if (status !== "paid" || !isCodeLocked || !isProviderActive || !isCustomerActive) return false;
  const step = { by: "customer", what: "code", money } as const;
  if (viewer === "customer") return { ...step, key: "job.locked", leads: "code" };
  return { ...step, key: "job.locked.theirs", leads: visit === "ahead" ? null : "deeds" };
}

/** That the work begins; what is left where it did not in time; or another time for it, where it was paid after that of its visit. */
function start({ visit, claimed, startsAt: due, price: money }: OrderSituation, viewer: Side): Step {
  const key = viewer === "customer" ? "job.paid" : "job.start";
  if (visit === "ahead")
    return { by: "provider", key, due, money, leads: viewer === "customer" ? undefined : "start" };
  const state = visit === "late" && claimed.includes(viewer) ? "claimed" : visit;
  return { by: visit === "anew" ? viewer : "provider", key: `${key}.${state}`, due, money, leads: "deeds" };
}

/** That the work goes on, at first or for what the customer wants changed. */
function work({ changesAsked, price: money }: OrderSituation, viewer: Side): Step {
  if (viewer === "customer")
    return { by: "provider", key: changesAsked > 0 ? "job.changes" : "job.in_progress", money };
  const key = changesAsked > 0 ? "job.changes.theirs" : "job.in_progress";
  return { by: "provider", key, money, leads: "deliver" };
}

/** The steps of the order's own life: its payment, the work, its approval, then the clearing of what it earned. */
export function ownSteps(order: OrderSituation, viewer: Side): Steps {
  const may = (event: OrderEvent, actor: Actor) =>
    transition(order.status, event, actor, freeFacts).to !== undefined;
  const isCustomer = viewer === "customer";
  return [
    !order.isProviderActive && isCustomer && inactive(order),
    !order.isCustomerActive && !isCustomer && inactiveCustomer(order),
    may("pay", "gateway") && payment(order, isCustomer),
    lockedCode(order, viewer),
    may("start", "provider") && start(order, viewer),
    may("deliver", "provider") && work(order, viewer),
    approval(order, viewer),
    (order.status === "completed" || hasPaidVisit(order)) && !isCustomer && isToldOf(order) && earned(order),
    !isCustomer && ended(order),
  ];
}
