import { NextStrip, Steps } from "~/components/ui/steps";
import type { Complaint } from "~/contract/complaint-fields";
import type { Side } from "~/contract/people";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { hasEndedOtherwise } from "./ending";

type Stage = "filed" | "answer" | "negotiation" | "decision" | "end";

/** Staff opened the account by hand before the appeal about it was decided for good. */
const isReopened = (complaint: Complaint) =>
  complaint.kind === "account_appeal" && complaint.status === "final" && hasEndedOtherwise(complaint);

/** What both sides settle needs no decision, and passes none; nor does an appeal that ended with its account opened by hand. */
function stagesOf(complaint: Complaint): Stage[] {
  const { kind, other, status, decisions } = complaint;
  const isUndecided = status === "settled" || (isReopened(complaint) && decisions.length === 0);
  return [
    "filed",
    ...(other ? (["answer"] as const) : []),
    ...(kind === "order" ? (["negotiation"] as const) : []),
    ...(isUndecided ? [] : (["decision"] as const)),
    "end",
  ];
}

const stageAt: Record<Complaint["status"], Stage | null> = {
  open: "filed",
  awaiting_other: "answer",
  negotiating: "negotiation",
  under_review: "decision",
  decided: "decision",
  appealed: "decision",
  settled: null,
  final: null,
  withdrawn: null,
};

/** The time to appeal ran out on the decision: not all had accepted it, and it did not end with being made. */
function hasStood({ other, accepted, decisions, end }: Complaint): boolean {
  const [decision, onAppeal] = decisions;
  if (!decision || onAppeal || end?.at === decision.decided_at) return false;
  return !accepted.filer || (other !== null && !accepted.other);
}

/** What is said of an agreement that is sought, by whose answer it waits for. */
const negotiatingFor: Partial<Record<Complaint["waits_for"], string>> = {
  ...{ staff: "negotiating.closed", you: "negotiating.asked", other: "negotiating.proposed" },
};

/** Which sentence says how it stands, for a party. */
function sentenceOf(complaint: Complaint, reader: Side): string {
  const { kind, status, waits_for, is_dispute, other, clock, accepted, is_mine, end } = complaint;
  if (status === "negotiating") return negotiatingFor[waits_for] ?? status;
  if (status === "awaiting_other") return waits_for === "you" ? "awaiting_other.you" : "awaiting_other.other";
  if (clock?.is_overdue) return "late";
  if (status === "under_review") return other ? "under_review" : "under_review.alone";
  if (status === "decided") {
    if (!other) return "decided.alone";
    const [mine, theirs] = is_mine ? [accepted.filer, accepted.other] : [accepted.other, accepted.filer];
    if (mine) return "decided.waiting";
    return theirs ? "decided.accepted" : "decided.you";
  }
  if (status === "withdrawn" && kind === "account_appeal") return "withdrawn.appeal";
  if (end?.outcome === "charged_back")
    return end.returned ? `final.charged_back.${end.returned}.${reader}` : "final.charged_back";
  if (isReopened(complaint)) return "final.reopened";
  const isEnd = status === "final" || status === "withdrawn";
  const isSilence = status === "final" && hasStood(complaint);
  return `${status}${isSilence ? ".silence" : ""}${isEnd && is_dispute ? ".dispute" : ""}`;
}

type Props = {
  complaint: Complaint;
  /** The other side's name. */
  other: string;
  reader: Side;
};

/** How far a complaint is, whose turn it is, and until when. */
export function StateStrip({ complaint, other, reader }: Props) {
  const t = useT();
  const { status, clock, waits_for, end } = complaint;
  const stages = stagesOf(complaint);
  const at = stageAt[status];
  const due = clock ? <DateTime iso={clock.due_at} as="limit" /> : "";
  const values = { name: other, due, when: end ? <DateTime iso={end.at} as="limit" /> : "" };
  return (
    <div className="stack gap-4">
      {status === "withdrawn" ? null : (
        <Steps
          now={at ? stages.indexOf(at) : stages.length}
          steps={stages.map((stage) => t(`complaints:stage.${stage}`))}
        />
      )}
      <NextStrip
        who={t(`complaints:turn.${waits_for}`)}
        isReaders={waits_for === "you" || waits_for === "both"}
      >
        <Text k={`complaints:state.${sentenceOf(complaint, reader)}`} values={values} />
      </NextStrip>
    </div>
  );
}
