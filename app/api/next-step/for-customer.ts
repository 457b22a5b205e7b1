import type { NextStep } from "~/contract/next-step";
import { oneIn } from "../db/states";
import { type RequestEvent, transition } from "../requests/rules";
import { complaintSteps } from "./complaint-steps";
import { laterSteps } from "./later-steps";
import { firstOf, orderSteps, type Situation, type Step, type Steps } from "./step";

const closed = ["completed", "cancelled", "removed"] as const;

/** What happens next on a request, for its owner: the most pressing step that the tables allow. */
export function nextForCustomer(situation: Situation): NextStep | null {
  const { request, direct, refundToName } = situation;
  const may = (event: RequestEvent) =>
    transition(request.status, event, "customer", request.facts).to !== undefined;
  const leads = "visit_complaint" as const;
  const visit = complaintSteps(situation.visit, "customer").map((step) => step && { ...step, leads });
  const isMine = (step: Steps[number]) => step && step.by === "customer";
  const steps: Steps = [
    ...orderSteps(situation),
    ...visit.filter(isMine),
    may("publish") && { by: "customer", key: "publish" },
    may("discard") && { by: "customer", key: "complete" },
    may("openToAll") && {
      ...{ by: "customer" as const, key: direct?.isAway ? "direct.away" : "direct.over" },
      params: { name: direct?.name ?? "" },
    },
    ...(may("award") ? openSteps(situation) : []),
    may("extend") && { by: "customer", key: "extend" },
    ...visit,
    refundToName > 0 &&
      oneIn(closed, request.status) && {
        ...{ by: "customer" as const, key: `over.${request.status}.account`, money: refundToName },
        leads: "payments",
      },
    ...laterSteps(situation, "customer"),
    ...(oneIn(closed, request.status) ? moneyBack(situation) : []),
    {
      by: "nobody",
      key: `over.${request.status}`,
      leads: request.status === "cancelled" ? "payments" : null,
    },
  ];
  return firstOf(steps, situation);
}

/**
 * Of a request that is over: what did not arrive of what goes back, what is on its way, what the customer's bank has given back and staff
 * are to decide on, what it took by itself, and what has arrived.
 */
function moneyBack(situation: Situation): Steps {
  const { request, refundFailed, refunding, refundUndecided, chargedBack, refunded } = situation;
  const { status } = request;
  const told = (by: Step["by"], what: string, money: number): Step | false =>
    money > 0 && { by, key: `over.${status}.${what}`, money, leads: "payments" };
  return [
    told("staff", "failed", refundFailed),
    told("nobody", "refund", refunding),
    told("staff", "undecided", refundUndecided),
    told("nobody", "bank", chargedBack),
    status !== "completed" && told("nobody", "refunded", refunded),
  ];
}

/** An open request waits for its owner once there is something to choose from, else for technicians. */
function openSteps({ request, direct, offers }: Situation): (Step | false)[] {
  const has = (count: number | undefined) => (count ?? 0) > 0;
  return [
    has(offers.pending) && {
      ...{ by: "customer" as const, key: "choose", due: request.endsAt },
      params: { count: offers.pending ?? 0 },
    },
    has(offers.discount_requested) && { by: "provider", key: "discount.waiting" },
    has(offers.stale) && { by: "provider", key: "stale.waiting" },
    direct !== null && {
      by: "provider",
      key: "direct.waiting",
      due: direct.dueAt,
      params: { name: direct.name },
    },
    { by: "provider", key: "offers.waiting", due: request.endsAt },
  ];
}
