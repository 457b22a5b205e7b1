import { SubmitButton } from "~/components/ui/button";
import { DateField } from "~/components/ui/date-field";
import { Form } from "~/components/ui/form";
import { FreshFields } from "~/components/ui/fresh-fields";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { DateTime } from "~/i18n/date-time";
import { formatDate } from "~/i18n/dates";
import { dateValue } from "~/i18n/field-values";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** Days on which the technician does not work: offers and new times on them come with a warning. */
export function DaysOff({ days }: { days: string[] }) {
  const t = useT();
  const reading = useReading();
  return (
    <Panel title={t("technicianArea:daysOff.title")}>
      <div className="stack gap-4">
        <p className="sm muted">
          {t(days.length > 0 ? "technicianArea:daysOff.text" : "technicianArea:daysOff.none")}
        </p>
        {days.length > 0 ? (
          <ul className="row gap-2">
            {days.map((day) => (
              <li key={day}>
                <Form intent={`remove-day-off ${day}`} summary={false}>
                  <button
                    type="submit"
                    className="chip"
                    aria-label={t("technicianArea:daysOff.remove", {
                      day: formatDate(reading, day, { hasWeekday: true }),
                    })}
                  >
                    <DateTime iso={day} hasWeekday />
                    <Icon name="x" size="s" />
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        ) : null}
        <Form intent="add-day-off" className="row gap-3 items-end" summary={false}>
          <FreshFields>
            <DateField
              name="day"
              label={t("technicianArea:daysOff.day")}
              min={dateValue(reading.now, reading.timeZone)}
              required
            />
          </FreshFields>
          <SubmitButton variant="line" busyLabel={t("technicianArea:busy")}>
            {t("technicianArea:daysOff.add")}
          </SubmitButton>
        </Form>
      </div>
    </Panel>
  );
}
