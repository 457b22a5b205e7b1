import { ButtonLink } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { useT } from "~/i18n/use-t";

/** On somebody else's request: what a reader could do. */
export function GuestCall() {
  const t = useT();
  return (
    <Note>
      <span className="row between gap-3">
        <span>{t("requests:guest.text")}</span>
        <span className="row gap-2">
          <ButtonLink to="/RegisterProvider" variant="line" size="sm">
            {t("requests:guest.join")}
          </ButtonLink>
          <ButtonLink to="/requests/add-request" size="sm">
            {t("requests:guest.post")}
          </ButtonLink>
        </span>
      </span>
    </Note>
  );
}
