import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import type { RequestDetails } from "~/contract/request-fields";
import { useT } from "~/i18n/use-t";

/** No offers: what to expect, and the one thing that helps. */
export function NoOffersYet({ request }: { request: RequestDetails }) {
  const t = useT();
  const isOpen = request.status === "open";
  const direct = request.visibility === "direct" ? request.direct_provider : null;
  const invites = request.can.includes("invite");
  return (
    <Panel flush>
      <EmptyState
        icon="tags"
        level={3}
        title={t(isOpen ? "requests:noOffers.title" : "requests:noOffers.closed")}
        action={
          invites ? (
            <ButtonLink to={`/requests/${request.id}/invite`} variant="line">
              {t("requests:action.invite")}
            </ButtonLink>
          ) : undefined
        }
      >
        {direct && isOpen
          ? t("requests:noOffers.direct", { name: direct.name })
          : t(isOpen ? "requests:noOffers.text" : "requests:noOffers.closedText")}
      </EmptyState>
    </Panel>
  );
}
