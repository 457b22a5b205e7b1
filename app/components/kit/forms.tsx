import { AffixField } from "~/components/ui/affix-field";
import { workAc, workPanel } from "~/components/ui/art";
import { Button } from "~/components/ui/button";
import { Checkbox, ChoiceList } from "~/components/ui/choices";
import { CodeField } from "~/components/ui/code-field";
import { ErrorSummary } from "~/components/ui/error-summary";
import { FileField } from "~/components/ui/file-field";
import { FormProvider } from "~/components/ui/form-context";
import { PasswordField } from "~/components/ui/password-field";
import { PhotoField } from "~/components/ui/photo-field";
import { Select } from "~/components/ui/select";
import { TextArea, TextField } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";
import { Section, Specimens } from "./section";

function useRefusal() {
  const t = useT();
  const required = [t("kit:error.required")];
  return {
    errors: {
      title: [t("kit:error.title")],
      price: [t("kit:error.price")],
      trade: required,
      about: required,
      password: [t("kit:error.password")],
      code: [t("kit:error.code")],
      method: required,
      terms: [t("kit:error.terms")],
    },
    values: { title: "12", price: "0", about: "" },
  };
}

/** Every field as it looks after the server refused it. */
function Refused() {
  const t = useT();
  const methods = ["card", "bank"].map((value) => ({ value, label: t(`kit:choice.${value}`) }));
  const outcome = useRefusal();
  return (
    <FormProvider value={{ intent: "refused", outcome, constraints: {}, sending: null, leaving: false }}>
      <div className="stack gap-5">
        <ErrorSummary />
        <div className="g3c">
          <TextField name="title" label={t("kit:input.title")} />
          <AffixField name="price" label={t("kit:input.price")} before={t("kit:input.currency")} />
          <Select
            name="trade"
            label={t("kit:input.select")}
            placeholder={t("kit:input.choose")}
            options={[]}
          />
          <TextArea name="about" label={t("kit:input.area")} hint={t("kit:input.hint")} />
          <div className="stack">
            <PasswordField name="password" label={t("kit:input.password")} />
            <CodeField name="code" label={t("kit:input.code")} />
          </div>
          <div className="stack">
            <ChoiceList name="method" label={t("kit:choice.list")} choices={methods} />
            <Checkbox name="terms" label={t("kit:choice.terms")} />
          </div>
        </div>
      </div>
    </FormProvider>
  );
}

/** A form on its way: its button turns and says so. */
function Sending() {
  const t = useT();
  return (
    <div className="row">
      <Button busy busyLabel={t("kit:button.sending")}>
        {t("kit:button.soft")}
      </Button>
      <Button variant="line" disabled>
        {t("kit:button.line")}
      </Button>
    </div>
  );
}

export function Forms() {
  const t = useT();
  return (
    <Section name="forms">
      <div className="stack gap-6">
        <Specimens title={t("kit:form.refused")}>
          <Refused />
        </Specimens>
        <Specimens title={t("kit:form.sending")}>
          <Sending />
        </Specimens>
        <PhotoField
          name="photos"
          label={t("kit:form.photos")}
          hint={t("kit:form.photosHint")}
          limit={6}
          uploading={[{ id: "3", share: 0.64 }]}
          photos={[
            { id: "1", src: workAc },
            { id: "2", src: workPanel },
          ]}
        />
        <FileField
          name="document"
          label={t("kit:form.file")}
          hint={t("kit:form.fileHint")}
          accept="application/pdf"
        />
      </div>
    </Section>
  );
}
