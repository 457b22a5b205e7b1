import type { ReactNode } from "react";
import { Appointment } from "~/components/ui/appointment";
import { Definitions } from "~/components/ui/definitions";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { DateTime } from "~/i18n/date-time";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { type Agreed, OfferMessage, useAgreed } from "./agreed";
import { CalendarLink } from "./calendar-link";

type Rows = Parameters<typeof Definitions>[0]["rows"];
type Props = {
  order: OrderDetails;
  /** Null where the offer is shown no more. */
  agreed: Agreed | null;
  viewer: Side;
  other: ReactNode;
  more?: Rows;
  /** The job as a file for the reader's calendar. */
  calendar: Path;
  children: ReactNode;
};

const isAhead = ({ status }: OrderDetails) => status === "paid" || status === "in_progress";

/**
 * An order as each of its sides sees it: the other side, and what was agreed.
 * @param other the other side
 * @param more what one side is told besides
 */
export function OrderFrame(props: Props) {
  const t = useT();
  const { order, agreed, viewer, other, more = [], calendar, children } = props;
  return (
    <Panel title={t("orders:title")} action={<StatusBadge kind="order" status={order.status} />}>
      <div className="stack gap-5">
        {other}
        <Definitions
          stacked
          className="grid-cols-2 lg:grid-cols-4 items-start"
          rows={[
            {
              term: t("orders:price"),
              value: <Price minor={order.price.amount} currency={order.price.currency} />,
            },
            {
              term: t("orders:start"),
              value: (
                <>
                  <Appointment iso={order.starts_at} within={order.arrival_minutes} />
                  {isAhead(order) ? <CalendarLink to={calendar} /> : null}
                </>
              ),
            },
            ...useAgreed(order, agreed, viewer),
            ...more,
            ...(order.status === "awaiting_payment"
              ? [
                  {
                    term: t(order.is_transfer_sent ? "orders:transferBefore" : "orders:payBefore"),
                    value: <DateTime iso={order.payment_due_at} as="limit" />,
                  },
                ]
              : []),
          ]}
        />
        <OfferMessage agreed={agreed} />
        {children}
      </div>
    </Panel>
  );
}
