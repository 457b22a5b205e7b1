import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { FreshFields } from "~/components/ui/fresh-fields";
import { KeptPhotos } from "~/components/ui/kept-photos";
import { TextArea } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";

type Props = {
  /** What is written: the other side's answer, or a word of a party or of staff. */
  as: "answer" | "message";
  hint: string;
  /** Of a party: staff only ask and explain. */
  withFiles?: boolean;
  constraints: Constraints;
};

/** Something more to say, with files. */
export function WriteForm({ as, hint, withFiles, constraints }: Props) {
  const t = useT();
  const isAnswer = as === "answer";
  return (
    <Form
      intent="write"
      className="pad stack gap-4"
      constraints={constraints}
      encType={withFiles ? "multipart/form-data" : undefined}
      labels={{ text: `complaints:write.${as}`, files: "complaints:form.files" }}
    >
      <FreshFields>
        <TextArea name="text" label={t(`complaints:write.${as}`)} hint={hint} rows={isAnswer ? 6 : 3} />
        {withFiles ? <KeptPhotos name="files" label={t("complaints:form.files")} optional /> : null}
      </FreshFields>
      <SubmitButton
        variant={isAnswer ? "primary" : "soft"}
        className="justify-self-start"
        busyLabel={t("complaints:write.busy")}
      >
        {t(isAnswer ? "complaints:write.sendAnswer" : "complaints:write.send")}
      </SubmitButton>
    </Form>
  );
}
