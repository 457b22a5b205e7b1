import { type Account, balanced, type Line, ours, type Purse, purse } from "./account-rules";
import type { Share } from "./commission-rules";

/** What a change of an order's released amount leaves to the provider, to us and to the tax office. */
export const differenceOf = (less: Share, more: Share) => ({
  payout: more.payout - less.payout,
  fee: more.commission - more.commissionVat - (less.commission - less.commissionVat),
  vat: more.commissionVat + more.priceVat - (less.commissionVat + less.priceVat),
});

/** What is taken back: from what is pending, then from what is available; what neither holds is owed. */
export function debitsOf(
  providerId: string,
  before: Share,
  after: Share,
  has: Pick<Purse, "pending" | "available">,
): [Account, number][] {
  const { payout, fee, vat } = differenceOf(after, before);
  const fromPending = Math.min(payout, has.pending);
  const fromAvailable = Math.min(payout - fromPending, has.available);
  return [
    [purse("pending", providerId), fromPending],
    [purse("available", providerId), fromAvailable],
    [purse("debt", providerId), payout - fromPending - fromAvailable],
    [ours("revenue"), fee],
    [ours("vat_due"), vat],
  ];
}

/** What accounts are booked with together. */
export const sumOf = (booked: [Account, number][]) => booked.reduce((sum, [, amount]) => sum + amount, 0);

/**
 * L6. Of a completed order something goes back: the shares are worked out anew on what stays released. The provider's part is taken
 * from what is pending, then from what is available; what neither holds is owed.
 * @param to `refundDue` of the payment, or `held` of the order where a dispute freezes it
 */
export function takenBack(
  providerId: string,
  to: Account,
  before: Share,
  after: Share,
  has: Pick<Purse, "pending" | "available">,
): Line[] {
  const debits = debitsOf(providerId, before, after, has);
  return balanced(debits, [[to, sumOf(debits)]]);
}
