import type { Constraints } from "~/components/ui/form-context";
import { Icon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { ListedPayment, Payment, Refund } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { isToName } from "./checkout-stage";
import { RefundLines } from "./refund-lines";

const icons = { card: "credit-card", transfer: "landmark" } as const;

/** What the bank has taken is not paid any more, whatever else went back, and given back in part is another thing than all of it. */
function shownStatus({ status, is_sent, refunded, charged_back, amount, refunds }: Payment) {
  if (is_sent) return "sent";
  if (status === "refund_pending" && refunds.some(isToName)) return "refund_to_name";
  if (status === "refund_pending" && refunds.some(hasFailed)) return "refund_failed";
  if (status === "refund_pending" && isUndecided(refunds)) return "refund_undecided";
  const isGone = charged_back.amount + refunded.amount >= amount.amount;
  if (charged_back.amount > 0 && status !== "refund_pending")
    return isGone ? "charged_back" : "charged_back_partly";
  return status === "refunded" && refunded.amount < amount.amount ? "refunded_partly" : status;
}

/** It is to go back by no other way yet. */
const hasFailed = ({ status, asks_account }: Refund): boolean =>
  status === "failed" && asks_account !== "needed";

/** Nothing of what did not go back yet is to: staff decide on it. */
function isUndecided(refunds: Refund[]): boolean {
  const open = refunds.filter(({ status }) => status !== "done");
  return open.length > 0 && open.every(({ status }) => status === "undecided");
}

type Props = { payment: ListedPayment; constraints: Constraints; level: 2 | 3 };

/** One payment in the list: what for, how, when, how much, and what came back of it. */
export function PaymentRow({ payment, constraints, level }: Props) {
  const t = useT();
  const Heading = `h${level}` as const;
  const { request, method, purpose, amount, paid_at, created_at, order_id, invoice_id } = payment;
  const { is_open, is_sent } = payment;
  return (
    <div className="mine pad">
      <Icon name={icons[method]} size="l" className="text-blue-700" />
      <div className="stack gap-1">
        <Heading className="text-h4">
          <Link to={`/requests/${request.id}`} className="plain">
            <bdi>{request.title}</bdi>
          </Link>
        </Heading>
        <p className="sm muted row gap-x-3 gap-y-1">
          <bdi>{payment.provider_name}</bdi>
          <span>{t(`payments:method.${method}`)}</span>
          {purpose === "increase" ? <span>{t("payments:list.increase")}</span> : null}
          <DateTime iso={paid_at ?? created_at} as="dateTime" />
        </p>
        {payment.rejection ? (
          <p className="sm">
            <Text k="payments:list.rejected" values={{ reason: <bdi>{payment.rejection}</bdi> }} />
          </p>
        ) : null}
      </div>
      <div className="mine-s">
        <Price minor={amount.amount} currency={amount.currency} />
        <StatusBadge kind="payment" status={shownStatus(payment)} />
      </div>
      <RefundLines payment={payment} constraints={constraints} />
      <p className="mine-a sm row gap-x-5 gap-y-0">
        {is_open ? (
          <MoreLink to={`/payment?order=${order_id}`}>
            {t(is_sent ? "payments:list.transfer" : "payments:list.pay")}
          </MoreLink>
        ) : null}
        {invoice_id ? (
          <MoreLink to={`/payment/invoice/${invoice_id}`}>{t("payments:list.invoice")}</MoreLink>
        ) : null}
        <Complaint payment={payment} />
      </p>
    </div>
  );
}

/** To the complaint that is under way, else to a new one. */
function Complaint({ payment: { id, is_open, complaint_id } }: { payment: ListedPayment }) {
  const t = useT();
  if (complaint_id)
    return <MoreLink to={`/complaints/${complaint_id}`}>{t("payments:list.complaint")}</MoreLink>;
  if (is_open) return null;
  return (
    <MoreLink to={`/complaints/new?payment=${id}`} isQuiet>
      {t("payments:list.complain")}
    </MoreLink>
  );
}
