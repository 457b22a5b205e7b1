import { useState } from "react";
import { DateTime } from "~/i18n/date-time";
import { formatTyped } from "~/i18n/dates";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { useZoneName } from "~/i18n/zone-name";
import { Disclosure } from "./disclosure";
import { useField } from "./form-context";
import { clashOf, isAhead, type Taken } from "./taken";
import { ClashNote } from "./taken-note";
import { TextField } from "./text-field";

type Props = {
  name: string;
  label: string;
  /** When the reader is taken: typing such a time warns; nothing is refused. */
  taken?: Taken;
  /** From then until the end at the latest. */
  minutes: number;
  defaultValue?: string;
  className?: string;
};

/** A date and a time by the clock of the operator's zone. */
export function TimeField({ name, label, taken, minutes, defaultValue = "", className }: Props) {
  const reading = useReading();
  const zone = useZoneName();
  const { last } = useField(name);
  const [typed, setTyped] = useState(last?.[0] ?? defaultValue);
  // The field itself writes day, month and hour as the browser does.
  const words = formatTyped(reading, typed);
  return (
    <div className={["stack gap-3", className].filter(Boolean).join(" ")}>
      <TextField
        name={name}
        type="datetime-local"
        dir="ltr"
        required
        label={label}
        hint={words ? `${words} · ${zone}` : zone}
        defaultValue={defaultValue || undefined}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {taken ? <ClashNote {...clashOf(taken, typed, minutes, reading.timeZone)} /> : null}
      {taken ? <TakenTimes taken={taken} /> : null}
    </div>
  );
}

/** What is in the calendar already: where no script runs, the warning itself comes only with the page that answers. */
function TakenTimes({ taken }: { taken: Taken }) {
  const t = useT();
  const { now } = useReading();
  const jobs = taken.jobs.filter((job) => isAhead(job, now));
  if (jobs.length === 0 && taken.days_off.length === 0) return null;
  return (
    <Disclosure look="quiet" summary={t("ui:taken.title")}>
      <ul className="stack gap-1.5">
        {jobs.map((job) => (
          <li key={job.order_id}>
            <DateTime iso={job.starts_at} as="when" className="med" /> <bdi>{job.request.title}</bdi>
          </li>
        ))}
        {taken.days_off.map((day) => (
          <li key={day}>
            <DateTime iso={day} hasWeekday className="med" /> {t("ui:taken.off")}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
