import type { Side } from "../record/life-cycle";
import type { Situation, Step, Steps } from "./step";

/** The review that the viewer has not written yet. */
function review({ reviewUntil }: Situation, viewer: Side): Step | false {
  const due = reviewUntil[viewer];
  return due !== null && { by: viewer, key: "review", due, leads: "review" };
}

/** Of a visit under warranty that was not made: another may be asked for, where both can see to it. */
function visitAgain({ order, visitAgainBy: due }: Situation, viewer: Side): Step | false {
  if (!order?.isProviderActive || !order.isCustomerActive || !due) return false;
  const isCustomer = viewer === "customer";
  const key = `visit.again.${isCustomer ? "yours" : "theirs"}`;
  return { by: "customer", key, due, leads: isCustomer ? "deeds" : null };
}

/**
 * What may still be done about a job that is over, after all that must be: by its customer first what is still owed to them, by its
 * technician what is their own to do.
 */
export function laterSteps(situation: Situation, viewer: Side): Steps {
  const [again, own] = [visitAgain(situation, viewer), review(situation, viewer)];
  return viewer === "customer" ? [again, own] : [own, again];
}
