import type { ReactNode } from "react";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { SentOffer } from "~/contract/offer-fields";
import { useT } from "~/i18n/use-t";
import { ListRow } from "./list-row";
import { OfferBadge } from "./offer-badge";

/** An own offer in a list: for what, for whom, at which price, in which state. */
export function SentOfferRow({ offer, children }: { offer: SentOffer; children?: ReactNode }) {
  const t = useT();
  const { request, customer, price, previous_price, order_status, status } = offer;
  return (
    <ListRow
      request={request}
      customer={customer}
      time={timeOf(offer)}
      end={
        <>
          {status === "discount_requested" ? (
            <span className="xs muted">{t("technicianArea:discount.own")}</span>
          ) : null}
          <Price minor={price.amount} currency={price.currency} was={previous_price?.amount} />
          {order_status ? <StatusBadge kind="order" status={order_status} /> : <OfferBadge offer={offer} />}
        </>
      }
    >
      {children}
    </ListRow>
  );
}

/** Until when it stands, when its work begins, or since when it is over. */
function timeOf({ closed_at, status, starts_at, valid_until, arrival_minutes }: SentOffer) {
  if (closed_at) return { key: "closedAt", iso: closed_at, within: 0 } as const;
  if (status === "accepted") return { key: "startsAt", iso: starts_at, within: arrival_minutes } as const;
  return { key: "validUntil", iso: valid_until, within: 0 } as const;
}
