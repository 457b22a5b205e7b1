import type { OfferStatus } from "~/contract/offer-fields";
import type { OrderStatus } from "~/contract/order-fields";
import type { NextStep, RequestStatus } from "~/contract/request-fields";
import { freeFacts, type OrderEvent, transition } from "../orders/rules";
import type { Actor } from "../record/life-cycle";
import type { RequestFacts } from "../requests/rules";

export type Side = "customer" | "provider";
export type OrderSituation = {
  status: OrderStatus;
  price: number;
  payout: number | null;
  paymentDueAt: Date;
  startsAt: Date;
  confirmsAt: Date | null;
  clearsAt: Date | null;
  clearedAt: Date | null;
};

/** Everything that the strip "what happens next" is read from. */
export type Situation = {
  viewer: Side;
  currency: string;
  request: { status: RequestStatus; facts: RequestFacts; endsAt: Date | null };
  /** Of a direct request: its technician, and until when an answer is due. */
  direct: { name: string; dueAt: Date } | null;
  /** How many offers stand, by state: for the customer. */
  offers: Partial<Record<OfferStatus, number>>;
  /** The viewer's own offer that stands: for the provider. */
  offer: { status: OfferStatus; askedPrice: number | null; validUntil: Date } | null;
  /** The provider may send an offer now. */
  maySend: boolean;
  order: OrderSituation | null;
};

/** A step that may lie ahead: who makes it, its sentence below `requests:next.`, until when, what money moves. */
export type Step = {
  by: Side | "nobody";
  key: string;
  due?: Date | null;
  money?: number | null;
  params?: NextStep["params"];
};

/** Steps by falling urgency; false where the tables do not allow one now. */
export type Steps = readonly (Step | false | null)[];

/** What an order waits for: its payment, the work, its approval, then the clearing of what it earned. */
export function orderSteps({ order, viewer }: Pick<Situation, "order" | "viewer">): Steps {
  if (!order) return [];
  const may = (event: OrderEvent, actor: Actor) =>
    transition(order.status, event, actor, freeFacts).to !== undefined;
  const isCustomer = viewer === "customer";
  const clears = order.status === "completed" && !isCustomer && order.clearedAt === null;
  return [
    may("pay", "gateway") && {
      ...{ by: "customer", key: isCustomer ? "pay" : "pay.waiting" },
      ...{ due: order.paymentDueAt, money: order.price },
    },
    may("start", "provider") && {
      ...{ by: "provider", key: isCustomer ? "job.paid" : "job.start" },
      ...{ due: order.startsAt, money: order.price },
    },
    may("deliver", "provider") && { by: "provider", key: "job.in_progress", money: order.price },
    may("confirm", "customer") && {
      ...{ by: "customer", key: isCustomer ? "job.confirm" : "job.delivered" },
      ...{ due: order.confirmsAt, money: order.price },
    },
    may("resolve", "staff") && { by: "nobody", key: "job.disputed", money: order.price },
    clears && { by: "nobody", key: "job.clearing", due: order.clearsAt, money: order.payout },
  ];
}

/** The first of the steps that the tables allow, as the viewer reads it; null when none is worth a word. */
export function firstOf(
  steps: Steps,
  { viewer, currency }: Pick<Situation, "viewer" | "currency">,
): NextStep | null {
  const step = steps.find((one): one is Step => Boolean(one));
  if (!step) return null;
  return {
    actor: step.by === viewer ? "you" : step.by,
    key: step.key,
    params: step.params ?? {},
    due_at: step.due?.toISOString() ?? null,
    money: typeof step.money === "number" ? { amount: step.money, currency } : null,
  };
}
