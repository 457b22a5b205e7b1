import type { ApiError } from "../errors";
import { conflict } from "../errors";
import type { Refusal } from "../life-cycle";
import type { HeldRequest } from "../requests/request-store";
import type { HeldOffer } from "./offer-store";
import type { OfferRefusal } from "./rules";

/** A 409 that names what stands now: the offer's state, round and terms, and the request's state. */
export function offerConflict(
  refusal: Refusal<OfferRefusal>,
  offer: HeldOffer,
  request: HeldRequest,
): ApiError {
  const key = refusal === "movedOn" ? `api:offerIs.${offer.status}` : `api:offerRefused.${refusal}`;
  const price = { amount: offer.askedPrice ?? offer.price, currency: offer.currency };
  return conflict(
    { key, params: { price } },
    {
      offer_status: offer.status,
      request_status: request.status,
      round: offer.round,
      price: offer.price,
      visit_fee: offer.visitFee,
      asked_price: offer.askedPrice,
      currency: offer.currency,
      starts_at: offer.startsAt.toISOString(),
    },
  );
}
