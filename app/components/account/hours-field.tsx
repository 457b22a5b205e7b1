import { type MouseEvent, useState } from "react";
import { SubmitButton } from "~/components/ui/button";
import { FieldErrors } from "~/components/ui/field";
import { useField, useFormState } from "~/components/ui/form-context";
import { useArrival } from "~/components/ui/use-arrival";
import type { ProviderDraft } from "~/contract/profile";
import { inDigits } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { useZoneName } from "~/i18n/zone-name";

/** What a day's errors are called, and where its name stands. */
export const dayLabels = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [`hours.${day}`, `account:day.${day}`]),
);

type Day = { opens: string; closes: string } | null;
const ends = ["opens", "closes"] as const;
const presetNames = ["usual", "ramadan"] as const;
type PresetName = (typeof presetNames)[number];
export type HoursPresets = Record<PresetName, { opens: string; closes: string }>;
type Props = {
  hours: ProviderDraft["hours"];
  weekdays: number[];
  /** What a day that opens begins with, and what all days can be set to at once. */
  presets: HoursPresets;
};

/** Opening hours day by day, as the week runs where the operator is: a box for "open" and two native time fields. */
export function HoursField({ hours, weekdays, presets }: Props) {
  const t = useT();
  const zone = useZoneName();
  const asked = useFormState().outcome?.values?.preset;
  const [done, setDone] = useState(presetNames.find((name) => name === asked));
  // It is so until it is saved, or a time is changed by hand.
  const forget = () => setDone(undefined);
  useArrival(forget);
  return (
    <fieldset className="field" aria-describedby="hours-zone" onInput={forget}>
      <legend className="lbl">{t("account:hours")}</legend>
      <p className="hint" id="hours-zone">
        {zone}
      </p>
      <Presets presets={presets} done={done} onSet={setDone} />
      <ul className="panel list week">
        {weekdays.map((day) => (
          <li key={day}>
            <DayField day={day} kept={hours[day] ?? null} usual={presets.usual} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type PresetsProps = Pick<Props, "presets"> & {
  /** The one that all days were just set to. */
  done: PresetName | undefined;
  onSet: (name: PresetName) => void;
};

/** Sets the times of all days at once, and says so: here where scripts run, else by way of the server. */
function Presets({ presets, done, onSet }: PresetsProps) {
  const { t, digits } = useReading();
  const times = ({ opens, closes }: HoursPresets["usual"]) => ({
    opens: inDigits(opens, digits),
    closes: inDigits(closes, digits),
  });
  function setAllDays(event: MouseEvent<HTMLButtonElement>, name: PresetName) {
    event.preventDefault();
    for (const end of ends)
      for (const field of event.currentTarget.form?.querySelectorAll<HTMLInputElement>(`[name^="${end}."]`) ??
        [])
        field.value = presets[name][end];
    onSet(name);
  }
  return (
    <>
      <div className="row gap-2">
        {presetNames.map((name) => (
          <SubmitButton
            key={name}
            variant="line"
            size="sm"
            name="preset"
            value={name}
            formNoValidate
            onClick={(event) => setAllDays(event, name)}
          >
            {t(`account:hours.preset.${name}`, times(presets[name]))}
          </SubmitButton>
        ))}
      </div>
      <p role="status" className="sm">
        {done ? t("account:hours.preset.done", times(presets[done])) : null}
      </p>
    </>
  );
}

function DayField({ day, kept, usual }: { day: number; kept: Day; usual: HoursPresets["usual"] }) {
  const t = useT();
  const last = useFormState().outcome?.values;
  const field = useField(`hours.${day}`);
  const label = t(`account:day.${day}`);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          id={field.id}
          name={`open.${day}`}
          defaultChecked={last ? Boolean(last[`open.${day}`]) : Boolean(kept)}
        />
        <span>{label}</span>
      </label>
      <span className="week-t">
        {ends.map((end) => {
          const name = `${end}.${day}`;
          const typed = last?.[name];
          return (
            <label key={end}>
              <span className="sm muted">{t(`account:hours.${end}.short`)}</span>
              <input
                className="input"
                type="time"
                name={name}
                aria-label={t(`account:hours.${end}`, { day: label })}
                aria-invalid={field.errors.length > 0 || undefined}
                aria-describedby={field.describedBy}
                defaultValue={typeof typed === "string" ? typed : (kept ?? usual)[end]}
              />
            </label>
          );
        })}
      </span>
      <span className="week-c sm">{t("account:hours.closed")}</span>
      <FieldErrors field={field} />
    </>
  );
}
