import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { SentOffer } from "~/contract/offer-fields";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";
import { OfferBadge } from "./offer-badge";

/** What the technician offered on this request before, and how each of it ended. */
export function EarlierOffers({ offers }: { offers: SentOffer[] }) {
  const t = useT();
  if (offers.length === 0) return null;
  return (
    <Panel title={t("technicianArea:offer.earlier")}>
      <ul className="stack gap-3">
        {offers.map((offer) => (
          <li key={offer.id} className="row between gap-3">
            <span>
              <Price minor={offer.price.amount} currency={offer.price.currency} />
              {offer.closed_at ? (
                <DateTime iso={offer.closed_at} as="dateTime" className="block sm muted" />
              ) : null}
            </span>
            <OfferBadge offer={offer} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
