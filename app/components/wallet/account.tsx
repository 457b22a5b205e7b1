import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import type { PayoutMethod } from "~/contract/payout-fields";

/** A bank account as its owner sees it. @param children what there is to say of it besides */
export function Account({ method, children }: { method: PayoutMethod; children?: ReactNode }) {
  return (
    <div className="row nowrap gap-3">
      <Icon name="landmark" />
      <div className="grow">
        <p className="med">
          <bdi>{method.holder}</bdi>
        </p>
        <p className="sm muted">
          <bdi dir="ltr">{method.iban}</bdi>
        </p>
        {children}
      </div>
    </div>
  );
}
