import { excerptOf } from "../excerpt";
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

/** To its customer, of a claim under warranty that was refused: why, and what may be done. */
function refused({ order, visitRefused }: Situation): Step | false {
  if (!order?.isCustomerActive || !visitRefused) return false;
  const { how, reason, may, due, again } = visitRefused;
  const said = how === "declined" && reason !== "" ? ".said" : "";
  // What nobody answered is asked for again first; a refusal leads to what was answered.
  const isToAsk = may === "again" || (how === "lapsed" && again !== null);
  return {
    ...{ by: "customer", key: `visit.${how}${said}.${may}${again ? ".again" : ""}`, due, time: again },
    ...{ leads: isToAsk ? "deeds" : "proposals" },
    ...(said && { params: { reason: excerptOf(reason) } }),
  };
}

/**
 * What may still be done about a job that is over, after all that must be: by its customer first what is still owed to them, by its
 * technician what is their own to do.
 */
export function laterSteps(situation: Situation, viewer: Side): Steps {
  const [again, own] = [visitAgain(situation, viewer), review(situation, viewer)];
  return viewer === "customer" ? [refused(situation), again, own] : [own, again];
}
