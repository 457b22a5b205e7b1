import { type Definition, Definitions } from "~/components/ui/definitions";
import { Note } from "~/components/ui/note";
import { MoreLink, Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { PayoutAtIssue } from "~/contract/decision-basis-fields";
import { DateTime } from "~/i18n/date-time";
import { formatLimit } from "~/i18n/dates";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

type Props = { payout: PayoutAtIssue };

/** For staff: the payout that a complaint is about, where it was to go, and each of its steps; with the way to where they decide on it. */
export function JudgedPayout({ payout }: Props) {
  const t = useT();
  const { id, amount, status, steps, reason, held_until } = payout;
  return (
    <Panel
      title={t("staff:complaints.payout")}
      action={<MoreLink to={`/admin/audit?entity=payout&of=${id}`}>{t("staff:complaints.log")}</MoreLink>}
    >
      <div className="stack gap-4">
        <Definitions
          rows={[
            {
              term: t("staff:detail.amount"),
              value: <Price minor={amount.amount} currency={amount.currency} />,
            },
            { term: t("staff:complaints.payout.to"), value: <Account payout={payout} /> },
            {
              term: t("staff:complaints.moneyStatus"),
              value: t(`statuses:payout.${status}`),
            },
            ...steps.map(
              ({ event, at }): Definition => ({
                term: t(`staff:event.payout.${event}`),
                value: <DateTime iso={at} as="dateTime" />,
              }),
            ),
            ...(reason ? [{ term: t("staff:audit.reason"), value: <bdi>{reason}</bdi> }] : []),
          ]}
        />
        {held_until ? <Held until={held_until} /> : null}
        <p className="sm">
          <MoreLink to={`/admin/payouts?status=${status}`}>{t("staff:complaints.payout.open")}</MoreLink>
        </p>
      </div>
    </Panel>
  );
}

/** The technician has named another account since. */
function Held({ until }: { until: string }) {
  const t = useT();
  const reading = useReading();
  return (
    <Note tone="amber" icon="hourglass">
      {t("staff:payouts.held", { time: formatLimit(reading, until) })}
    </Note>
  );
}

function Account({ payout: { holder, iban } }: Props) {
  return (
    <span className="row gap-x-3 gap-y-0">
      <bdi>{holder}</bdi>
      <bdi dir="ltr" className="whitespace-nowrap">
        {iban}
      </bdi>
    </span>
  );
}
