import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Note } from "./note";
import { type Clash, clashAt, type Taken } from "./taken";

/** A warning, and no more: what somebody has to do at that time already. */
export function ClashNote({ jobs, isDayOff }: Clash) {
  const t = useT();
  return (
    <div role="status">
      {jobs.length > 0 || isDayOff ? (
        <Note tone="amber" icon="calendar-clock">
          {isDayOff ? <p>{t("ui:taken.dayOff")}</p> : null}
          {jobs.map((job) => (
            <p key={job.order_id}>
              <Text
                k="ui:taken.job"
                values={{
                  title: job.request.title,
                  when: <DateTime iso={job.starts_at} as="when" isInside />,
                }}
              />
            </p>
          ))}
        </Note>
      ) : null}
    </div>
  );
}

type Props = {
  taken: Taken;
  iso: string;
  /** From then until the end at the latest. */
  minutes: number;
  /** The order whose own time it is. */
  except?: string;
};

/** The warning for a moment that stands. */
export function TakenAt({ taken, iso, minutes, except }: Props) {
  const { timeZone } = useReading();
  const others = { ...taken, jobs: taken.jobs.filter((job) => job.order_id !== except) };
  const clash = clashAt(others, iso, minutes, timeZone);
  return clash.jobs.length > 0 || clash.isDayOff ? <ClashNote {...clash} /> : null;
}
