import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import type { RequestDetails } from "~/contract/request-fields";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** On somebody else's request: what a reader could do. A guest may be a technician, who signs in to send an offer. */
export function GuestCall({ request, isGuest }: { request: RequestDetails; isGuest: boolean }) {
  const t = useT();
  const { id, status, is_closed_to_offers } = request;
  const takesOffers = status === "open" && !is_closed_to_offers;
  const login = (words: ReactNode) => <Link to={`/login?redirectTo=/requests/${id}`}>{words}</Link>;
  return (
    <Note className="rd-call">
      <span className="row between gap-3 grow">
        <span>
          {takesOffers ? null : t("requests:guest.closed")}
          {takesOffers && isGuest ? <Text k="requests:guest.technician" values={{ login }} /> : null}{" "}
          {t("requests:guest.similar")}
        </span>
        <span className="row gap-2">
          {isGuest ? (
            <ButtonLink to="/RegisterProvider" variant="line" size="sm">
              {t("requests:guest.join")}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/requests/add-request" size="sm">
            {t("requests:guest.post")}
          </ButtonLink>
        </span>
      </span>
    </Note>
  );
}
