import type { ComponentProps } from "react";
import { Methods } from "./methods";
import { LastPayout } from "./open-payout";
import { PayoutPanel } from "./payout-panel";

type Props = Omit<ComponentProps<typeof PayoutPanel>, "methodsAt">;

/** What a technician whose account is closed has earned, and how it is paid out: all in one place, since no page of the wallet opens. */
export function WalletOfClosed({ last, ...panel }: Props) {
  const { method, constraints } = panel;
  return (
    <>
      <PayoutPanel {...panel} methodsAt="/complaints#method" />
      {last ? <LastPayout payout={last} /> : null}
      <Methods methods={method ? [method] : []} constraints={constraints} />
    </>
  );
}
