import { type Captured, leftOf } from "./rules";

type Losses = ReadonlyMap<Captured, number>;

/** Amounts given back, newest payment first, never more than is left of each, and what is left over. */
function partsOf<P extends Captured>(newestFirst: readonly P[], amount: number, losses: Losses) {
  const parts: { payment: P; amount: number }[] = [];
  let left = amount;
  for (const payment of newestFirst) {
    const part = Math.min(left, leftOf(payment, losses.get(payment) ?? 0));
    if (part > 0) parts.push({ payment, amount: part });
    left -= part;
  }
  return { parts, left };
}

/**
 * Amounts given back, newest payment first, never more than is left of each.
 * @param losses what of each was given back twice: minor units
 * @throws Error when less is left of them together
 */
export function refundParts<P extends Captured>(
  newestFirst: readonly P[],
  amount: number,
  losses: Losses = new Map(),
) {
  const { parts, left } = partsOf(newestFirst, amount, losses);
  if (left > 0) throw new Error("More would be refunded than was paid");
  return parts;
}

type Paid = Captured & { gateway: string; paidAt: Date | null };

/** Whether some of what would be given back was paid by transfer, of which nothing is lost, so that its payer is asked for an account. */
export function isFromBank(newestFirst: readonly Paid[], amount: number): boolean {
  const paid = newestFirst.filter(({ paidAt }) => paidAt !== null);
  return partsOf(paid, amount, new Map()).parts.some(({ payment }) => payment.gateway === "bank");
}
