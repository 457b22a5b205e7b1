import type { ComponentProps } from "react";
import { RefundsOfClosed } from "~/components/payments/refunds-of-closed";
import { WalletOfClosed } from "~/components/wallet/wallet-of-closed";
import { InactiveAccount } from "./inactive-account";

type Money = {
  wallet: ComponentProps<typeof WalletOfClosed> | null;
  refunding: ComponentProps<typeof RefundsOfClosed> | null;
};

type Props = Omit<ComponentProps<typeof InactiveAccount>, "money"> & Money;

/** The one page of a closed account, with what is still owed to it from other areas: brought by one script, which nobody else needs. */
export function ClosedAccount({ wallet, refunding, ...account }: Props) {
  return <InactiveAccount {...account} money={<LastMoney {...{ wallet, refunding }} />} />;
}

function LastMoney({ wallet, refunding }: Money) {
  if (refunding) return <RefundsOfClosed {...refunding} />;
  return wallet ? <WalletOfClosed {...wallet} /> : null;
}
