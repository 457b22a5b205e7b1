import type { OrderCan, OrderStatus } from "~/contract/order-fields";
import type { Side } from "../record/life-cycle";
import { freeFacts, type OrderEvent, type OrderFacts, transition } from "./rules";

/** Steps of the order itself; what its sides propose to each other is in `proposingRefusal`. */
type OwnCan = Exclude<OrderCan, "claim_no_show" | "propose_price" | "propose_time" | "claim_warranty">;

const named: Record<OwnCan, OrderEvent> = {
  pay: "pay",
  give_up: "giveUp",
  start: "start",
  deliver: "deliver",
  ask_changes: "askChanges",
  pause: "pause",
  confirm: "confirm",
  cancel: "cancel",
  back_out: "backOut",
  dispute: "dispute",
};

/** Paying is the customer's, although the gateway says that it was done. */
const actorOf = (can: OwnCan, side: Side) => (can === "pay" && side === "customer" ? "gateway" : side);

/**
 * Which of its own steps a side may make with an order now: every event that the table lets it make.
 * @param facts `isPayable`: the time for paying is not over, and the technician's account is open
 */
export const orderCan = (
  status: OrderStatus,
  side: Side,
  {
    isPayable,
    ...facts
  }: Pick<OrderFacts, "hasChangesLeft" | "isPaused" | "isCleared"> & { isPayable: boolean },
): OrderCan[] =>
  (Object.keys(named) as OwnCan[]).filter(
    (can) =>
      (can !== "pay" || isPayable) &&
      transition(status, named[can], actorOf(can, side), { ...freeFacts, ...facts }).to,
  );

/** The money of a completed order is out of a dispute's reach: it has cleared, or a part of it was taken back before. */
export const isCleared = (order: {
  clearedAt: Date | null;
  released: number | null;
  price: number;
}): boolean => order.clearedAt !== null || (order.released ?? order.price) !== order.price;

/** How often the customer may still ask for changes of what is delivered. */
export const changesLeft = (
  { changesAsked }: { changesAsked: number },
  settings: { changesAsked: number },
): number => Math.max(0, settings.changesAsked - changesAsked);

/** Too many wrong codes were typed in: only another one begins the work. */
export const isCodeLocked = (
  order: { status: OrderStatus; arrivalTries: number },
  settings: { arrivalTries: number },
): boolean => order.status === "paid" && order.arrivalTries >= settings.arrivalTries;

/** The customer has put off the approval of what was delivered last. */
export const isPaused = (order: {
  status: OrderStatus;
  deliveredAt: Date | null;
  pausedAt: Date | null;
}): boolean =>
  order.status === "delivered" &&
  order.deliveredAt !== null &&
  order.pausedAt !== null &&
  order.pausedAt >= order.deliveredAt;

/**
 * The state that time has given an order, before the clock has written it down: lists show it. One whose time for paying is up is
 * cancelled, one that nobody has approved in time is approved.
 */
export function statusAt(
  { status, paymentDueAt, confirmsAt }: { status: OrderStatus; paymentDueAt: Date; confirmsAt: Date | null },
  now: Date,
): OrderStatus {
  if (status === "awaiting_payment" && paymentDueAt <= now) return "cancelled";
  return status === "delivered" && confirmsAt !== null && confirmsAt <= now ? "completed" : status;
}

/**
 * Whether both sides of an order see how to find each other: once it is paid, until 14 days after its completion, and while a visit under
 * warranty is open. `until`: null while the job lasts.
 * @param settings seconds
 */
export function sharedUntil(
  { status, completedAt, hasVisit }: { status: OrderStatus; completedAt: Date | null; hasVisit: boolean },
  { now, settings }: { now: Date; settings: { addressShownFor: number } },
): { until: Date | null } | null {
  if (status === "awaiting_payment" || status === "cancelled") return null;
  if (status !== "completed" || completedAt === null || hasVisit) return { until: null };
  const until = new Date(completedAt.getTime() + settings.addressShownFor * 1000);
  return now > until ? null : { until };
}
