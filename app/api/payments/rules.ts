import type { PaymentStatus } from "~/contract/payment-status";
import { begunPayment } from "../db/states";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** `none`: not begun yet. */
export type PaymentState = PaymentStatus | "none";

export type PaymentFacts = {
  /** Refunds of it that the gateway has not confirmed yet, besides the one that is being changed. */
  hasOpenRefunds: boolean;
  /** A refund of it is done. */
  isRefunded: boolean;
  /** What it is for still waits to be paid, and nobody pays it in another way. */
  isAwaited: boolean;
};

/** Nothing speaks against anything. */
export const freeFacts: PaymentFacts = { hasOpenRefunds: false, isRefunded: false, isAwaited: false };

const row = rowsOf<PaymentState, PaymentFacts, never>();
const captured: PaymentState[] = ["succeeded", "refund_pending", "refunded"];

/** As its refunds stand: some were cancelled, others made. */
const byRefunds = (_: PaymentState, { hasOpenRefunds, isRefunded }: PaymentFacts) => {
  if (hasOpenRefunds) return "refund_pending";
  return isRefunded ? "refunded" : "succeeded";
};

const rows = {
  create: row(["none"], ["customer"], "created"),
  /** The payer must confirm at the bank, or send a transfer. */
  requireAction: row(["created"], ["gateway", "customer"], "requires_action"),
  /**
   * The money came in, by the gateway's word or, for a transfer, by the staff's. It may come after a word that it would not: events
   * are late and out of order, and money that came in is never lost.
   */
  succeed: row([...begunPayment, "failed", "cancelled"], ["gateway", "staff"], "succeeded"),
  fail: row(begunPayment, ["gateway", "staff"], "failed"),
  /** Given up, run out, or replaced by another way to pay. */
  cancel: row(begunPayment, ["customer", "provider", "time", "gateway", "staff"], "cancelled"),
  /** A part or all of it is owed back. */
  refund: row(captured, ["customer", "provider", "time", "gateway", "staff"], "refund_pending"),
  /** The gateway, or for a transfer the staff, says that a refund is done; others may still be on their way. */
  refundDone: row(captured, ["gateway", "staff"], (_, f) =>
    f.hasOpenRefunds ? "refund_pending" : "refunded",
  ),
  /** The payer's bank takes money back: what was still to be refunded is not, as far as that goes. */
  chargeBack: row(captured, ["gateway"], byRefunds),
  /** The dispute about it is won, and the money comes back. */
  giveBack: row(captured, ["gateway"], byRefunds),
  /** A refund fails that the bank has given back already: it is owed no more. */
  dropRefund: row(captured, ["gateway", "staff"], byRefunds),
  /** A refund failed after it was told as done: it is owed as before. */
  refundReturned: row(captured, ["gateway", "staff"], "refund_pending"),
  /** It had not come, or not so: staff had noted it by mistake, and nothing of it has left. */
  withdraw: row(["refund_pending"], ["staff"], (_, f) => (f.isAwaited ? "requires_action" : "cancelled")),
};

export type PaymentEvent = keyof typeof rows;
export const paymentEvents = Object.keys(rows) as PaymentEvent[];

/** The only way in which a payment's status changes. Pure. */
export const transition = (state: PaymentState, event: PaymentEvent, actor: Actor, facts: PaymentFacts) =>
  readRow(rows[event], state, actor, facts);

/** What a payment says of what went back: by refunds, done or owed, and to the payer's bank. */
export type Captured = { amount: number; refunded: number; chargedBack: number };

/**
 * What is left of a payment: neither refunded nor taken back by the payer's bank.
 * @param lost what of both is our loss, as it was given back twice: it was taken from nobody
 */
export const leftOf = ({ amount, refunded, chargedBack }: Captured, lost: number): number =>
  Math.max(0, amount - refunded - chargedBack + lost);

/** Refunds and the payer's bank have given back more than was paid: no refund is to be made any more. */
export const isOverpaid = ({ amount, refunded, chargedBack }: Captured): boolean =>
  refunded + chargedBack > amount;
