import { GrowingList, type OwnPart } from "~/components/live/growing-list";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import type { OwedPayment, Payment } from "~/contract/payment-fields";
import { useT } from "~/i18n/use-t";
import { OwedList } from "./owed-list";
import { PaymentRow } from "./payment-row";

type Props = { list: OwnPart<Payment>; owed: OwedPayment[]; constraints: Constraints };

/** What the customer is to pay, then payments and refunds, newest first; needs the dictionaries `payments`, `statuses`, `lists`. */
export function PaymentsPage({ list, owed, constraints }: Props) {
  const t = useT();
  const isBelowOwed = owed.length > 0 && list.rows.length > 0;
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <h1>{t("payments:list.title")}</h1>
        <OwedList owed={owed} />
        {isBelowOwed ? <h2 className="text-h3">{t("payments:list.past")}</h2> : null}
        <GrowingList
          part={list}
          item={(payment) => (
            <PaymentRow payment={payment} constraints={constraints} level={isBelowOwed ? 3 : 2} />
          )}
          empty={
            <Panel flush>
              <EmptyState
                icon="receipt-text"
                title={t("payments:list.empty")}
                action={<ButtonLink to="/requests">{t("payments:list.emptyAction")}</ButtonLink>}
              >
                {t("payments:list.emptyText")}
              </EmptyState>
            </Panel>
          }
        />
      </div>
    </div>
  );
}
