import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { StatusBadge } from "~/components/ui/status-badge";
import type { RequestCard } from "~/contract/request-fields";
import { DateTime } from "~/i18n/date-time";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

const addressOf = ({ id, status }: RequestCard): Path =>
  status === "draft" ? `/requests/add-request?draft=${id}` : `/requests/${id}`;

/** The customer's own requests as rows, each leading to its page, a draft to its form. */
export function MyRequests({ requests }: { requests: RequestCard[] }) {
  const t = useT();
  return (
    <ul className="list panel">
      {requests.map((request) => (
        <li key={request.id} className="mine pad">
          <Icon
            name={(request.service?.icon ?? "clipboard-list") as IconName}
            size="l"
            className="text-blue-700"
          />
          <div className="stack gap-1">
            <h2 className="text-h4">
              <Link to={addressOf(request)} className="plain">
                <bdi>{request.title || t("requests:list.untitled")}</bdi>
              </Link>
            </h2>
            <p className="sm muted row gap-x-3 gap-y-1">
              {request.city ? (
                <span>
                  {t("words:place", { district: request.district?.name ?? "", city: request.city.name })}
                </span>
              ) : null}
              <DateTime iso={request.published_at ?? request.updated_at} as="relative" />
            </p>
          </div>
          <div className="mine-s">
            <StatusBadge
              kind="request"
              status={request.status === "open" && request.offers_count > 0 ? "offered" : request.status}
            />
            {request.status === "draft" ? null : (
              <span className="sm muted">{t("counts:offers", { count: request.offers_count })}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
