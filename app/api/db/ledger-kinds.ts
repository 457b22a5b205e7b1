/**
 * The accounts of the books (domain.md, "Wallet"). `held` belongs to an order, `refund_due` to a payment, `pending`, `available`,
 * `in_payout` and `debt` to a provider; the others are the house's own.
 */
export const accountKinds = [
  ...(["gateway", "bank", "held", "refund_due"] as const),
  ...(["pending", "available", "in_payout", "debt"] as const),
  ...(["revenue", "vat_due", "fees", "loss"] as const),
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What is booked. The comment names the row of domain.md, "Wallet". */
export const journalKinds = [
  /** L1: a payment came in, for its order, or too late for it; and the reversal of one that had not come. */
  ...(["payment", "late_payment", "late_payment_reversed"] as const),
  /** L2, and its reversal by a dispute within the clearing period. */
  ...(["release", "release_reversed"] as const),
  /** L3. */
  "clearing",
  /** L4. */
  ...(["payout", "payout_paid", "payout_returned"] as const),
  /** L5, L5b: the gateway or the bank has done it, and its reversal when it failed after all. */
  ...(["refund", "refund_paid", "refund_returned"] as const),
  /** L6; the bank gives back what it took; a refund that it had covered already did not reach the payer. */
  ...(["take_back", "chargeback", "chargeback_reversed", "refund_dropped"] as const),
  /** L7, L8, L9. */
  ...(["debt_settled", "settlement", "write_off"] as const),
] as const;
export type JournalKind = (typeof journalKinds)[number];
/** What the payer's bank has done with a payment, which such a journal names. */
export const chargebackKinds = ["chargeback", "chargeback_reversed"] as const satisfies JournalKind[];
export type ChargebackKind = (typeof chargebackKinds)[number];
