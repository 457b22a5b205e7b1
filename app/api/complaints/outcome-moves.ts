import { resumeOrder, splitOrder } from "../orders/dispute-moves";
import { findOrder, type HeldOrder } from "../orders/order-store";
import { takeBack } from "../orders/take-back-moves";
import { moveAccount } from "../profile/account-moves";
import { findActivity } from "../profile/account-store";
import { type Act, onBehalf } from "../record/change";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { removeReview } from "../reviews/removal-moves";
import { findReview } from "../reviews/review-store";
import { timeToGoOn } from "./clock-rules";
import { withdrawalsLeft } from "./complaint-facts";
import { type ComplaintRow, countTakenBack, findComplaint, holdComplaint } from "./complaint-store";
import { type DecisionRow, listDecisions } from "./decision-store";
import { moveComplaint, tellParties } from "./moves";

/** A complaint with the order that it is about, as far as this transaction holds them. */
export type HeldComplaint = {
  act: Act;
  complaint: ComplaintRow;
  /** Of a complaint about an order. */
  job: { request: HeldRequest; order: HeldOrder } | null;
};

/** Holds a complaint; where it is about an order, its request first, like every change of that. */
export async function holdComplaintAndJob(act: Act, id: string): Promise<HeldComplaint | null> {
  const found = await findComplaint(act.tx, id, act.book.at);
  if (!found) return null;
  const isOfOrder = found.kind === "order" && found.requestId && found.orderId;
  const request = isOfOrder ? await holdRequest(act.tx, found.requestId ?? "") : null;
  await holdComplaint(act.tx, id);
  const [complaint, order] = [
    await findComplaint(act.tx, id, act.book.at),
    request && (await findOrder(act.tx, found.orderId ?? "")),
  ];
  if (!complaint || (isOfOrder && !order)) throw new Error("A complaint without its order");
  return { act, complaint, job: request && order ? { request, order } : null };
}

/** The money of an order is split: of a frozen one what is held, else what was released. @returns what was kept */
async function split(
  { act, complaint, job }: HeldComplaint,
  wanted: number,
  by: "staff" | "both",
): Promise<number> {
  if (!job) throw new Error("Nothing to split");
  const { request, order } = job;
  const cause = complaint.id;
  if (complaint.isDispute) {
    await splitOrder(act, request, order, { cause, since: complaint.createdAt, kept: wanted, by });
    return wanted;
  }
  // A chargeback may have left less than there was in question, or one that was won more, which nobody was asked about.
  const [amount, released] = [complaint.amount ?? 0, order.released ?? 0];
  await takeBack(act, request, order, Math.min(amount, released) - wanted, cause);
  return Math.min(wanted, released);
}

/** A review breaks a rule, as staff decided. */
async function dropReview({ act, complaint }: HeldComplaint, { staffId, rule }: DecisionRow): Promise<void> {
  const id = complaint.reviewId ?? complaint.customerReviewId ?? "";
  const request = await holdRequest(act.tx, complaint.requestId ?? "");
  const review = await findReview(act.tx, id);
  if (!request || !review || !rule || review.status === "removed") return;
  const author = { actor: "staff", id: staffId } as const;
  await onBehalf(act, author, (by) => removeReview(by, request, review, rule));
}

/** The account is open again, unless it was opened by hand meanwhile. */
async function reopenAccount({ act, complaint }: HeldComplaint, decision: DecisionRow): Promise<void> {
  const { filerId } = complaint;
  if (await findActivity(act.tx, filerId)) return;
  const author = { actor: "staff", id: decision.staffId } as const;
  const said = { reason: decision.reasonEn, reason_ar: decision.reasonAr };
  await onBehalf(act, author, (by) => moveAccount(by, filerId, "reactivate", said));
}

/** What was decided last is done, since nobody can appeal any more. @param event that ends it, or decides once more */
export async function carryOut(
  held: HeldComplaint,
  event: "decide" | "decideAppeal" | "acceptDecision" | "stand",
  patch: Partial<ComplaintRow> = {},
): Promise<void> {
  const { act, complaint } = held;
  const decision = (await listDecisions(act.tx, complaint.id)).at(-1);
  if (!decision) throw new Error("A complaint without a decision");
  const { outcome } = decision;
  const kept = outcome === "split" ? await split(held, decision.kept ?? 0, "staff") : null;
  if (outcome === "removed") await dropReview(held, decision);
  if (outcome === "upheld" && complaint.kind === "account_appeal") await reopenAccount(held, decision);
  const facts = { isUnopposed: true, isAcceptedByAll: true };
  const detail = { outcome, ...(kept !== null && { kept }) };
  const after = await moveComplaint(act, complaint, event, {
    ...{ facts, detail },
    patch: { ...patch, outcome, kept },
  });
  tellParties(act, after, "complaint_final");
}

/** Both sides agree: what they agreed on is done at once. @param kept by the technician's side, minor units */
export async function settle(held: HeldComplaint, kept: number): Promise<void> {
  const { act, complaint } = held;
  const done = await split(held, kept, "both");
  const patch = { outcome: "split" as const, kept: done };
  const after = await moveComplaint(act, complaint, "settle", { patch, detail: { kept: done } });
  const currency = complaint.currency ?? "";
  tellParties(act, after, "dispute_settled", { price: done, currency });
}

/** Whoever filed it takes it back: a frozen order goes on where it was. */
export async function withdraw({ act, complaint, job }: HeldComplaint): Promise<void> {
  const left = withdrawalsLeft(await countTakenBack(act.tx, complaint.id));
  const after = await moveComplaint(act, complaint, "withdraw", {
    facts: { hasWithdrawalsLeft: left !== 0 },
  });
  if (job && complaint.isDispute) {
    const timeLeft = timeToGoOn(complaint.timeLeft, act.settings.approvalAfterDispute);
    const { id: cause, createdAt: since } = complaint;
    await resumeOrder(act, job.request, job.order, { cause, since, timeLeft });
  }
  tellParties(act, after, "complaint_withdrawn");
}
