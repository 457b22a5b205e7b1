import { type Definition, Definitions } from "~/components/ui/definitions";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { PaymentAtIssue } from "~/contract/decision-basis-fields";
import type { Money } from "~/contract/endpoint";
import { DateTime } from "~/i18n/date-time";
import type { Translate } from "~/i18n/translate";
import { useT } from "~/i18n/use-t";

type Props = { payment: PaymentAtIssue };

/** For staff: the payment that a complaint is about, where it stands, and what went back of it. */
export function JudgedPayment({ payment }: Props) {
  const t = useT();
  const { amount, purpose, method, created_at, paid_at } = payment;
  return (
    <Panel title={t("staff:complaints.payment")}>
      <Definitions
        rows={[
          {
            term: t("staff:detail.amount"),
            value: <Price minor={amount.amount} currency={amount.currency} />,
          },
          { term: t("staff:complaints.payment.for"), value: t(`staff:complaints.payment.${purpose}`) },
          { term: t("staff:detail.method"), value: t(`staff:refunds.${method}`) },
          { term: t("staff:complaints.moneyStatus"), value: standing(t, payment) },
          { term: t("staff:complaints.payment.begun"), value: <DateTime iso={created_at} as="dateTime" /> },
          ...(paid_at
            ? [{ term: t("staff:complaints.payment.paid"), value: <DateTime iso={paid_at} as="dateTime" /> }]
            : []),
          ...backOf(t, payment),
        ]}
      />
    </Panel>
  );
}

/** What it is in states that are said to its payer otherwise. */
const standing = (t: Translate, { status }: PaymentAtIssue) =>
  t(status === "requires_action" ? "staff:state.payment.requires_action" : `statuses:payment.${status}`);

/** Each refund, and what the payer's bank took back by itself. */
function backOf(t: Translate, { refunds, charged_back }: PaymentAtIssue): Definition[] {
  const line = (name: string, { amount, currency }: Money, at?: string): Definition => ({
    // Several may be called the same, and a text is its row's key.
    term: <span>{t(`staff:complaints.payment.back.${name}`)}</span>,
    value: (
      <span className="row gap-x-3 gap-y-0">
        <Price minor={amount} currency={currency} />
        {at ? <DateTime iso={at} as="dateTime" /> : null}
      </span>
    ),
  });
  const lines = refunds.map(({ status, amount, at }) => line(status, amount, at));
  return charged_back.amount > 0 ? [...lines, line("bank", charged_back)] : lines;
}
