import { type Rates, shareOf } from "../ledger/commission-rules";

/** What a split comes to: minor units. `net` is `kept` less `commission` and `vat`. */
export type Figures = { kept: number; refund: number; commission: number; vat: number; net: number };

/**
 * What a split keeps, which is named as that or as what goes back, and as one of them: minor units.
 * @returns why it is none, where it is not named, named by both, or more than there is
 */
export function keptOf(
  amount: number,
  { kept, refund }: { kept?: number | undefined; refund?: number | undefined },
): number | "unnamed" | "both" | "tooMuch" {
  const named = kept ?? refund;
  if (named === undefined) return "unnamed";
  if (kept !== undefined && refund !== undefined) return "both";
  if (named > amount) return "tooMuch";
  return kept ?? amount - named;
}

/**
 * An order's money is split to the minor unit: the technician's side keeps a part, from which the commission is taken once, and the
 * customer gets the rest.
 * @param amount what is to be split
 * @param kept from 0 to that
 */
export function figuresOf(amount: number, kept: number, rates: Rates): Figures {
  const { payout: net, commission, priceVat: vat } = shareOf(kept, rates);
  return { kept, refund: amount - kept, commission, vat, net };
}
