import type { ReactNode } from "react";
import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { KeptPhotos } from "~/components/ui/kept-photos";
import { TextArea } from "~/components/ui/text-field";
import type { ComplaintKind } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";

export type Limits = { least: number };
type Props = {
  kind: ComplaintKind;
  /** What the texts call it where that is not the kind. */
  subject?: string;
  limits: Limits;
  constraints: Constraints;
  button: string;
  /** A way back beside the button. */
  back: ReactNode;
  /** What it is about. */
  children?: ReactNode;
};

/** Read by staff alone, where nobody stands on the other side. */
const isAlone = (kind: ComplaintKind) => kind === "account_appeal" || kind === "other" || kind === "payment";

/** Of a job also what was agreed. */
const hintOf = (kind: ComplaintKind) =>
  kind === "order" ? "complaints:form.text.hintOrder" : "complaints:form.text.hint";

/** A complaint: what it is about, what happened, and the evidence. */
export function FilingForm({ kind, subject = kind, limits, constraints, button, back, children }: Props) {
  const t = useT();
  const isAppeal = kind === "account_appeal";
  const text = isAppeal ? "complaints:form.text.appeal" : "complaints:form.text";
  const hint = isAppeal ? "complaints:form.text.appealHint" : hintOf(kind);
  const files = isAlone(kind) ? "complaints:form.files.hintStaff" : "complaints:form.files.hint";
  return (
    <Form
      className="stack gap-5"
      constraints={constraints}
      encType="multipart/form-data"
      labels={{ about_id: `complaints:form.${subject}`, text, files: "complaints:form.files" }}
    >
      <input type="hidden" name="kind" value={kind} />
      {children}
      <TextArea name="text" label={t(text)} hint={t(hint, { least: limits.least })} rows={7} />
      <KeptPhotos name="files" label={t("complaints:form.files")} hint={t(files)} optional />
      <div className="row gap-3">
        <SubmitButton size="lg" busyLabel={t("complaints:form.busy")}>
          {button}
        </SubmitButton>
        {back}
      </div>
    </Form>
  );
}
