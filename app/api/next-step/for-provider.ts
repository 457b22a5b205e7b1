import type { NextStep } from "~/contract/next-step";
import type { OfferFacts } from "../offers/offer-facts";
import { type OfferEvent, transition } from "../offers/rules";
import type { Side } from "../record/life-cycle";
import { type RequestState, transition as requestMove } from "../requests/rules";
import { laterSteps } from "./later-steps";
import { firstOf, orderSteps, type Situation, type Step, type Steps } from "./step";

/** What became of a request on which nothing is the provider's to do, and who may still act. */
const elsewhere: Partial<Record<RequestState, Pick<Step, "by" | "key">>> = {
  open: { by: "customer", key: "theirs.open" },
  awarding: { by: "customer", key: "theirs.awarding" },
  assigned: { by: "nobody", key: "theirs.assigned" },
  completed: { by: "nobody", key: "theirs.completed" },
  expired: { by: "customer", key: "theirs.expired" },
  cancelled: { by: "nobody", key: "over.cancelled" },
  removed: { by: "nobody", key: "over.removed" },
};

function becameOf({
  request: { status },
  offers,
  isOwnerActive,
  isExcluded,
}: Situation): Pick<Step, "by" | "key"> | null {
  if (status === "open" && isExcluded) return { by: "nobody", key: "theirs.open.lost" };
  const hasOffers = Object.values(offers).some((count) => count > 0);
  if (status === "open" && !hasOffers) return { by: "nobody", key: "theirs.open.none" };
  if (status === "expired" && !isOwnerActive) return { by: "nobody", key: "theirs.expired.inactive" };
  return elsewhere[status] ?? null;
}

/** Of a request that is not, or no more, for this provider; of an own job, that it is done. */
function rest(situation: Situation): Steps {
  const { request, direct, order, isExcluded } = situation;
  const { status, facts, endsAt } = request;
  const done = { by: "nobody", key: "over.completed" } as const;
  if (order) return [...laterSteps(situation, "provider"), status === "completed" && done];
  const mayDecline = requestMove(status, "declineDirect", "provider", facts).to !== undefined;
  const other = becameOf(situation);
  return [
    direct !== null && mayDecline && { by: "provider", key: "direct.answer", due: direct.dueAt },
    direct !== null && status === "open" && { by: "customer", key: "direct.declined" },
    other && { ...other, due: status === "open" && !isExcluded ? endsAt : null },
  ];
}

/** What an own job has earned waits for nobody. */
const earnings = [
  ...["job.nothing", "job.clearing", "job.clearing.chargedBack"],
  ...["job.chargedBack", "job.chargedBack.cleared", "job.cleared.chargedBack", "job.cleared.kept"],
];

/** With what a job has earned, the review of its customer, as long as it may be written: until that `time`. */
function withReview(steps: Steps, { reviewUntil: { provider: time } }: Situation): Steps {
  return steps.map((step) =>
    step && time && earnings.includes(step.key)
      ? { ...step, by: "provider", key: `${step.key}.review`, time, leads: "review" }
      : step,
  );
}

/** What happens next on a request, for a provider: with the own offer, with the own job, or with that of others. */
export function nextForProvider(situation: Situation): NextStep | null {
  const { request, isOwnerActive, direct, offer, maySend, places } = situation;
  const facts: OfferFacts = {
    isValid: true,
    isRequestOpen: request.status === "open",
    isCurrent: true,
    isRound: true,
    isAsked: true,
    isSeen: true,
    ...{ hasAsksLeft: true, hasPlace: true, held: null, isSenderActive: true },
  };
  const may = (event: OfferEvent, by: Side) =>
    offer !== null && transition(offer.status, event, by, facts).to !== undefined;
  const due = offer?.validUntil;
  const isOwnerAway = !isOwnerActive && request.status === "open";
  const steps: Steps = [
    ...withReview(orderSteps(situation), situation),
    isOwnerAway && offer !== null && { by: "nobody", key: "owner.inactive.offer", due },
    isOwnerAway && { by: "nobody", key: "owner.inactive" },
    may("acceptDiscount", "provider") && {
      by: "provider",
      key: "discount.answer",
      due,
      money: offer?.askedPrice,
      leads: "own_offer",
    },
    may("reconfirm", "provider") && { by: "provider", key: "offer.stale", due, leads: "own_offer" },
    may("accept", "customer") && { by: "customer", key: "offer.pending", due },
    may("release", "customer") && { by: "customer", key: "offer.on_hold", due },
    may("moveUp", "customer") && { by: "nobody", key: "offer.queued", due, params: { count: places } },
    maySend && direct !== null && { by: "provider", key: "direct.answer", due: direct.dueAt, leads: "offer" },
    maySend && { by: "provider", key: "offer.send", due: request.endsAt, leads: "offer" },
    ...rest(situation),
  ];
  return firstOf(steps, situation);
}
