/** Reasons that are ours and not the gateway's. */
const ours: readonly string[] = ["chargeback_reversed", "unknown_to_gateway"];

/** Codes by which a gateway says why a refund did not go through, as far as there are words for them. */
export const refundCodes: readonly string[] = [
  ...["declined", "expired_or_canceled_card", "lost_or_stolen_card", "insufficient_funds"],
  ...["charge_disputed", "refund_disputed_payment", "charge_for_pending_refund_disputed"],
  ...["charge_already_refunded", "merchant_request", "resource_missing", "missing", "amount"],
  ...["canceled", "failed", "unknown"],
];

/** The key of the text that says why a refund did not go through, and whether that is a sentence of ours; null for a code that has no text. */
export function reasonOfRefund(failure: string): { key: string; isOurs: boolean } | null {
  if (ours.includes(failure)) return { key: `staff:refunds.why.${failure}`, isOurs: true };
  return refundCodes.includes(failure) ? { key: `staff:refunds.code.${failure}`, isOurs: false } : null;
}
