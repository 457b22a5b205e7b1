import type { atIssue } from "~/contract/at-issue-fields";
import type {
  Complaint,
  ComplaintCan,
  ComplaintClock,
  ComplaintRow as Row,
} from "~/contract/complaint-fields";
import { shortName } from "~/i18n/names";
import { excerptOf } from "../excerpt";
import type { listAttached } from "../files/attach-store";
import type { Actor } from "../record/life-cycle";
import { isOpen, statusAt } from "./clock-rules";
import { factsOf, type Party, partyOf, withdrawalsLeft } from "./complaint-facts";
import type { ComplaintRow } from "./complaint-store";
import type { DecisionRow, SplitRow } from "./decision-store";
import { type ComplaintEvent, type ComplaintFacts, transition } from "./rules";
import { decisionView, figuresFor, type Reader, splitsLeft, splitView } from "./split-view";

const iso = (at: Date) => at.toISOString();

type Person = Pick<ComplaintRow["filer"], "id" | "name" | "type">;

/** Parties see customers by their short names; everybody sees the own, and staff all, in full. */
export const nameFor = ({ id, name, type }: Person, reader: Pick<Reader, "id" | "type">) =>
  reader.type === "staff" || reader.id === id || type !== "customer" ? name : shortName(name);

const namedFor = (person: Person, reader: Reader) => ({ id: person.id, name: nameFor(person, reader) });

const clockKinds: Partial<Record<Row["status"], ComplaintClock["kind"]>> = {
  ...{ awaiting_other: "answer", negotiating: "negotiation", decided: "appeal" },
  ...{ open: "decision", under_review: "decision", appealed: "decision" },
};

/** None runs yet in a state that time has given a complaint before it was written down. */
function clockOf({ status, dueAt, areBothActive }: ComplaintRow, now: Date): ComplaintClock | null {
  const kind = status === "negotiating" && !areBothActive ? "hand_over" : clockKinds[status];
  if (!kind || !dueAt || statusAt(status, dueAt, now) !== status) return null;
  return { kind, due_at: iso(dueAt), is_overdue: kind === "decision" && dueAt <= now };
}

/** A decision that may be appealed against: a side that has accepted it has done its part. */
function waitsForWord(row: ComplaintRow, side: ReturnType<typeof partyOf>): Row["waits_for"] {
  if (!row.other) return side ? "you" : "other";
  if (!row.filerAcceptedAt && !row.otherAcceptedAt) return "both";
  const isMine = side === "other" ? row.otherAcceptedAt : row.filerAcceptedAt;
  return side && !isMine ? "you" : "other";
}

/** A split that only one side has proposed waits for the answer of the other. */
function waitsToAgree({ proposer, areBothActive }: ComplaintRow, side: Party | null): Row["waits_for"] {
  if (!areBothActive) return "staff";
  if (!proposer || !side) return "both";
  return proposer === side ? "other" : "you";
}

function waitsFor(status: Row["status"], row: ComplaintRow, reader: Reader): Row["waits_for"] {
  const side = partyOf(row, reader.id);
  if (status === "awaiting_other") return side === "other" ? "you" : "other";
  if (status === "negotiating") return waitsToAgree(row, side);
  if (status === "decided") return waitsForWord(row, side);
  return isOpen(status) ? "staff" : "nobody";
}

/** A complaint as a list shows it, in the state that time has given it. */
export function rowView(row: ComplaintRow, reader: Reader): Row {
  const { id, kind, requestId, title } = row;
  const status = statusAt(row.status, row.dueAt, reader.now);
  return {
    ...{ id, kind, status, is_dispute: row.isDispute, is_mine: row.filerId === reader.id },
    ...{ filer: namedFor(row.filer, reader), other: row.other && namedFor(row.other, reader) },
    about: {
      request: requestId === null ? null : { id: requestId, title: title ?? "" },
      ...{ order_id: row.orderId, review_id: row.reviewId ?? row.customerReviewId },
      ...{ payment_id: row.paymentId, payout_id: row.payoutId },
    },
    ...{ excerpt: excerptOf(row.body), clock: clockOf(row, reader.now) },
    waits_for: waitsFor(status, row, reader),
    ...{ created_at: iso(row.createdAt), updated_at: iso(row.updatedAt) },
  };
}

const named: Record<ComplaintCan, ComplaintEvent> = {
  ...{ answer: "answer", write: "write", propose: "propose", hand_over: "handOver", withdraw: "withdraw" },
  ...{ accept_decision: "acceptDecision", appeal: "appeal", take: "take", decide: "decide" },
};

function canOf({ status }: ComplaintRow, reader: Reader, facts: ComplaintFacts): ComplaintCan[] {
  const actor: Actor = reader.type;
  const may = (event: ComplaintEvent) => transition(status, event, actor, facts).to !== undefined;
  return (Object.keys(named) as ComplaintCan[]).filter(
    (can) => may(named[can]) || (can === "decide" && may("decideAppeal")),
  );
}

export type Parts = {
  splits: SplitRow[];
  decisions: DecisionRow[];
  /** Of staff, who do not judge it. */
  barred: string[];
  files: Awaited<ReturnType<typeof listAttached>>;
  /** Complaints about the same job, by who filed this one; null for one that is about no job. */
  takenBack: number | null;
};

const moneyOf = ({ amount, currency }: ComplaintRow) =>
  amount === null || !currency ? null : { amount, currency };

/** What the page of a complaint shows to one of its parties, or to staff: all but what it is about. */
export function complaintView(
  row: ComplaintRow,
  { splits, decisions, files, barred, takenBack }: Parts,
  reader: Reader,
): Omit<Complaint, keyof typeof atIssue> {
  const side = partyOf(row, reader.id);
  const facts = {
    ...factsOf(row, reader.id, takenBack),
    hasProposalsLeft: splitsLeft(splits, side) > 0,
    isBarred: barred.includes(reader.id),
  };
  const { refusal } = transition(row.status, "withdraw", reader.type, facts);
  const isWithdrawable = !refusal || refusal === "noWithdrawalsLeft";
  const { appealedBy, endedAt, outcome, kept } = row;
  return {
    ...rowView(row, reader),
    ...{ text: row.body, files: files.map(({ id, width, height }) => ({ id, width, height })) },
    amount: moneyOf(row),
    closed_accounts: (["filer", "other"] as const).filter((of) => row[of]?.isActive === false),
    proposals: splits.map((split) => splitView(split, row, reader)),
    proposals_left: row.status === "negotiating" ? splitsLeft(splits, side) : 0,
    decisions: decisions.map((decision) => decisionView(decision, row, reader)),
    accepted: { filer: row.filerAcceptedAt !== null, other: row.otherAcceptedAt !== null },
    appealed_by: appealedBy === null ? null : appealedBy === reader.id ? "you" : "other",
    end:
      endedAt && outcome
        ? {
            ...{ outcome, figures: kept === null ? null : figuresFor(row, kept, reader), at: iso(endedAt) },
            ...{ returned: row.bankReturned, is_undecided: reader.type === "staff" && row.isReturnUndecided },
          }
        : null,
    withdrawals_left: isWithdrawable ? withdrawalsLeft(takenBack) : null,
    can: canOf(row, reader, facts),
  };
}
