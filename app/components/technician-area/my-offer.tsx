import type { ReactNode } from "react";
import { Appointment } from "~/components/ui/appointment";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { type Definition, Definitions } from "~/components/ui/definitions";
import { Form } from "~/components/ui/form";
import { Included, VisitFee } from "~/components/ui/offer-values";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { SeenField } from "~/components/ui/seen-field";
import { lasting, type Taken } from "~/components/ui/taken";
import { TakenAt } from "~/components/ui/taken-note";
import type { SentOffer } from "~/contract/offer-fields";
import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { DiscountAnswer } from "./discount-answer";
import { EarningNote } from "./earning-note";
import { OfferBadge } from "./offer-badge";

type Props = {
  offer: SentOffer;
  /** What became of it, where it was accepted: what is agreed on now. */
  job: OrderDetails | null;
  /** The request's version. */
  version: number;
  /** When the technician is taken already. */
  taken: Taken;
  children: ReactNode;
};

/** The technician's own offer on a request, and what can be done with it now. */
export function MyOffer({ offer, job, version, taken, children }: Props) {
  const t = useT();
  const may = (deed: SentOffer["can"][number]) => offer.can.includes(deed);
  return (
    <Panel
      id="offer"
      title={t("technicianArea:offer.mine")}
      action={job ? null : <OfferBadge offer={offer} />}
    >
      <div className="stack gap-4">
        <Terms offer={offer} job={job} />
        {offer.message && !job ? (
          <p className="said wrap-anywhere" dir="auto">
            {offer.message}
          </p>
        ) : null}
        {may("revise") ? <TakenAt taken={taken} iso={offer.starts_at} minutes={lasting(offer)} /> : null}
        {may("accept_discount") || job?.earning || job?.status === "disputed" ? null : (
          <EarningNote earning={offer.earning} />
        )}
        {children}
        {may("accept_discount") ? <DiscountAnswer offer={offer} /> : null}
        {may("reconfirm") || may("revise") || may("withdraw") ? (
          <div className="row gap-3">
            {may("reconfirm") ? (
              <Deed intent={`reconfirm ${offer.id}`} label={t("technicianArea:offer.reconfirm")} isMain>
                <SeenField name="version" value={version} />
              </Deed>
            ) : null}
            {may("revise") ? (
              <ButtonLink to={`/technician/requests/${offer.request_id}?revise=1`} variant="line">
                {t("technicianArea:offer.revise")}
              </ButtonLink>
            ) : null}
            {may("withdraw") ? (
              <Deed intent={`withdraw ${offer.id}`} label={t("technicianArea:offer.withdraw")} />
            ) : null}
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

/** The offer's terms; of a job, whose own panel tells the others, how its price came to be that of now. */
function Terms({ offer, job }: Pick<Props, "offer" | "job">) {
  const t = useT();
  const price = (job ?? offer).price;
  const isChanged = price.amount !== offer.price.amount;
  const rest = useOffered(offer);
  return (
    <Definitions
      rows={[
        {
          term: t("technicianArea:offer.price"),
          value: (
            <Price
              minor={price.amount}
              currency={price.currency}
              was={isChanged ? offer.price.amount : offer.previous_price?.amount}
              size="xl"
            />
          ),
        },
        ...(job ? [] : rest),
      ]}
    />
  );
}

function useOffered(offer: SentOffer): Definition[] {
  const t = useT();
  const reading = useReading();
  return [
    {
      term: t("technicianArea:offer.start"),
      value: <Appointment iso={offer.starts_at} within={offer.arrival_minutes} />,
    },
    { term: t("technicianArea:offer.duration"), value: formatDuration(reading.t, offer.duration) },
    { term: t("offers:terms.warranty"), value: t("offers:warranty", { count: offer.warranty_days }) },
    {
      term: t("offers:terms.visitFee"),
      value: <VisitFee of={offer.visit_fee} />,
    },
    { term: t("offers:terms.included"), value: <Included of={offer} /> },
    ...(offer.status === "accepted"
      ? []
      : [{ term: t("offers:terms.validUntil"), value: <DateTime iso={offer.valid_until} as="limit" /> }]),
  ];
}

type DeedProps = { intent: string; label: string; isMain?: boolean; children?: ReactNode };

function Deed({ intent, label, isMain, children }: DeedProps) {
  const t = useT();
  return (
    <Form intent={intent} summary={false}>
      {children}
      <SubmitButton variant={isMain ? "primary" : "ghost"} busyLabel={t("technicianArea:busy")}>
        {label}
      </SubmitButton>
    </Form>
  );
}
