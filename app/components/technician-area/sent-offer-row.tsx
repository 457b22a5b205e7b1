import type { ReactNode } from "react";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { SentOffer } from "~/contract/offer-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** An own offer in a list: for what, for whom, at which price, in which state. */
export function SentOfferRow({ offer, children }: { offer: SentOffer; children?: ReactNode }) {
  const t = useT();
  const { request } = offer;
  return (
    <li className="pad stack gap-3">
      <div className="row nowrap top gap-3">
        <div className="grow stack gap-1">
          <h2 className="text-h4">
            <Link to={`/technician/requests/${request.id}`} className="plain">
              <bdi>{request.title}</bdi>
            </Link>
          </h2>
          <p className="sm muted row gap-x-3 gap-y-1">
            <bdi>{offer.customer.name}</bdi>
            {request.city ? (
              <span>
                {t("words:place", { district: request.district?.name ?? "", city: request.city.name })}
              </span>
            ) : null}
            <OfferTime offer={offer} />
          </p>
        </div>
        <div className="grid gap-1 justify-items-end text-end">
          <Price
            minor={offer.price.amount}
            currency={offer.price.currency}
            was={offer.previous_price?.amount}
          />
          {offer.order_status ? (
            <StatusBadge kind="order" status={offer.order_status} />
          ) : (
            <StatusBadge kind="offer" status={offer.status} />
          )}
        </div>
      </div>
      {children}
    </li>
  );
}

/** Until when it stands, when its work begins, or since when it is over. */
function OfferTime({ offer }: { offer: SentOffer }) {
  const [key, iso] = offer.closed_at
    ? (["closedAt", offer.closed_at] as const)
    : offer.status === "accepted"
      ? (["startsAt", offer.starts_at] as const)
      : (["validUntil", offer.valid_until] as const);
  const within = key === "startsAt" ? offer.arrival_minutes : 0;
  return (
    <span>
      <Text
        k={`technicianArea:offers.${key}`}
        values={{ when: <DateTime iso={iso} as="when" within={within} isInside /> }}
      />
    </span>
  );
}
