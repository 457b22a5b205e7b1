import { type ComplaintEvent, type ComplaintFacts, freeFacts, transition } from "../complaints/rules";
import { type Actor, otherSide, type Side } from "../record/life-cycle";
import type { Step, Steps, WaitingOrder } from "./step";

/**
 * Whom a complaint about an order waits for, and until when: whoever has to answer it; both, to agree on a split, or the one whom the other
 * has proposed one; staff; or whoever may still appeal. With a closed account there is no agreement to wait for. Where it freezes nothing,
 * nothing is said of a freeze.
 */
export function complaintSteps(complaint: WaitingOrder["complaint"], viewer: Side): Steps {
  if (!complaint) return [];
  const { status, by, accepted, proposer, freezes, amount, areBothActive } = complaint;
  const read = (event: ComplaintEvent, actor: Actor, facts: Partial<ComplaintFacts> = {}) =>
    transition(status, event, actor, { ...freeFacts, areBothActive, ...facts });
  const may = (...asked: Parameters<typeof read>) => read(...asked).to !== undefined;
  const answers = otherSide(by);
  const mayAppeal = (side: Side) => may("appeal", side, { hasAccepted: accepted.includes(side) });
  const due = complaint.dueAt === null ? null : new Date(complaint.dueAt);
  const step = (
    of: Side | "staff",
    what: "answer" | "settle" | "closed" | "appeal" | "decision",
    suffix = "",
  ): Step => ({
    ...{ by: of, key: `${freezes ? "dispute" : "complaint"}.${what}${suffix}` },
    ...{ what: `complaint_${what}`, due, money: amount, leads: freezes ? "dispute" : "complaint" },
  });
  const settles = (side: Side) => step(side, "settle", side === viewer ? ".yours" : ".theirs");
  return [
    may("answer", answers, { side: "other" }) && step(answers, "answer", answers === viewer ? "" : ".theirs"),
    may("settle", viewer) && (proposer ? settles(otherSide(proposer)) : step(viewer, "settle")),
    read("settle", viewer).refusal === "accountClosed" && step("staff", "closed"),
    mayAppeal(viewer) && step(viewer, "appeal"),
    mayAppeal(otherSide(viewer)) && step(otherSide(viewer), "appeal", ".theirs"),
    (may("decide", "staff") || may("decideAppeal", "staff")) && step("staff", "decision"),
  ];
}
