import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import type { Payment } from "~/contract/payment-fields";
import { useT } from "~/i18n/use-t";
import { RefundLines } from "./refund-lines";

type Props = { payments: Payment[]; areMore: boolean; constraints: Constraints };

/** What goes back to a customer whose account is closed: money that is owed reaches its owner all the same. */
export function RefundsOfClosed({ payments, areMore, constraints }: Props) {
  const t = useT();
  if (payments.length === 0) return null;
  return (
    <Panel title={t("payments:refunding.title")} id="refunds">
      <ul className="stack gap-6">
        {payments.map((payment) => (
          <li key={payment.id} className="stack gap-3">
            <h3 className="text-h4 wrap-anywhere">
              <bdi>{payment.request.title}</bdi>
            </h3>
            <RefundLines payment={payment} constraints={constraints} />
          </li>
        ))}
      </ul>
      {areMore ? <p className="muted">{t("payments:refunding.more")}</p> : null}
    </Panel>
  );
}
