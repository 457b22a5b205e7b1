import { Appointment } from "~/components/ui/appointment";
import { Definitions } from "~/components/ui/definitions";
import { Included } from "~/components/ui/offer-values";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { JobAtIssue } from "~/contract/decision-basis-fields";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Negotiation } from "./negotiation";

/** For staff: the terms of the offer that was accepted, and how its price came about. */
export function AgreedTerms({ job }: { job: JobAtIssue }) {
  const t = useT();
  const reading = useReading();
  const { offer, price, visit_fee, provider } = job;
  const money = ({ amount, currency }: JobAtIssue["price"]) => <Price minor={amount} currency={currency} />;
  return (
    <Panel title={t("staff:complaints.agreed")} action={<StatusBadge kind="order" status={job.status} />}>
      <div className="stack gap-5">
        <Definitions
          rows={[
            { term: t("orders:price"), value: money(offer.price) },
            ...(price.amount === offer.price.amount
              ? []
              : [{ term: t("staff:complaints.priceNow"), value: money(price) }]),
            { term: t("offers:terms.visitFee"), value: money(visit_fee) },
            {
              term: t("offers:terms.included"),
              value: <Included of={offer} />,
            },
            {
              term: t("orders:start"),
              value: <Appointment iso={job.starts_at} within={job.arrival_minutes} />,
            },
            { term: t("orders:duration"), value: formatDuration(reading.t, job.duration) },
            { term: t("orders:warranty"), value: t("offers:warranty", { count: job.warranty_days }) },
          ]}
        />
        {offer.message ? (
          <p className="said" dir="auto">
            {offer.message}
          </p>
        ) : null}
        <Negotiation rounds={offer.rounds} provider={provider.name} reader="staff" />
      </div>
    </Panel>
  );
}
