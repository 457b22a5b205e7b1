import type { ReactNode } from "react";
import { Appointment } from "~/components/ui/appointment";
import { Avatar } from "~/components/ui/avatar";
import { Definitions } from "~/components/ui/definitions";
import { fileSource } from "~/components/ui/file-source";
import { Note } from "~/components/ui/note";
import { Included, VisitFee } from "~/components/ui/offer-values";
import { Price } from "~/components/ui/price";
import { Rating } from "~/components/ui/rating";
import { NameSeal } from "~/components/ui/seal";
import { StatusBadge } from "~/components/ui/status-badge";
import type { ComparedOffer } from "~/contract/offer-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Negotiation } from "./negotiation";

/** One offer in the comparison: the same parts for all, aligned across the columns. */
export function OfferColumn({
  offer,
  children,
  deeds,
}: {
  offer: ComparedOffer;
  children: ReactNode;
  deeds: ReactNode;
}) {
  const t = useT();
  const { provider } = offer;
  return (
    <article className="of" aria-label={t("offers:compare.from", { name: provider.name })}>
      <OfferHead provider={provider} />
      <OfferTerms offer={offer} />
      <blockquote className="of-s sm">
        <p dir="auto">{offer.message}</p>
      </blockquote>
      <div className="of-n stack gap-2">
        {offer.is_sender_active ? null : <Note tone="amber">{t("offers:compare.inactive")}</Note>}
        {offer.status === "pending" ? null : <StatusBadge kind="offer" status={offer.status} />}
        <Negotiation rounds={offer.rounds} provider={provider.name} reader="customer" />
        {children}
      </div>
      <footer>{deeds}</footer>
    </article>
  );
}

/** Who offers, leading to the profile. */
export function OfferHead({ provider }: Pick<ComparedOffer, "provider">) {
  const t = useT();
  return (
    <header className="of-h">
      <Avatar
        name={provider.name}
        shape="octagon"
        src={provider.avatar && fileSource(provider.avatar, "small")}
        online={provider.is_online}
      />
      <div className="grow">
        <h3>
          <Link to={`/technicians/${provider.id}`} className="plain">
            <bdi>{provider.name}</bdi>
          </Link>
          <NameSeal verified={provider.is_verified_identity} />
        </h3>
        <p className="sm row base gap-x-3 gap-y-0.5">
          <Rating value={provider.rating} count={provider.reviews_count} />
          <span className="muted">{t("counts:jobsDone", { count: provider.jobs_done })}</span>
        </p>
      </div>
    </header>
  );
}

/** Price, start, duration, warranty, validity, what is included. */
export function OfferTerms({ offer }: { offer: ComparedOffer }) {
  const t = useT();
  const reading = useReading();
  const { price, previous_price, visit_fee } = offer;
  return (
    <Definitions
      rows={[
        {
          className: "of-p",
          term: t(offer.kind === "inspection" ? "offers:terms.visitFee" : "offers:terms.price"),
          value: (
            <Price minor={price.amount} currency={price.currency} was={previous_price?.amount} size="xl" />
          ),
        },
        {
          term: t("offers:terms.start"),
          value: <Appointment iso={offer.starts_at} within={offer.arrival_minutes} />,
        },
        { term: t("offers:terms.duration"), value: formatDuration(reading.t, offer.duration) },
        { term: t("offers:terms.warranty"), value: t("offers:warranty", { count: offer.warranty_days }) },
        { term: t("offers:terms.validUntil"), value: <DateTime iso={offer.valid_until} as="limit" /> },
        {
          term: t("offers:terms.ifAbsent"),
          value: <VisitFee of={visit_fee} />,
        },
        {
          term: t("offers:terms.included"),
          value: <Included of={offer} />,
        },
      ]}
    />
  );
}
