import type { Money } from "~/contract/endpoint";
import type { Checkout, Payment } from "~/contract/payment-fields";

const isMade = ({ paid_at }: Payment) => paid_at !== null;

/** What was paid for an order, the newest first. */
export const paidOf = ({ payments }: Pick<Checkout, "payments">): Payment[] => payments.filter(isMade);

/** Amounts of one order together; null where there are none. Minor units. */
export function sumOf(amounts: Money[]): Money | null {
  const [first] = amounts;
  return first ? { ...first, amount: amounts.reduce((sum, { amount }) => sum + amount, 0) } : null;
}

const backOf = ({ refunded, charged_back }: Payment) => refunded.amount + charged_back.amount;

/** Nothing but a difference was paid last, the work is not approved yet, and nothing of any payment went back: all of it is held. */
export const isAddedLast = (checkout: Pick<Checkout, "payments" | "status">): boolean =>
  ["paid", "in_progress", "delivered"].includes(checkout.status) &&
  paidOf(checkout)[0]?.purpose === "increase" &&
  paidOf(checkout).every((payment) => backOf(payment) === 0);

/** What is held of all that was paid for an order: what went back is not. */
export const heldOf = (checkout: Checkout): Money | null =>
  sumOf(
    paidOf(checkout).map((payment) => ({
      ...payment.amount,
      amount: Math.max(0, payment.amount.amount - backOf(payment)),
    })),
  );
