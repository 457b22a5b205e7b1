import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { type Definition, Receipt } from "~/components/ui/definitions";
import { Price } from "~/components/ui/price";
import type { Checkout } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { formatPercent } from "~/i18n/number";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** The job, what it costs and nothing on top, as a receipt with its perforation; under it what can be done. */
export function CheckoutReceipt({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  const t = useT();
  const { request, provider_name, starts_at, arrival_minutes, due } = checkout;
  return (
    <aside className="panel sticky" aria-label={t("payments:receipt")}>
      <div className="pad row nowrap top">
        <Avatar name={provider_name} shape="octagon" />
        <div className="grow">
          <p className="strong">
            <bdi>{request.title}</bdi>
          </p>
          <p className="sm muted">
            <bdi className="block">{provider_name}</bdi>
            <DateTime iso={starts_at} as="when" within={arrival_minutes} />
          </p>
        </div>
      </div>
      <Lines checkout={checkout} />
      <div className="pad stack gap-3">
        {due ? (
          <p className="sm muted">
            <Text k="payments:receipt.before" values={{ when: <DateTime iso={due.due_at} as="limit" /> }} />
          </p>
        ) : null}
        {children}
      </div>
    </aside>
  );
}

/** What is due with the VAT in it; else what was paid; nothing where there is neither. */
function Lines({ checkout: { due, payment, warranty_days } }: { checkout: Checkout }) {
  const t = useT();
  const { digits } = useReading();
  const warranty = {
    term: t("payments:receipt.warranty"),
    value: t("offers:warranty", { count: warranty_days }),
  };
  const paid = payment && payment.paid_at !== null ? payment : null;
  const amount = due?.amount ?? paid?.amount;
  if (!amount) return <div className="lines" />;
  const purpose = due?.purpose ?? paid?.purpose ?? "price";
  const lines: Definition[] = [
    {
      term: t(`payments:receipt.${purpose}`),
      value: <Price minor={amount.amount} currency={amount.currency} />,
    },
  ];
  if (due?.vat)
    lines.push({
      className: "sm",
      term: t("payments:receipt.vat", { percent: formatPercent(due.vat_percent / 100, digits) }),
      value: <Price minor={due.vat.amount} currency={due.vat.currency} className="plain" />,
    });
  else if (due)
    lines.push({
      className: "sm",
      term: t("payments:receipt.vatName"),
      value: t("payments:receipt.vatNone"),
    });
  return (
    <Receipt
      lines={[...lines, warranty]}
      total={{
        term: t(due ? "payments:receipt.total" : "payments:receipt.paid"),
        value: <Price minor={amount.amount} currency={amount.currency} size="xl" />,
      }}
    />
  );
}
