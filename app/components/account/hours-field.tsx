import { FieldErrors } from "~/components/ui/field";
import { useField, useFormState } from "~/components/ui/form-context";
import type { ProviderDraft } from "~/contract/profile";
import { useT } from "~/i18n/use-t";

/** What a day's errors are called, and where its name stands. */
export const dayLabels = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [`hours.${day}`, `account:day.${day}`]),
);

type Day = { opens: string; closes: string } | null | undefined;
const usual = { opens: "09:00", closes: "18:00" };

/** Opening hours day by day, as the week runs where the operator is: a box for "open" and two native time fields. */
export function HoursField({ hours, weekdays }: { hours: ProviderDraft["hours"]; weekdays: number[] }) {
  const t = useT();
  return (
    <fieldset className="field">
      <legend className="lbl">{t("account:hours")}</legend>
      <ul className="panel list week">
        {weekdays.map((day) => (
          <li key={day}>
            <DayField day={day} kept={hours[day]} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function DayField({ day, kept }: { day: number; kept: Day }) {
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
        {(["opens", "closes"] as const).map((end) => {
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
