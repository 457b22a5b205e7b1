import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { TextArea } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";

type Props = {
  kind: "reply" | "add";
  id: string;
  constraints: Constraints;
  /** As the page's other forms are sent. */
  encType?: "multipart/form-data";
};

/** A public reply, or an addendum: once, behind a line that opens it. */
export function AnswerForm({ kind, id, constraints, encType }: Props) {
  const t = useT();
  return (
    <div className="mt-3">
      <Disclosure
        icon={kind === "reply" ? "messages-square" : "pencil"}
        summary={t(`reviews:answer.${kind}`)}
      >
        <Form
          intent={`${kind} ${id}`}
          className="stack gap-3"
          constraints={constraints}
          encType={encType}
          summary={false}
        >
          <TextArea
            name="text"
            label={t(`reviews:answer.${kind}.label`)}
            hint={t(`reviews:answer.${kind}.hint`)}
            rows={3}
          />
          <SubmitButton variant="soft" className="justify-self-start" busyLabel={t("reviews:answer.busy")}>
            {t(`reviews:answer.${kind}.send`)}
          </SubmitButton>
        </Form>
      </Disclosure>
    </div>
  );
}
