import { Note } from "~/components/ui/note";
import { MoreLink } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

type Of = { request: RequestDetails; order: OrderDetails | null };

/** Whether something was paid for a job that was called off, or is on its way back. */
const hasMoneyBack = ({ request: { refunding, timeline }, order }: Of): boolean =>
  refunding !== null ||
  ((order === null || order.status === "cancelled") && timeline.some(({ event }) => event === "order.pay"));

/** The strip itself speaks of the end of the request, and of what comes back. */
export const isClosed = ({ next }: RequestDetails): boolean => next?.leads_to === "payments";

/** The way to where what comes back is seen. */
export function PaymentsLink(of: Of) {
  const t = useT();
  return hasMoneyBack(of) ? <MoreLink to="/payment">{t("requests:action.payments")}</MoreLink> : null;
}

/** What comes back of an earlier job, or of a price that was lowered, while the request itself goes on. */
export function Refunding(of: Of) {
  const { refunding, refund_to_name: toName } = of.request;
  const money = toName ?? refunding;
  if (isClosed(of.request) || !hasMoneyBack(of)) return null;
  return (
    <Note icon="rotate-ccw" className="sm:items-center">
      <div className="row between gap-3">
        <span>
          {money ? (
            <Text
              k={toName ? "requests:refunding.account" : "requests:refunding"}
              values={{ amount: <Price minor={money.amount} currency={money.currency} /> }}
            />
          ) : (
            <Text k="requests:refunded" />
          )}
        </span>
        <PaymentsLink {...of} />
      </div>
    </Note>
  );
}
