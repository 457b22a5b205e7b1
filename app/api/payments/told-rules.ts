import type { PaymentMethod } from "~/contract/payment-fields";

type Told = {
  purpose: "price" | "increase";
  proposalId: string | null;
  method: PaymentMethod;
  paidAt: Date | null;
};

const isForTheSame = (one: Told, other: Told) =>
  one.purpose === other.purpose && one.proposalId === other.proposalId;

/**
 * Which of an order's payments its customer still reads about once nothing is to be paid: all that were made; and of whatever was never
 * paid the last transfer, whose money may still arrive. A card that was not charged moved nothing.
 */
export function toldOf<P extends Told>(newestFirst: readonly P[]): P[] {
  const told: P[] = newestFirst.filter(({ paidAt }) => paidAt);
  for (const payment of newestFirst) {
    const isSettled = told.some((other) => isForTheSame(payment, other));
    if (payment.method === "transfer" && !isSettled) told.push(payment);
  }
  return newestFirst.filter((payment) => told.includes(payment));
}
