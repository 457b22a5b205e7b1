import { SubmitButton } from "~/components/ui/button";
import { SegmentChoices } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import type { Digits } from "~/i18n/locale";
import { formatNumber } from "~/i18n/number";
import { useT } from "~/i18n/use-t";

const scripts: Digits[] = ["latn", "arab"];

/** In which figures the account's owner reads prices, dates and counts. */
export function DigitsForm({ digits }: { digits: Digits }) {
  const t = useT();
  return (
    <Form intent="digits" className="stack gap-3 justify-items-start">
      <SegmentChoices
        name="digits"
        label={t("settings:digits.label")}
        choices={scripts.map((value) => ({ value, label: <bdi>{formatNumber(1_234_567, value)}</bdi> }))}
        defaultValue={digits}
      />
      <SubmitButton variant="line">{t("settings:digits.save")}</SubmitButton>
    </Form>
  );
}
