import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import { WaitingLine } from "~/components/ui/waiting-line";
import type { OwnRequestCard } from "~/contract/request-fields";
import { DateTime } from "~/i18n/date-time";
import { Link, type Path } from "~/i18n/link";
import { placeText } from "~/i18n/place";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { shownStatus } from "./shown-status";

const addressOf = ({ id, status }: OwnRequestCard): Path =>
  status === "draft" ? `/requests/add-request?draft=${id}` : `/requests/${id}`;

/** An own request in a list, leading to its page, a draft to its form. */
export function MyRequest({ request }: { request: OwnRequestCard }) {
  const t = useT();
  return (
    <div className="mine pad">
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
          {request.agreed ? <bdi className="med">{request.agreed.provider_name}</bdi> : null}
          {request.city ? <span>{placeText(t, request)}</span> : null}
          <When request={request} />
        </p>
        <WaitingLine waits={request.waits} />
      </div>
      <div className="mine-s">
        {request.agreed?.work ? (
          <StatusBadge kind="order" status={request.agreed.work} />
        ) : (
          <StatusBadge kind="request" status={shownStatus(request)} />
        )}
        <Worth request={request} />
      </div>
    </div>
  );
}

/** The moment that counts now: until when to pay, or the transfer must arrive, when the work begins or was done; before that, the last change. */
function When({ request: { agreed, updated_at } }: { request: OwnRequestCard }) {
  if (!agreed) return <DateTime iso={updated_at} as="relative" />;
  const { payment_due_at, is_transfer_sent, completed_at, starts_at, arrival_minutes } = agreed;
  const [key, when] = payment_due_at
    ? [
        is_transfer_sent ? "transferSent" : "payBefore",
        <DateTime key="due" iso={payment_due_at} as="limit" />,
      ]
    : completed_at
      ? ["completedAt", <DateTime key="done" iso={completed_at} />]
      : ["startsAt", <DateTime key="start" iso={starts_at} as="when" within={arrival_minutes} isInside />];
  return (
    <span>
      <Text k={`requests:list.${key}`} values={{ when }} />
    </span>
  );
}

/** What was agreed to be paid; before that, how many offers there are. */
function Worth({ request: { agreed, status, offers_count } }: { request: OwnRequestCard }) {
  const t = useT();
  if (agreed) return <Price minor={agreed.price.amount} currency={agreed.price.currency} />;
  if (status === "draft") return null;
  return <span className="sm muted">{t("counts:offers", { count: offers_count })}</span>;
}
