import type { OwnPart } from "~/components/live/growing-list";
import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import type { Complaint, ComplaintMessage } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";
import { Thread } from "./thread";
import { WriteForm } from "./write-form";

type Props = {
  complaint: Complaint;
  part: OwnPart<ComplaintMessage>;
  /** The other side's name; "" where there is none. */
  other: string;
  constraints: Constraints;
};

/** The thread as a party sees it, who answers or goes on. */
export function PartyThread({ complaint, part, other, constraints }: Props) {
  const t = useT();
  const { can } = complaint;
  const isAnswer = can.includes("answer");
  const hint = isAnswer
    ? t("complaints:write.answer.hint", { name: other })
    : t(complaint.other ? "complaints:write.message.hint" : "complaints:write.message.hintStaff");
  const isOn = isAnswer || can.includes("write");
  return (
    <Thread part={part} isOver={!isOn}>
      {isOn ? (
        <Panel flush>
          <WriteForm as={isAnswer ? "answer" : "message"} withFiles {...{ hint, constraints }} />
        </Panel>
      ) : (
        <p className="muted">{t("complaints:thread.over")}</p>
      )}
    </Thread>
  );
}
