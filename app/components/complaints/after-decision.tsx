import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { KeptPhotos } from "~/components/ui/kept-photos";
import { Note } from "~/components/ui/note";
import { Panel } from "~/components/ui/panel";
import { TextArea } from "~/components/ui/text-field";
import type { Complaint } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import type { Limits } from "./filing-form";

type Props = {
  complaint: Complaint;
  /** The other side's name. */
  other: string;
  limits: Limits;
  constraints: Constraints;
};

/** What a party may do about a decision: accept it, or appeal; and what both have said to it. */
export function AfterDecision({ complaint, other, limits, constraints }: Props) {
  const t = useT();
  const { can, status, accepted, is_mine, appealed_by } = complaint;
  const [mine, theirs] = is_mine ? [accepted.filer, accepted.other] : [accepted.other, accepted.filer];
  if (appealed_by)
    return (
      <Note tone="amber" icon="rotate-ccw">
        {appealed_by === "you" ? t("complaints:appealed.you") : t("complaints:appealed.by", { name: other })}
      </Note>
    );
  if (status !== "decided") return null;
  return (
    <div className="stack gap-4">
      {mine ? <Note tone="green">{t("complaints:decision.accepted.you")}</Note> : null}
      {theirs ? <Note tone="green">{t("complaints:decision.accepted.by", { name: other })}</Note> : null}
      {can.includes("accept_decision") || can.includes("appeal") ? (
        <Panel title={t("complaints:decision.answer")}>
          <div className="stack gap-4">
            {can.includes("accept_decision") ? <AcceptDecision isAlone={complaint.other === null} /> : null}
            {can.includes("appeal") ? (
              <Disclosure icon="gavel" summary={t("complaints:appeal.title")} holds="appeal">
                <AppealForm complaint={complaint} limits={limits} constraints={constraints} />
              </Disclosure>
            ) : null}
          </div>
        </Panel>
      ) : null}
    </div>
  );
}

/** @param isAlone there is no other side that could accept it too */
function AcceptDecision({ isAlone }: { isAlone: boolean }) {
  const t = useT();
  return (
    <Form intent="accept-decision" className="stack gap-4" summary={false}>
      <p>{t(isAlone ? "complaints:acceptDecision.text.alone" : "complaints:acceptDecision.text")}</p>
      <SubmitButton variant="soft" className="justify-self-start" busyLabel={t("complaints:split.busy")}>
        {t("complaints:acceptDecision.submit")}
      </SubmitButton>
    </Form>
  );
}

function AppealForm({ complaint, limits, constraints }: Pick<Props, "complaint" | "limits" | "constraints">) {
  const t = useT();
  const due = complaint.clock ? <DateTime iso={complaint.clock.due_at} as="limit" /> : "";
  return (
    <Form
      intent="appeal"
      className="stack gap-4"
      constraints={constraints}
      encType="multipart/form-data"
      labels={{ text: "complaints:appeal.field", files: "complaints:form.files" }}
    >
      <p>
        <Text k="complaints:appeal.text" values={{ due }} />
      </p>
      <TextArea
        name="text"
        label={t("complaints:appeal.field")}
        hint={t("complaints:appeal.hint", { least: limits.least })}
        rows={5}
      />
      <KeptPhotos name="files" label={t("complaints:form.files")} optional />
      <SubmitButton className="justify-self-start" busyLabel={t("complaints:write.busy")}>
        {t("complaints:appeal.submit")}
      </SubmitButton>
    </Form>
  );
}
