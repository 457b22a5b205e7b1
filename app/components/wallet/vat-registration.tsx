import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { FreshFields } from "~/components/ui/fresh-fields";
import { Panel } from "~/components/ui/panel";
import { TextField } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";

/** Whether the technician's invoices show VAT, and under which number. */
export function VatRegistration({ number }: { number: string | null }) {
  const t = useT();
  return (
    <Panel id="vat" title={t("wallet:vat.title")}>
      <Form intent="vat-number" labels={{ vat_number: "wallet:vat.number" }} className="stack gap-4">
        <p className="sm muted">{t("wallet:vat.text")}</p>
        <FreshFields>
          <TextField
            name="vat_number"
            label={t("wallet:vat.number")}
            hint={t("wallet:vat.hint")}
            defaultValue={number ?? ""}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            optional
          />
        </FreshFields>
        <SubmitButton variant="soft" busyLabel={t("wallet:vat.saving")} className="justify-self-start">
          {t("wallet:vat.save")}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
