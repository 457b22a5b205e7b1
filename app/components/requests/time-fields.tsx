import { ChipChoices } from "~/components/ui/choices";
import { DateField } from "~/components/ui/date-field";
import { Select } from "~/components/ui/select";
import type { RequestDraft } from "~/contract/request-form";
import { useT } from "~/i18n/use-t";

export const windows = ["any", "morning", "afternoon", "evening"] as const;
export const timings = ["asap", "date", "flexible"] as const;

/** When the work suits. The date counts only for "on a date". */
export function TimeFields({ draft, today }: { draft: RequestDraft | null; today: string }) {
  const t = useT();
  return (
    <>
      <ChipChoices
        name="timing"
        label={t("requests:form.timing")}
        choices={timings.map((value) => ({ value, label: t(`requests:timing.${value}`) }))}
        defaultValue={draft?.timing ?? "flexible"}
      />
      <div className="g2">
        <DateField
          name="preferred_date"
          className="on-date"
          label={t("requests:form.date")}
          min={today}
          defaultValue={draft?.preferred_date}
        />
        <Select
          name="time_window"
          label={t("requests:form.window")}
          options={windows.map((value) => ({ value, label: t(`requests:window.${value}`) }))}
          defaultValue={draft?.time_window ?? "any"}
        />
      </div>
    </>
  );
}
