import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import type { OwedPayment } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { formatMoney } from "~/i18n/money";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** What waits to be paid, each with its limit and its way to the checkout; the soonest stands out. */
export function OwedList({ owed }: { owed: OwedPayment[] }) {
  const t = useT();
  if (owed.length === 0) return null;
  return (
    <Panel title={t("payments:owed.title")} flush>
      <ul className="list">
        {owed.map((payment, position) => (
          <li key={payment.order_id}>
            <OwedRow payment={payment} isFirst={position === 0} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OwedRow({ payment, isFirst }: { payment: OwedPayment; isFirst: boolean }) {
  const { locale, digits, t } = useReading();
  const { order_id, request, provider_name, purpose, amount, due_at } = payment;
  return (
    <div className="mine pad">
      <Icon name="lock-keyhole" size="l" className="text-blue-700" />
      <div className="stack gap-1">
        <h3 className="text-h4">
          <Link to={`/requests/${request.id}`} className="plain">
            <bdi>{request.title}</bdi>
          </Link>
        </h3>
        <p className="sm muted row gap-x-3 gap-y-1">
          <bdi>{provider_name}</bdi>
          {purpose === "increase" ? <span>{t("payments:list.increase")}</span> : null}
        </p>
        <p className="sm">
          <Text k="payments:receipt.before" values={{ when: <DateTime iso={due_at} as="limit" /> }} />
        </p>
      </div>
      <div className="mine-s">
        <ButtonLink to={`/payment?order=${order_id}`} variant={isFirst ? "accent" : "soft"}>
          {t("payments:pay", { amount: formatMoney(locale, digits, amount.amount, amount.currency) })}
        </ButtonLink>
      </div>
    </div>
  );
}
