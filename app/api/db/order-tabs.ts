import { and, gt, lte, or, type SQL } from "drizzle-orm";
import type { OrderStatus } from "~/contract/order-fields";
import type { OrderTab } from "~/contract/orders";
import { oneOf } from "./one-of";
import { orders } from "./schema";

/** The tabs that go by states. */
type StateTab = Exclude<OrderTab, "waiting">;

/** States of the tabs, as they are written down. */
const inTab: Record<StateTab, OrderStatus[]> = {
  to_start: ["paid"],
  to_pay: ["awaiting_payment"],
  running: ["in_progress", "delivered", "disputed"],
  done: ["completed", "delivered"],
  cancelled: ["cancelled", "awaiting_payment"],
};

/** Written down in a state that the clock has ended, or has not. */
const isOver = {
  awaiting_payment: (now: Date) => lte(orders.paymentDueAt, now),
  delivered: (now: Date) => lte(orders.confirmsAt, now),
};
const isStill = {
  awaiting_payment: (now: Date) => gt(orders.paymentDueAt, now),
  delivered: (now: Date) => gt(orders.confirmsAt, now),
};

/** Orders of a tab in the state that time has given them, as their rows show it. */
export function isInTab(tab: StateTab, now: Date): SQL | undefined {
  const isWritten = oneOf(orders.status, inTab[tab]);
  if (tab === "to_start") return isWritten;
  const status = tab === "to_pay" || tab === "cancelled" ? "awaiting_payment" : "delivered";
  const others = inTab[tab].filter((state) => state !== status);
  const byTime = (tab === "to_pay" || tab === "running" ? isStill : isOver)[status](now);
  return and(isWritten, others.length > 0 ? or(oneOf(orders.status, others), byTime) : byTime);
}

/** Agreed, paid for and not called off. */
export const heldStates: OrderStatus[] = ["paid", ...inTab.running];

/** Agreed, paid for and neither called off nor, by now, approved. */
export const isHeld = (now: Date): SQL | undefined =>
  or(oneOf(orders.status, ["paid"]), isInTab("running", now));
