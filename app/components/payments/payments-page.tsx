import { GrowingList, type OwnPart } from "~/components/live/growing-list";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import type { ListedPayment, OwedPayment } from "~/contract/payment-fields";
import { useT } from "~/i18n/use-t";
import { OwedList } from "./owed-list";
import { PaymentRow } from "./payment-row";

type Props = { list: OwnPart<ListedPayment>; owed: OwedPayment[]; constraints: Constraints };

/** Begun at the gateway, and not made: it stands above already, with what waits to be paid. A transfer has its own page to look at. */
const isToPay = ({ method, is_open, order_id }: ListedPayment, owed: OwedPayment[]): boolean =>
  method === "card" && is_open && owed.some((due) => due.order_id === order_id);

/** What the customer is to pay, then payments and refunds, newest first; needs the dictionaries `payments`, `statuses`, `lists`. */
export function PaymentsPage({ list, owed, constraints }: Props) {
  const t = useT();
  const rows = list.rows.filter((payment) => !isToPay(payment, owed));
  const isBelowOwed = owed.length > 0 && rows.length > 0;
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <h1>{t("payments:list.title")}</h1>
        <OwedList owed={owed} />
        {isBelowOwed ? <h2 className="text-h3">{t("payments:list.past")}</h2> : null}
        <GrowingList
          part={{ ...list, rows }}
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
