import { type Path, useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** A job, or a visit for one, as a file for the reader's calendar. */
export function CalendarLink({ to }: { to: Path }) {
  const t = useT();
  const href = useHref();
  return (
    <a href={href(to)} download className="more sm">
      {t("orders:toCalendar")}
    </a>
  );
}
