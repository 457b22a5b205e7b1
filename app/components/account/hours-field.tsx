import { useFormState } from "~/components/ui/form-context";
import type { ProviderDraft } from "~/contract/profile";
import { useT } from "~/i18n/use-t";

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
  const label = t(`account:day.${day}`);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
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
                defaultValue={typeof typed === "string" ? typed : (kept ?? usual)[end]}
              />
            </label>
          );
        })}
      </span>
      <span className="week-c sm">{t("account:hours.closed")}</span>
    </>
  );
}
