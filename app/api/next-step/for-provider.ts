import type { NextStep } from "~/contract/next-step";
import type { OfferFacts } from "../offers/offer-facts";
import { type OfferEvent, transition } from "../offers/rules";
import { firstOf, orderSteps, type Situation, type Steps } from "./step";

/** What happens next on a request, for a provider who has an offer on it or may send one. */
export function nextForProvider(situation: Situation): NextStep | null {
  const { request, isOwnerActive, direct, offer, maySend } = situation;
  const facts: OfferFacts = {
    ...{
      isValid: true,
      isRequestOpen: request.status === "open",
      isCurrent: true,
      isRound: true,
      isAsked: true,
      isSeen: true,
    },
    ...{ hasAsksLeft: true, hasPlace: true, held: null, isSenderActive: true },
  };
  const may = (event: OfferEvent, by: "customer" | "provider") =>
    offer !== null && transition(offer.status, event, by, facts).to !== undefined;
  const due = offer?.validUntil;
  const isOwnerAway = !isOwnerActive && request.status === "open";
  const steps: Steps = [
    ...orderSteps(situation),
    isOwnerAway && offer !== null && { by: "nobody", key: "owner.inactive.offer", due },
    isOwnerAway && { by: "nobody", key: "owner.inactive" },
    may("acceptDiscount", "provider") && {
      by: "provider",
      key: "discount.answer",
      due,
      money: offer?.askedPrice,
    },
    may("reconfirm", "provider") && { by: "provider", key: "offer.stale", due },
    may("accept", "customer") && { by: "customer", key: "offer.pending", due },
    may("release", "customer") && { by: "customer", key: "offer.on_hold", due },
    may("moveUp", "customer") && { by: "nobody", key: "offer.queued", due },
    maySend && direct !== null && { by: "provider", key: "direct.answer", due: direct.dueAt },
    maySend && { by: "provider", key: "offer.send", due: request.endsAt },
  ];
  return firstOf(steps, situation);
}
