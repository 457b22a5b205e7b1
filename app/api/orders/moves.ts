import { shortName } from "~/i18n/names";
import type { AuditDetail, NoticeParams } from "../db/columns";
import { conflict } from "../errors";
import { cancelOpenPayments } from "../payments/moves";
import type { Act } from "../record/change";
import type { Side } from "../record/life-cycle";
import type { NoticeKind } from "../record/notices";
import type { HeldRequest } from "../requests/request-store";
import { figuresFollow } from "./count-moves";
import { setIdleClock } from "./idle-clock-moves";
import { type HeldOrder, updateOrder } from "./order-store";
import { freeFacts, type OrderEvent, type OrderFacts, transition } from "./rules";

export type OrderPatch = Partial<Omit<HeldOrder, "id" | "status" | "providerName">>;
type Options = { facts?: Partial<OrderFacts>; patch?: OrderPatch; detail?: AuditDetail };

/** Nothing is to be paid any more, and what was begun is not to be gone on with; nor is what was begun for a price that is paid. */
const over: ReadonlySet<string> = new Set(["paid", "completed", "cancelled"]);

/**
 * Makes one step of an order's life, with its audit line, what it counts for, and what reminds of it when it is left alone. The only writer of `orders.status`.
 * @returns the order as it is then
 * @throws ApiError conflict, naming the state that the order is in, and the fee of now to whoever has read another
 */
export async function moveOrder(
  act: Act,
  order: HeldOrder,
  event: OrderEvent,
  { facts, patch = {}, detail = {} }: Options = {},
): Promise<HeldOrder> {
  const { tx, book, settings } = act;
  const { to, refusal } = transition(order.status, event, book.author.actor, { ...freeFacts, ...facts });
  if (!to || to === "none") {
    const isOld = refusal === "movedOn" || refusal === "notYours";
    const params = { count: settings.changesAsked };
    const fee = refusal === "otherCost" && typeof detail.fee === "number" && { fee: detail.fee };
    throw conflict(isOld ? `api:orderIs.${order.status}` : { key: `api:orderRefused.${refusal}`, params }, {
      order_status: order.status,
      ...fee,
    });
  }
  const changed = { ...patch, status: to, updatedAt: book.at };
  await figuresFollow(act, order.id);
  await updateOrder(tx, order.id, changed);
  if (to !== order.status && over.has(to)) await cancelOpenPayments(act, order);
  book.line({
    ...{ entity: "order", entityId: order.id, requestId: order.requestId, event, from: order.status, to },
    detail: { price: order.price, provider_id: order.providerId, ...detail },
  });
  const moved = { ...order, ...changed };
  await setIdleClock(act, order, moved);
  return moved;
}

type Sides = Pick<HeldOrder, "customerId" | "providerId" | "currency" | "providerName">;

/** A message to one side. `price`: minor units. @param more of the sentence, besides title, name and price */
export function tellOne(
  { book }: Act,
  { id, title, customerName }: HeldRequest,
  order: Sides,
  to: Side,
  kind: NoticeKind,
  price?: number,
  more: NoticeParams = {},
): void {
  const money: NoticeParams = price === undefined ? {} : { price, currency: order.currency };
  const isCustomer = to === "customer";
  const name = isCustomer ? order.providerName : shortName(customerName ?? "");
  const path = isCustomer ? `/requests/${id}` : `/technician/requests/${id}`;
  book.tell({ userId: order[`${to}Id`], kind, params: { title, name, ...money, ...more }, path });
}

/** A message to the other side than the one that acts; to both where neither does. `price`: minor units. */
export function tellOther(
  act: Act,
  request: HeldRequest,
  order: Sides,
  kind: NoticeKind,
  price?: number,
): void {
  const { actor } = act.book.author;
  if (actor !== "customer") tellOne(act, request, order, "customer", kind, price);
  if (actor !== "provider") tellOne(act, request, order, "provider", kind, price);
}
