import type { Balances } from "~/contract/wallet";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";

/** What the way to the payout is called: while one is under way there is none to ask for, and with too little none at all. */
export function usePayoutAction({ available, in_payout, minimum }: Balances): string | null {
  const t = useT();
  const money = useMoney();
  if (in_payout.amount > 0) return t("wallet:available.underWay", { amount: money(in_payout) });
  return available.amount < minimum.amount ? null : t("wallet:available.action");
}

/** Whether what is available can be withdrawn now. */
export function useAvailableNote({ available, in_payout, minimum }: Balances): string {
  const t = useT();
  const money = useMoney();
  if (available.amount === 0) return t("wallet:available.none");
  if (available.amount < minimum.amount) return t("wallet:available.least", { least: money(minimum) });
  return t(in_payout.amount > 0 ? "wallet:available.next" : "wallet:available.note");
}
