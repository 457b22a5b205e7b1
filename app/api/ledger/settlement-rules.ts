/** What a gateway says to have paid out to the operator's bank account, and to have kept as its fee: minor units. */
export type Settlement = { gross: number; fee: number; currency: string };

/**
 * Why what a gateway says to have paid out cannot be booked; null when it can.
 * @param ours the operator's currency, and what the gateway holds by the books: minor units
 */
export function settlementFault(
  { gross, fee, currency }: Settlement,
  ours: { currency: string; gateway: number },
): "currency" | "amount" | "fee" | "uncovered" | null {
  if (currency !== ours.currency) return "currency";
  if (!Number.isSafeInteger(gross) || gross <= 0) return "amount";
  if (!Number.isSafeInteger(fee) || fee < 0 || fee > gross) return "fee";
  return gross > ours.gateway ? "uncovered" : null;
}
