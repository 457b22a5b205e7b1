import type { Constraint } from "~/components/ui/form-context";
import { Methods } from "~/components/wallet/methods";
import { PayoutPanel } from "~/components/wallet/payout-panel";
import type { Payout, PayoutMethod } from "~/contract/payout-fields";
import type { Balances } from "~/contract/wallet";

export type EarnedMoney = {
  balances: Balances;
  method: PayoutMethod | null;
  open: Payout | null;
  constraints: Record<string, Constraint>;
};

/** What a technician whose account is closed has earned, and how it is paid out: all on one page, since no other opens. */
export function LastPayout({ money }: { money: EarnedMoney }) {
  const { method, constraints } = money;
  return (
    <>
      <PayoutPanel {...money} methodsAt="/complaints#method" />
      <Methods methods={method ? [method] : []} constraints={constraints} />
    </>
  );
}
