import { GrowingList, type OwnPart } from "~/components/live/growing-list";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import type { OwedPayment, Payment } from "~/contract/payment-fields";
import { useT } from "~/i18n/use-t";
import { OwedList } from "./owed-list";
import { PaymentRow } from "./payment-row";

/** What the customer is to pay, then payments and refunds, newest first; needs the dictionaries `payments`, `statuses`, `lists`. */
export function PaymentsPage({ list, owed }: { list: OwnPart<Payment>; owed: OwedPayment[] }) {
  const t = useT();
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <h1>{t("payments:list.title")}</h1>
        <OwedList owed={owed} />
        <GrowingList
          part={list}
          item={(payment) => <PaymentRow payment={payment} />}
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
