import { SubmitButton } from "~/components/ui/button";
import { ChoiceList } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { TextArea } from "~/components/ui/text-field";
import type { ReviewRule } from "~/contract/review-fields";
import { useT } from "~/i18n/use-t";

const labels = { rule: "reviews:report.rule", note: "reviews:report.note" };

/** Which rule a review breaks. */
export function ReportForm({ rules, constraints }: { rules: ReviewRule[]; constraints: Constraints }) {
  const t = useT();
  return (
    <Form className="stack gap-4.5" constraints={constraints} labels={labels}>
      <ChoiceList
        name="rule"
        label={t("reviews:report.rule")}
        choices={rules.map((rule) => ({ value: rule, label: t(`reviews:rule.${rule}`) }))}
      />
      <TextArea name="note" label={t("reviews:report.note")} rows={3} optional />
      <SubmitButton className="justify-self-start" busyLabel={t("reviews:report.busy")}>
        {t("reviews:report.send")}
      </SubmitButton>
    </Form>
  );
}
