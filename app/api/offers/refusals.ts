import { type ApiError, conflict } from "../errors";
import type { Refusal } from "../record/life-cycle";
import type { HeldRequest } from "../requests/request-store";
import type { Settings } from "../settings";
import type { OfferRefusal } from "./offer-facts";
import type { HeldOffer } from "./offer-store";

/** A 409 that names what stands now: the offer's state and terms, and the request's state; the round or the asked price to whoever has read another. */
export function offerConflict(
  refusal: Refusal<OfferRefusal>,
  offer: HeldOffer,
  request: HeldRequest,
  { liveOffersPerRequest, discountAsks }: Pick<Settings, "liveOffersPerRequest" | "discountAsks">,
): ApiError {
  const key = refusal === "movedOn" ? `api:offerIs.${offer.status}` : `api:offerRefused.${refusal}`;
  const price = { amount: offer.askedPrice ?? offer.price, currency: offer.currency };
  const count = refusal === "noPlace" ? liveOffersPerRequest : discountAsks;
  // An answer by its provider is past this state where it has moved on: the price is not asked any more.
  const isAsk = (refusal === "otherAsk" || refusal === "movedOn") && offer.askedPrice !== null;
  return conflict(
    { key, params: { price, count } },
    {
      offer_status: offer.status,
      request_status: request.status,
      ...(refusal === "newTerms" && { round: offer.round }),
      ...(isAsk && { asked: offer.askedPrice }),
      price: offer.price,
      visit_fee: offer.visitFee,
      currency: offer.currency,
      starts_at: offer.startsAt.toISOString(),
    },
  );
}

/** A 409 for a request that was read before it changed: what has changed, a sentence each, and its version now. */
export const requestChanged = (parts: readonly string[], request: HeldRequest): ApiError =>
  conflict(
    "api:offerRefused.newRequest",
    { request_status: request.status, version: request.version },
    parts.map((part) => `api:requestChanged.${part}`),
  );
