import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { MoreLink, Panel, RowList } from "~/components/ui/panel";
import { PriceRange } from "~/components/ui/price";
import type { RequestCard } from "~/contract/request-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { RequestPlace } from "./request-place";

type Card = RequestCard & { my_offer_status?: string | null };

/** New requests that fit, on the day's page. */
export function MatchingRequests({ requests }: { requests: Card[] }) {
  const t = useT();
  return (
    <Panel
      className="d-req"
      title={t("technicianArea:matching.title")}
      action={<MoreLink to="/technician/requests">{t("technicianArea:matching.all")}</MoreLink>}
      flush
    >
      {requests.length === 0 ? (
        <EmptyState icon="clipboard-list" title={t("technicianArea:matching.none")} level={3}>
          {t("technicianArea:matching.noneText")}
        </EmptyState>
      ) : (
        <RowList>
          {requests.map((request) => (
            <li key={request.id}>
              <FittingRequest request={request} />
            </li>
          ))}
        </RowList>
      )}
    </Panel>
  );
}

/** A request as a technician looks for work in it: what, where, how old, how much, how many have offered. */
export function FittingRequest({ request }: { request: Card }) {
  const t = useT();
  return (
    <div className="fit">
      <div className="grow">
        <p className="med">
          <Link to={`/technician/requests/${request.id}`} className="plain">
            <bdi>{request.title}</bdi>
          </Link>
        </p>
        <p className="sm muted row gap-x-3 gap-y-1">
          <RequestPlace of={request} />
          {request.published_at ? <DateTime iso={request.published_at} as="relative" /> : null}
        </p>
        <p className="sm row gap-x-3 gap-y-1 mt-1">
          {request.budget ? (
            <PriceRange
              from={request.budget.min}
              to={request.budget.max}
              currency={request.budget.currency}
            />
          ) : (
            <span className="muted">{t("money.open")}</span>
          )}
          {request.offers_count === 0 ? (
            <span className="first">{t("technicianArea:matching.first")}</span>
          ) : (
            <span className="muted">{t("counts:offers", { count: request.offers_count })}</span>
          )}
        </p>
      </div>
      <Deed request={request} />
    </div>
  );
}

function Deed({ request }: { request: Card }) {
  const t = useT();
  const hasOffered = Boolean(request.my_offer_status);
  return (
    <ButtonLink to={`/technician/requests/${request.id}`} variant={hasOffered ? "line" : "soft"} size="sm">
      {t(hasOffered ? "technicianArea:matching.myOffer" : "technicianArea:matching.send")}
      <span className="vh"> {request.title}</span>
    </ButtonLink>
  );
}
