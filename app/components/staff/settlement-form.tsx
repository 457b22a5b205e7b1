import { AffixField } from "~/components/ui/affix-field";
import { SubmitButton } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { FreshFields } from "~/components/ui/fresh-fields";
import { Panel } from "~/components/ui/panel";
import { TextField } from "~/components/ui/text-field";
import { symbolOf } from "~/i18n/currency";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

const labels = {
  gross: "staff:settlement.gross",
  fee: "staff:settlement.fee",
  reference: "staff:settlement.reference",
  is_another: "staff:settlement.another",
};

/** What a payment gateway has paid out to the operator's bank account. */
export function SettlementForm({ constraints, currency }: { constraints: Constraints; currency: string }) {
  const t = useT();
  const { locale } = useReading();
  const before = symbolOf(currency, locale);
  return (
    <Panel id="settlement" title={t("staff:settlement.title")}>
      <Form
        className="stack gap-4 justify-items-start settle"
        intent="settle"
        constraints={constraints}
        labels={labels}
      >
        <p className="muted measure">{t("staff:settlement.text")}</p>
        <FreshFields>
          <AffixField
            name="gross"
            label={t("staff:settlement.gross")}
            hint={t("staff:settlement.grossHint")}
            before={before}
            autoComplete="off"
          />
          <AffixField name="fee" label={t("staff:settlement.fee")} before={before} autoComplete="off" />
          <TextField
            name="reference"
            label={t("staff:settlement.reference")}
            hint={t("staff:settlement.referenceHint")}
            dir="ltr"
            autoComplete="off"
          />
          <Checkbox name="is_another" label={t("staff:settlement.another")} />
        </FreshFields>
        <SubmitButton busyLabel={t("staff:money.busy")}>{t("staff:settlement.submit")}</SubmitButton>
      </Form>
    </Panel>
  );
}
