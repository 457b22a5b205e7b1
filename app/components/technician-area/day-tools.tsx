import { Icon } from "~/components/ui/icon";
import { useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { useZoneName } from "~/i18n/zone-name";

type Props = {
  /** Times stand on the list, by one clock. */
  hasTimes: boolean;
  /** There are jobs for a calendar, of this day or of another. */
  hasCalendar: boolean;
};

/** Beside the day's jobs: the clock that they go by, and all jobs to come for the technician's own calendar. */
export function DayTools({ hasTimes, hasCalendar }: Props) {
  const t = useT();
  const href = useHref();
  const zone = useZoneName();
  return (
    <span className="row gap-x-4 nowrap">
      {hasTimes ? <span className="sm muted">{zone}</span> : null}
      {hasCalendar ? (
        <a href={href("/technician/jobs.ics")} download className="more">
          {t("technicianArea:jobs.calendar")}
          <span className="vh"> ({t("technicianArea:jobs.calendar.what")})</span>
          <Icon name="download" size="s" />
        </a>
      ) : null}
    </span>
  );
}
