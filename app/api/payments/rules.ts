import type { PaymentStatus } from "~/contract/payments";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** `none`: not begun yet. */
export type PaymentState = PaymentStatus | "none";

export type PaymentFacts = {
  /** Refunds of it that the gateway has not confirmed yet, besides the one that is being changed. */
  hasOpenRefunds: boolean;
};

const row = rowsOf<PaymentState, PaymentFacts, never>();
const open: PaymentState[] = ["created", "requires_action"];
const captured: PaymentState[] = ["succeeded", "refund_pending", "refunded"];

const rows = {
  create: row(["none"], ["customer"], "created"),
  /** The payer must confirm at the bank, or send a transfer. */
  requireAction: row(["created"], ["gateway", "customer"], "requires_action"),
  /**
   * The money came in, by the gateway's word or, for a transfer, by the staff's. It may come after a word that it would not: events
   * are late and out of order, and money that came in is never lost.
   */
  succeed: row([...open, "failed", "cancelled"], ["gateway", "staff"], "succeeded"),
  fail: row(open, ["gateway", "staff"], "failed"),
  /** Given up, run out, or replaced by another way to pay. */
  cancel: row(open, ["customer", "provider", "time", "gateway", "staff"], "cancelled"),
  /** A part or all of it is owed back. */
  refund: row(captured, ["customer", "provider", "time", "gateway", "staff"], "refund_pending"),
  /** The gateway, or for a transfer the staff, says that a refund is done; others may still be on their way. */
  refundDone: row(["refund_pending"], ["gateway", "staff"], (_, f) =>
    f.hasOpenRefunds ? "refund_pending" : "refunded",
  ),
};

export type PaymentEvent = keyof typeof rows;
export const paymentEvents = Object.keys(rows) as PaymentEvent[];

/** The only way in which a payment's status changes. Pure. */
export const transition = (state: PaymentState, event: PaymentEvent, actor: Actor, facts: PaymentFacts) =>
  readRow(rows[event], state, actor, facts);

/** Amounts given back, newest payment first, never more than each took. @throws Error when they took less than that together */
export function refundParts<P extends { amount: number; refunded: number }>(
  newestFirst: readonly P[],
  amount: number,
): { payment: P; amount: number }[] {
  const parts: { payment: P; amount: number }[] = [];
  let left = amount;
  for (const payment of newestFirst) {
    const part = Math.min(left, payment.amount - payment.refunded);
    if (part > 0) parts.push({ payment, amount: part });
    left -= part;
  }
  if (left > 0) throw new Error("More would be refunded than was paid");
  return parts;
}
