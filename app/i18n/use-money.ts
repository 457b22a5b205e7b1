import { formatMoney } from "./money";
import { useReading } from "./use-reading";

/** An amount in minor units as text, for sentences and buttons. */
export function useMoney(): (money: { amount: number; currency: string }) => string {
  const { locale, digits } = useReading();
  return ({ amount, currency }) => formatMoney(locale, digits, amount, currency);
}
