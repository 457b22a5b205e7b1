import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { SentOffer } from "~/contract/offer-fields";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";

/** What the technician offered on this request before, and how each of it ended. */
export function EarlierOffers({ offers }: { offers: SentOffer[] }) {
  const t = useT();
  if (offers.length === 0) return null;
  return (
    <Panel title={t("technicianArea:offer.earlier")}>
      <ul className="stack gap-3">
        {offers.map(({ id, price, status, closed_at }) => (
          <li key={id} className="row between gap-3">
            <span>
              <Price minor={price.amount} currency={price.currency} />
              {closed_at ? <DateTime iso={closed_at} as="dateTime" className="block sm muted" /> : null}
            </span>
            <StatusBadge kind="offer" status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
