import { type Complaint, complaintLimits } from "~/contract/complaint-fields";
import type { AccountType } from "~/contract/people";
import type { SplitFigures } from "~/contract/split-fields";
import { invalid } from "../errors";
import { factsOf, type Party, partyOf } from "./complaint-facts";
import type { ComplaintRow } from "./complaint-store";
import type { DecisionRow, SplitRow } from "./decision-store";
import { transition } from "./rules";
import { figuresOf, keptOf } from "./split-rules";

/** Who reads, and when. */
export type Reader = { id: string; type: AccountType; now: Date };

const iso = (at: Date) => at.toISOString();

/** What a split of an order's money comes to, as the reader may know it: the commission does not concern customers. */
export function figuresFor(
  { amount, currency, rates }: Pick<ComplaintRow, "amount" | "currency" | "rates">,
  kept: number,
  { type }: Pick<Reader, "type">,
): SplitFigures {
  if (amount === null || !currency || !rates) throw new Error("Nothing to split");
  const figures = figuresOf(amount, kept, rates);
  const money = (minor: number) => ({ amount: minor, currency });
  const { commission, vat, net, refund } = figures;
  return {
    ...{ kept: money(kept), refund: money(refund) },
    earning: type === "customer" ? null : { commission: money(commission), vat: money(vat), net: money(net) },
  };
}

type Named = Parameters<typeof keptOf>[1];

/** The part of a split that is asked of somebody: of a customer what comes back, of everybody else what the technician's side keeps. */
const askedOf = ({ type }: Pick<Reader, "type">) => (type === "customer" ? "refund" : "kept");

/** What the technician's side keeps by a split, whichever of its parts is named. @throws ApiError invalid */
export function readKept(
  { amount }: Pick<ComplaintRow, "amount">,
  named: Named,
  reader: Pick<Reader, "type">,
): number {
  const kept = keptOf(amount ?? 0, named);
  if (kept === "unnamed") throw invalid({ [askedOf(reader)]: ["validation:required"] });
  if (kept === "both") throw invalid({ kept: ["validation:invalid"], refund: ["validation:invalid"] });
  if (kept === "tooMuch")
    throw invalid({ [named.refund === undefined ? "kept" : "refund"]: ["api:splitTooMuch"] });
  return kept;
}

/** How many more splits a side may propose. */
export const splitsLeft = (splits: readonly SplitRow[], side: Party | null): number =>
  side ? complaintLimits.splits - splits.filter((split) => split.side === side).length : 0;

/** What one side proposed. */
export function splitView(
  split: SplitRow,
  row: ComplaintRow,
  reader: Reader,
): Complaint["proposals"][number] {
  const isOwnProposal = split.side === partyOf(row, reader.id);
  const facts = { ...factsOf(row, reader.id), isOwnProposal };
  const maySettle = transition(row.status, "settle", reader.type, facts).to !== undefined;
  return {
    ...{ id: split.id, side: split.side, by: isOwnProposal ? "you" : "other" },
    figures: figuresFor(row, split.amount, reader),
    ...{ note: split.note, status: split.status },
    can_accept: split.status === "open" && maySettle,
    created_at: iso(split.createdAt),
  };
}

/** What staff decided, and why. */
export function decisionView(
  row: DecisionRow,
  of: ComplaintRow,
  reader: Reader,
): Complaint["decisions"][number] {
  const { round, outcome, kept, rule, staff } = row;
  return {
    ...{ round, outcome, rule },
    figures: kept === null ? null : figuresFor(of, kept, reader),
    reasons: { en: row.reasonEn, ar: row.reasonAr },
    staff: reader.type === "staff" ? staff : null,
    decided_at: iso(row.createdAt),
  };
}
