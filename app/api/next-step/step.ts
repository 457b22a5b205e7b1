import type { OfferStatus } from "~/contract/offer-fields";
import type { OrderStatus } from "~/contract/orders";
import type { NextStep, RequestStatus } from "~/contract/request-fields";
import { transition } from "../orders/rules";
import type { RequestFacts } from "../requests/rules";

export type Side = "customer" | "provider";
export type OrderSituation = { status: OrderStatus; price: number; paymentDueAt: Date; startsAt: Date };

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

const jobs: Partial<Record<OrderStatus, Step["by"]>> = {
  paid: "provider",
  in_progress: "provider",
  delivered: "customer",
  disputed: "nobody",
};

/** What an order waits for: its payment, then the work. */
export function orderSteps({ order, viewer }: Pick<Situation, "order" | "viewer">): Steps {
  if (!order) return [];
  const mayPay = transition(order.status, "pay", "gateway").to !== undefined;
  const by = jobs[order.status];
  const key = viewer === "customer" ? "pay" : "pay.waiting";
  return [
    mayPay && { by: "customer", key, due: order.paymentDueAt, money: order.price },
    by !== undefined && { by, key: `job.${order.status}`, due: order.startsAt },
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
