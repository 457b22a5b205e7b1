import { DataIcon, Icon } from "~/components/ui/icon";
import { PriceRange } from "~/components/ui/price";
import { Link, type Path } from "~/i18n/link";
import { formatRelative } from "~/i18n/spans";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";

/** An open request as a row shows it; `web/requests/request-row` makes it. */
export type RequestRowData = {
  id: string;
  title: string;
  icon: string;
  place: string;
  budget: { min: number | null; max: number | null; currency: string } | null;
  isUrgent: boolean;
  offers: number;
  publishedAt: string | null;
};

/**
 * One open request, a link as a whole. For lists of class `reqs`; needs the dictionary `counts` and one of the sheets with request
 * rows. Providers are led to their own area's page of it.
 */
export function RequestRow({ request, isProvider }: { request: RequestRowData; isProvider: boolean }) {
  const reading = useReading();
  const { t } = reading;
  const to: Path = isProvider ? `/technician/requests/${request.id}` : `/requests/${request.id}`;
  const { budget, offers, publishedAt } = request;
  return (
    <Link to={to} className="req">
      <span className="req-i">
        <DataIcon name={request.icon} />
      </span>
      <span className="req-t">
        <strong>
          <bdi>{request.title}</bdi>
        </strong>
        <span className="sm muted">
          {request.place}
          {request.isUrgent ? (
            <>
              {" "}
              <span className="tag">{t("counts:urgent")}</span>
            </>
          ) : null}
        </span>
      </span>
      <span className="req-b">
        {budget ? (
          <PriceRange from={budget.min} to={budget.max} currency={budget.currency} />
        ) : (
          <span className="muted">{t("money.open")}</span>
        )}
      </span>
      <span className="req-o sm">
        {offers === 0 ? (
          <span className="first">{t("counts:firstOffer")}</span>
        ) : (
          <Text k="counts:offers" count={offers} />
        )}
      </span>
      <span className="req-a sm muted">{publishedAt ? formatRelative(reading, publishedAt) : null}</span>
      <Icon name="chevron-right" size="m" className="req-c" />
    </Link>
  );
}
