import type { Money } from "~/contract/endpoint";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";

/** An amount as text, for sentences and buttons. */
export function useMoney(): (money: Money) => string {
  const { locale, digits } = useReading();
  return ({ amount, currency }) => formatMoney(locale, digits, amount, currency);
}
