import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { type Definition, Receipt } from "~/components/ui/definitions";
import { fileSource } from "~/components/ui/file-source";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import type { Checkout } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { firstName } from "~/i18n/names";
import { formatPercent } from "~/i18n/number";
import { Text } from "~/i18n/text";
import type { Translate } from "~/i18n/translate";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { backLines } from "./back-lines";
import { paidOf, sumOf } from "./paid";

type Stands = "sent" | "due" | "paid";
type Props = {
  checkout: Checkout;
  /** Its transfer is said to be on the way. */
  isSent?: boolean;
  children: ReactNode;
};

const words: Record<Stands, { label: string; total: string }> = {
  sent: { label: "payments:receipt.of.sent", total: "payments:receipt.sent" },
  due: { label: "payments:receipt", total: "payments:receipt.total" },
  paid: { label: "payments:receipt.of.paid", total: "payments:receipt.paid" },
};

/** The job, what it costs and nothing on top, as a receipt with its perforation; under it what can be done. */
export function CheckoutReceipt({ checkout, isSent, children }: Props) {
  const t = useT();
  const { request, provider_name, provider_avatar: photo, starts_at, arrival_minutes } = checkout;
  const stands = isSent ? "sent" : checkout.due ? "due" : "paid";
  return (
    <aside className="panel sticky" aria-label={t(words[stands].label)}>
      <div className="pad row nowrap top">
        <Avatar name={provider_name} shape="octagon" src={photo && fileSource(photo, "small")} />
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
      <Lines checkout={checkout} stands={stands} />
      <div className="pad stack gap-3">
        <Limit checkout={checkout} stands={stands} />
        {children}
      </div>
    </aside>
  );
}

/** What was asked for at first and what went off it, where less was agreed on. */
function discounted(t: Translate, { discount, provider_name }: Checkout): Definition[] {
  if (!discount) return [];
  const { first, agreed } = discount;
  const { currency } = first;
  return [
    { term: t("payments:receipt.first"), value: <Price minor={first.amount} currency={currency} /> },
    {
      term: t("payments:receipt.discount", { name: firstName(provider_name) }),
      value: (
        <Price minor={agreed.amount - first.amount} currency={currency} signed className="text-green-600" />
      ),
    },
  ];
}

type Of = { checkout: Checkout; stands: Stands };

/** Until when it is to be paid, or may arrive. */
function Limit({ checkout: { due, payment }, stands }: Of) {
  const at = stands === "sent" ? payment?.due_at : due?.due_at;
  if (!at) return null;
  return (
    <p className="sm muted">
      <Text
        k={stands === "sent" ? "payments:receipt.arrives" : "payments:receipt.before"}
        values={{ when: <DateTime iso={at} as="limit" /> }}
      />
    </p>
  );
}

/** What is due with the VAT in it, or on its way; else all that was paid; nothing where there is neither. */
function Lines({ checkout, stands }: Of) {
  const t = useT();
  const vat = useVat(checkout.due);
  const { due, payment, warranty_days } = checkout;
  const paid = stands === "paid" ? paidOf(checkout).toReversed() : [(stands === "sent" && payment) || due];
  const parts = paid.filter((part) => part !== null);
  const total = sumOf(parts.map(({ amount }) => amount));
  if (!total) return <div className="lines" />;
  const back = stands === "paid" ? backLines(t, paidOf(checkout)) : [];
  const added = stands === "paid" ? undefined : parts.find(({ purpose }) => purpose === "increase");
  const line = (name: string, { amount, currency }: Money): Definition => ({
    term: t(`payments:receipt.${name}`),
    value: <Price minor={amount} currency={currency} />,
  });
  const { price, discount, is_unpaid } = checkout;
  // Of a job that was never paid for, what came is not what was agreed on.
  const isNoPrice = ({ purpose }: (typeof parts)[number]) => is_unpaid && purpose === "price";
  // Once, and before the price that it has come to: another amount that came is no price.
  const agreed = parts.find((of) => of.purpose === "price" && of.amount.amount === discount?.agreed.amount);
  const lines = parts.flatMap((part): Definition[] => [
    ...(part === agreed ? discounted(t, checkout) : []),
    ...(added ? [line("held", price)] : []),
    line(isNoPrice(part) ? "came" : part.purpose, part.amount),
    ...(added ? [line("newPrice", { ...price, amount: price.amount + part.amount.amount })] : []),
  ]);
  const warranty = {
    term: t("payments:receipt.warranty"),
    value: t("offers:warranty", { count: warranty_days }),
  };
  return (
    <Receipt
      // Beside a new price it would be taken for the VAT of that.
      lines={added ? [...lines, warranty] : [...lines, ...vat, warranty]}
      under={added ? vat : back}
      total={{
        term: t(added && stands === "due" ? "payments:receipt.now" : words[stands].total),
        value: <Price minor={total.amount} currency={total.currency} size="xl" />,
      }}
    />
  );
}

/** The VAT within what is due, or that there is none. */
function useVat(due: Checkout["due"]): Definition[] {
  const t = useT();
  const reading = useReading();
  if (!due) return [];
  const none = { term: t("payments:receipt.vatName"), value: t("payments:receipt.vatNone") };
  const { vat, vat_percent } = due;
  const within = vat && {
    term: t("payments:receipt.vat", { percent: formatPercent(reading, vat_percent / 100) }),
    value: <Price minor={vat.amount} currency={vat.currency} className="plain" />,
  };
  return [{ className: "sm", ...(within ?? none) }];
}
