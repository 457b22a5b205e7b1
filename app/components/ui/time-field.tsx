import { useState } from "react";
import { DateTime } from "~/i18n/date-time";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { useZoneName } from "~/i18n/zone-name";
import { Disclosure } from "./disclosure";
import { clashOf, type Taken } from "./taken";
import { ClashNote } from "./taken-note";
import { TextField } from "./text-field";

type Props = {
  name: string;
  label: string;
  /** When the reader is taken: typing such a time warns; nothing is refused. */
  taken?: Taken;
  /** Minutes. */
  duration: number;
  defaultValue?: string;
  className?: string;
};

/** A date and a time by the clock of the operator's zone. */
export function TimeField({ name, label, taken, duration, defaultValue = "", className }: Props) {
  const { timeZone } = useReading();
  const [typed, setTyped] = useState(defaultValue);
  return (
    <div className={["stack gap-3", className].filter(Boolean).join(" ")}>
      <TextField
        name={name}
        type="datetime-local"
        dir="ltr"
        required
        label={label}
        hint={useZoneName()}
        defaultValue={defaultValue || undefined}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {taken ? <ClashNote {...clashOf(taken, typed, duration, timeZone)} /> : null}
      {taken ? <TakenTimes taken={taken} /> : null}
    </div>
  );
}

/** What is in the calendar already: where no script runs, the warning comes only with the answer. */
function TakenTimes({ taken }: { taken: Taken }) {
  const t = useT();
  if (taken.jobs.length === 0 && taken.days_off.length === 0) return null;
  return (
    <Disclosure quiet summary={t("ui:taken.title")}>
      <ul className="stack gap-1.5">
        {taken.jobs.map((job) => (
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
