import type { Stripe } from "stripe";
import { fromStripe } from "./stripe-money";

/** Stripe's own charges, apart from what it keeps of each payment. */
const feeTypes = new Set(["stripe_fee", "stripe_fx_fee", "tax_fee"]);

/** What Stripe kept of what came to the bank. It tells that of automatic payouts alone; of one made by hand nothing is known. */
async function feeOf(stripe: Stripe, { id, automatic }: Stripe.Payout): Promise<number> {
  let fee = 0;
  if (!automatic) return fee;
  for await (const entry of stripe.balanceTransactions.list({ payout: id, limit: 100 })) {
    fee += entry.fee - (feeTypes.has(entry.type) ? entry.amount : 0);
  }
  return fee;
}

/** A payout to our bank: refunds and chargebacks are in its gross already, as they are in the ledger's account of the gateway. */
export async function settlementOf(stripe: Stripe, payout: Stripe.Payout) {
  const net = fromStripe(payout.amount, payout.currency);
  const fee = fromStripe(await feeOf(stripe, payout), payout.currency).amount;
  return {
    kind: "settled" as const,
    settlementId: payout.id,
    gross: net.amount + fee,
    fee,
    currency: net.currency,
  };
}
