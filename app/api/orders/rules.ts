import type { Order, OrderStatus } from "~/contract/orders";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** `none`: not made yet. */
export type OrderState = OrderStatus | "none";

const row = rowsOf<OrderState, Record<never, never>, never>();

const rows = {
  /** Accepting an offer makes an order that awaits payment. */
  make: row(["none"], ["customer"], "awaiting_payment"),
  /** The payment succeeds: by the gateway, or confirmed by staff for a bank transfer. */
  pay: row(["awaiting_payment"], ["gateway", "staff"], "paid"),
  /** Either side may give up an order that is not paid. */
  giveUp: row(["awaiting_payment"], ["customer", "provider"], "cancelled"),
  /** The time for paying passes: 30 min by card, 48 h by transfer. */
  lapse: row(["awaiting_payment"], ["time"], "cancelled"),
};

export type OrderEvent = keyof typeof rows;
export const orderEvents = Object.keys(rows) as OrderEvent[];

/** The only way in which an order's status changes. Pure. */
export const transition = (state: OrderState, event: OrderEvent, actor: Actor) =>
  readRow(rows[event], state, actor, {});

/** What a side may do with an order now. */
export function orderCan(status: OrderStatus, actor: Actor): Order["can"] {
  return transition(status, "giveUp", actor).to ? ["give_up"] : [];
}

/** Lists show an order whose time for paying is up as cancelled, before the clock has written it down. */
export function statusAt(status: OrderStatus, paymentDueAt: Date, now: Date): OrderStatus {
  return status === "awaiting_payment" && paymentDueAt <= now ? "cancelled" : status;
}
