import { ButtonLink } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { Menu, MenuLink } from "~/components/ui/menu";
import { PriceRange } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { RequestDetails } from "~/contract/request-fields";
import { DateTime } from "~/i18n/date-time";
import type { Path } from "~/i18n/link";
import { placeText } from "~/i18n/place";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { extendLabel } from "./extend-label";
import { shownStatus } from "./shown-status";

/** The list that a reader comes from; the labels are keys. */
const above: Record<RequestDetails["view"], { to: Path; label: string }> = {
  owner: { to: "/requests", label: "requests:list.title" },
  provider: { to: "/technician/requests", label: "nav.requests" },
  public: { to: "/all-requests", label: "requests:open.title" },
};

/** Title, status, place, budget and age of a request, with what its owner may do to it. */
export function RequestHead({ request }: { request: RequestDetails }) {
  const t = useT();
  const isOwner = request.view === "owner";
  const { to, label } = above[request.view];
  return (
    <>
      <Crumbs trail={[{ to, label: t(label) }]} here={request.title} />
      <div className="rd-h">
        <div>
          <h1>
            <bdi>{request.title}</bdi>
          </h1>
          <p className="row muted gap-x-4 gap-y-1.5 mt-2.5">
            {/* The order's own badge says it from then on. */}
            {request.order_id ? null : <StatusBadge kind="request" status={shownStatus(request)} />}
            {request.city ? (
              <span className="row gap-1.5">
                <Icon name="map-pin" size="s" />
                {placeText(t, request)}
              </span>
            ) : null}
            {request.budget ? (
              <span>
                <Text
                  k="requests:budgetOf"
                  values={{
                    range: (
                      <PriceRange
                        from={request.budget.min}
                        to={request.budget.max}
                        currency={request.budget.currency}
                      />
                    ),
                  }}
                />
              </span>
            ) : null}
            {request.published_at ? (
              <span>
                <Text
                  k="requests:posted"
                  values={{ ago: <DateTime iso={request.published_at} as="relative" isInside /> }}
                />
              </span>
            ) : null}
          </p>
        </div>
        {isOwner ? <OwnerMenu request={request} /> : null}
      </div>
    </>
  );
}

function OwnerMenu({ request }: { request: RequestDetails }) {
  const t = useT();
  const { id, can, status } = request;
  const mayClose = can.includes("close_to_offers");
  const mayReopen = can.includes("reopen_to_offers");
  const mayExtend = can.includes("extend") && status === "open";
  return (
    <div className="row">
      {can.includes("edit") ? (
        <ButtonLink to={`/requests/${id}/edit`} variant="line" icon="pencil">
          {t("requests:action.edit")}
        </ButtonLink>
      ) : null}
      {mayClose || mayReopen || mayExtend || can.includes("cancel") ? (
        <Menu label={t("requests:action.more")}>
          {mayClose || mayReopen ? (
            <Form intent={mayClose ? "close" : "reopen"} summary={false}>
              <button type="submit">
                {t(mayClose ? "requests:action.close" : "requests:action.reopen")}
              </button>
            </Form>
          ) : null}
          {mayExtend ? (
            <Form intent="extend" summary={false}>
              <button type="submit">{t(extendLabel(request))}</button>
            </Form>
          ) : null}
          {can.includes("cancel") ? (
            <MenuLink to={`/requests/${id}/cancel`} danger>
              {t("requests:action.cancel")}
            </MenuLink>
          ) : null}
        </Menu>
      ) : null}
    </div>
  );
}
