import { type ComplaintEvent, type ComplaintFacts, freeFacts, transition } from "../complaints/rules";
import type { Actor } from "../record/life-cycle";
import { otherSide } from "./proposal-steps";
import type { OrderSituation, Side, Steps } from "./step";

/** Whom a dispute waits for, and until when: its answer, both who negotiate, staff, or whoever may still appeal. */
export function disputeSteps({ dispute, price }: OrderSituation, viewer: Side): Steps {
  if (!dispute) return [];
  const { status, by, accepted } = dispute;
  const may = (event: ComplaintEvent, actor: Actor, facts: Partial<ComplaintFacts> = {}) =>
    transition(status, event, actor, { ...freeFacts, ...facts }).to !== undefined;
  const answers = otherSide(by);
  const mayAppeal = (side: Side) => may("appeal", side, { hasAccepted: accepted.includes(side) });
  const common = { due: dispute.dueAt === null ? null : new Date(dispute.dueAt), money: price };
  return [
    may("answer", answers, { side: "other" }) && {
      ...{ by: answers, key: answers === viewer ? "dispute.answer" : "dispute.answer.theirs" },
      ...common,
    },
    may("settle", viewer) && { by: viewer, key: "dispute.settle", ...common },
    mayAppeal(viewer) && { by: viewer, key: "dispute.appeal", ...common },
    mayAppeal(otherSide(viewer)) && { by: otherSide(viewer), key: "dispute.appeal.theirs", ...common },
    (may("decide", "staff") || may("decideAppeal", "staff")) && {
      ...{ by: "staff", key: "dispute.decision" },
      ...common,
    },
  ];
}
