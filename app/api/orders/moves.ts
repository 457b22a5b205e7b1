import { shortName } from "~/i18n/names";
import type { AuditDetail, NoticeParams } from "../db/columns";
import { conflict } from "../errors";
import { cancelOpenPayments } from "../payments/moves";
import type { Act } from "../record/change";
import type { NoticeKind } from "../record/notices";
import type { HeldRequest } from "../requests/request-store";
import { type HeldOrder, updateOrder } from "./order-store";
import { freeFacts, type OrderEvent, type OrderFacts, transition } from "./rules";

export type OrderPatch = Partial<Omit<HeldOrder, "id" | "status" | "providerName">>;
type Options = { facts?: Partial<OrderFacts>; patch?: OrderPatch; detail?: AuditDetail };

/** Nothing is to be paid any more, and what was begun is not to be gone on with; nor is what was begun for a price that is paid. */
const over: ReadonlySet<string> = new Set(["paid", "completed", "cancelled"]);

/**
 * Makes one step of an order's life, with its audit line. The only writer of `orders.status`.
 * @returns the order as it is then
 * @throws ApiError conflict, naming the state that the order is in
 */
export async function moveOrder(
  act: Act,
  order: HeldOrder,
  event: OrderEvent,
  { facts, patch = {}, detail = {} }: Options = {},
): Promise<HeldOrder> {
  const { tx, book, settings } = act;
  const { to, refusal } = transition(order.status, event, book.author.actor, { ...freeFacts, ...facts });
  const current = { order_status: order.status };
  if (!to || to === "none") {
    const isOld = refusal === "movedOn" || refusal === "notYours";
    const params = { count: settings.changesAsked };
    throw conflict(
      isOld ? `api:orderIs.${order.status}` : { key: `api:orderRefused.${refusal}`, params },
      current,
    );
  }
  const changed = { ...patch, status: to, updatedAt: book.at };
  await updateOrder(tx, order.id, changed);
  if (to !== order.status && over.has(to)) await cancelOpenPayments(act, order);
  book.line({
    ...{ entity: "order", entityId: order.id, requestId: order.requestId, event, from: order.status, to },
    detail: { price: order.price, provider_id: order.providerId, ...detail },
  });
  return { ...order, ...changed };
}

/** A message to the other side than the one that acts; to both where neither does. `price`: minor units. */
export function tellOther(
  { book }: Act,
  request: HeldRequest,
  order: Pick<HeldOrder, "customerId" | "providerId" | "currency" | "providerName">,
  kind: NoticeKind,
  price?: number,
): void {
  const { actor } = book.author;
  const money: NoticeParams = price === undefined ? {} : { price, currency: order.currency };
  const { id, title, customerName } = request;
  if (actor !== "customer") {
    const params = { title, name: order.providerName, ...money };
    book.tell({ userId: order.customerId, kind, params, path: `/requests/${id}` });
  }
  if (actor !== "provider") {
    const params = { title, name: shortName(customerName ?? ""), ...money };
    book.tell({ userId: order.providerId, kind, params, path: `/technician/requests/${id}` });
  }
}
