import type { OfferRefusal } from "~/contract/technician-area-fields";

/** What decides whether a provider may send an offer on a request. */
export type SendFacts = {
  isCompleted: boolean;
  isTakingJobs: boolean;
  servesService: boolean;
  servesCity: boolean;
  /** Lost an order of this request. */
  isExcluded: boolean;
  isRequestOpen: boolean;
  isClosedToOffers: boolean;
  /** The customer's account is open: nobody else could decide. */
  isOwnerActive: boolean;
  /** The direct request was declined by this provider. */
  hasDeclined: boolean;
  /** Queued, standing, on hold or accepted. */
  hasOffer: boolean;
  /** Offers that wait for an answer, anywhere. */
  waiting: number;
  waitingMost: number;
};

/**
 * Only a provider with a complete profile who takes jobs and serves the service and the city may offer, once at a time, on a
 * request that is open and takes offers, whose customer's account is open, and never again after losing its order; at most 50 offers of one provider wait.
 * @returns the first reason against it
 */
export function sendRefusal(facts: SendFacts): OfferRefusal | null {
  if (!facts.isRequestOpen || facts.hasDeclined) return "not_open";
  if (facts.hasOffer) return "has_live_offer";
  if (!facts.isOwnerActive) return "owner_inactive";
  if (facts.isExcluded) return "excluded";
  if (!facts.isCompleted) return "incomplete_profile";
  if (!facts.isTakingJobs) return "not_taking_jobs";
  if (!facts.servesService) return "other_service";
  if (!facts.servesCity) return "other_city";
  if (facts.isClosedToOffers) return "closed_to_offers";
  return facts.waiting >= facts.waitingMost ? "too_many_offers" : null;
}
