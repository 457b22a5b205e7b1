import type { Money } from "~/contract/endpoint";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** What the way to the payout is called: while one is under way there is none to ask for. @param of what is on its way */
export function PayoutAction({ of: { amount, currency } }: { of: Money }) {
  const t = useT();
  const { locale, digits } = useReading();
  return amount > 0
    ? t("wallet:available.underWay", { amount: formatMoney(locale, digits, amount, currency) })
    : t("wallet:available.action");
}
