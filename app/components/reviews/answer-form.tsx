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
  /** The review is of a customer: only technicians read it, and that customer. */
  isOfCustomer?: boolean;
};

/** A reply, or an addendum: once, behind a line that opens it. */
export function AnswerForm({ kind, id, constraints, isOfCustomer = false }: Props) {
  const t = useT();
  const intent = `${kind} ${id}`;
  const texts = kind === "reply" && isOfCustomer ? "toTechnician" : kind;
  return (
    <div className="mt-3">
      <Disclosure
        icon={kind === "reply" ? "messages-square" : "pencil"}
        summary={t(`reviews:answer.${texts}`)}
        holds={intent}
      >
        <Form intent={intent} className="stack gap-3" constraints={constraints} summary={false}>
          <TextArea
            name="text"
            label={t(`reviews:answer.${texts}.label`)}
            hint={t(`reviews:answer.${texts}.hint`)}
            rows={3}
          />
          <SubmitButton variant="soft" className="justify-self-start" busyLabel={t("reviews:answer.busy")}>
            {t(`reviews:answer.${texts}.send`)}
          </SubmitButton>
        </Form>
      </Disclosure>
    </div>
  );
}
