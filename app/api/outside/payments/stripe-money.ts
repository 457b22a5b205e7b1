import { decimalsOf } from "~/i18n/currency";
import { GatewayRefused } from "./gateway-errors";

/** Where Stripe counts otherwise than ISO 4217 (docs.stripe.com/currencies, "Special cases"). */
const decimalsAtStripe: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

/** Stripe's minor units for one of ours. */
const factorOf = (currency: string) =>
  10 ** ((decimalsAtStripe[currency] ?? decimalsOf(currency)) - decimalsOf(currency));

/**
 * An amount as Stripe takes it: EGP 125050 → 125050, ISK 500 → 50000. Of three decimals the last must be 0.
 * @param minor of ISO 4217
 * @throws GatewayRefused for what cannot be charged
 */
export function toStripe(minor: number, currency: string): number {
  const amount = minor * factorOf(currency);
  const isWhole = Number.isSafeInteger(minor) && Number.isSafeInteger(amount) && minor > 0;
  if (!isWhole || (decimalsOf(currency) === 3 && minor % 10 !== 0)) throw new GatewayRefused("amount");
  return amount;
}

/** What Stripe says, in minor units of ISO 4217 and with the code in capitals. */
export function fromStripe(amount: number, currency: string): { amount: number; currency: string } {
  const code = currency.toUpperCase();
  return { amount: Math.round(amount / factorOf(code)), currency: code };
}
