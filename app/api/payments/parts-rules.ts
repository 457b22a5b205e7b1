import { type Captured, leftOf } from "./rules";

/** Amounts given back, newest payment first, never more than is left of each, and what is left over. */
function partsOf<P extends Captured>(newestFirst: readonly P[], amount: number) {
  const parts: { payment: P; amount: number }[] = [];
  let left = amount;
  for (const payment of newestFirst) {
    const part = Math.min(left, leftOf(payment));
    if (part > 0) parts.push({ payment, amount: part });
    left -= part;
  }
  return { parts, left };
}

/** Amounts given back, newest payment first, never more than is left of each. @throws Error when less is left of them together */
export function refundParts<P extends Captured>(newestFirst: readonly P[], amount: number) {
  const { parts, left } = partsOf(newestFirst, amount);
  if (left > 0) throw new Error("More would be refunded than was paid");
  return parts;
}

type Paid = Captured & { gateway: string; paidAt: Date | null };

/** Whether some of what would be given back was paid by transfer, so that its payer is asked for an account. */
export const isFromBank = (newestFirst: readonly Paid[], amount: number): boolean =>
  partsOf(
    newestFirst.filter(({ paidAt }) => paidAt !== null),
    amount,
  ).parts.some(({ payment }) => payment.gateway === "bank");
