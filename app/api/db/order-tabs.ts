import { and, gt, lte, or, type SQL } from "drizzle-orm";
import type { OrderStatus } from "~/contract/order-fields";
import type { OrderTab } from "~/contract/orders";
import { oneOf } from "./one-of";
import { orders } from "./schema";

/** States of the tabs, as they are written down. */
const inTab: Record<OrderTab, OrderStatus[]> = {
  to_start: ["awaiting_payment", "paid"],
  running: ["in_progress", "delivered", "disputed"],
  done: ["completed"],
  cancelled: ["cancelled"],
};

/** Orders of a tab in the state that time has given them, as their rows show it. */
export function isInTab(tab: OrderTab, now: Date): SQL | undefined {
  const states = oneOf(orders.status, tab === "cancelled" ? ["cancelled", "awaiting_payment"] : inTab[tab]);
  if (tab === "to_start")
    return and(states, or(oneOf(orders.status, ["paid"]), gt(orders.paymentDueAt, now)));
  const isLapsed = and(oneOf(orders.status, ["awaiting_payment"]), lte(orders.paymentDueAt, now));
  return tab === "cancelled" ? and(states, or(oneOf(orders.status, inTab.cancelled), isLapsed)) : states;
}

/** Agreed, paid for and not called off. */
export const heldStates: OrderStatus[] = ["paid", ...inTab.running];
