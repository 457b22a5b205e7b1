import { Note } from "~/components/ui/note";
import { MoreLink } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

type Of = { request: RequestDetails; order: OrderDetails | null };

/** No job stands: what became of the money of the one before is of interest still. */
const hasNoJob = ({ order }: Of): boolean => order === null || order.status === "cancelled";

/** What of the money is to be said, the most pressing first: the amount, and the words for it. */
function toldOf(of: Of) {
  const { refund_to_name, refund_failed, refunding, refund_undecided, charged_back, refunded } = of.request;
  if (refund_to_name) return { money: refund_to_name, k: "requests:refunding.account" };
  if (refund_failed) return { money: refund_failed, k: "requests:refunding.failed" };
  if (refunding) return { money: refunding, k: "requests:refunding" };
  if (refund_undecided) return { money: refund_undecided, k: "requests:refunding.undecided" };
  if (charged_back) return { money: charged_back, k: "requests:refunding.bank" };
  return hasNoJob(of) && refunded && { money: refunded, k: "requests:refunding.done" };
}

/** Whether something was paid for a job that was called off, is on its way back, or should be. */
const hasMoneyBack = (of: Of): boolean =>
  Boolean(toldOf(of)) || (hasNoJob(of) && of.request.timeline.some(({ event }) => event === "order.pay"));

/** The strip itself speaks of the end of the request, and of what comes back. */
export const isClosed = ({ next }: RequestDetails): boolean => next?.leads_to === "payments";

/** The way to where what comes back is seen. */
export function PaymentsLink(of: Of) {
  const t = useT();
  return hasMoneyBack(of) ? <MoreLink to="/payment">{t("requests:action.payments")}</MoreLink> : null;
}

/** What comes back of an earlier job, or of a price that was lowered, or did not, beside what the strip says. */
export function Refunding(of: Of) {
  const told = toldOf(of);
  if (isClosed(of.request) || !hasMoneyBack(of)) return null;
  return (
    <Note icon="rotate-ccw" className="sm:items-center">
      <div className="row between gap-3">
        <span>
          {told ? (
            <Text
              k={told.k}
              values={{ amount: <Price minor={told.money.amount} currency={told.money.currency} /> }}
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
