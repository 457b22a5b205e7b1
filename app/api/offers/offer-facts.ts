import type { OfferStatus } from "~/contract/offer-fields";
import type { Settings } from "../settings";

/** What decides about an offer besides its state. */
export type OfferFacts = {
  /** Its validity is not over. */
  isValid: boolean;
  /** The request takes part: it is open. */
  isRequestOpen: boolean;
  /** It was made, or confirmed, for the request as it is now. */
  isCurrent: boolean;
  /** The round that the customer names is the one that stands. */
  isRound: boolean;
  /** The price that the provider answers is the one that the customer asks for. */
  isAsked: boolean;
  /** The provider has read the request as it is now. */
  isSeen: boolean;
  hasAsksLeft: boolean;
  /** The provider's account is open. */
  isSenderActive: boolean;
  /** Fewer than ten live offers stand on the request. */
  hasPlace: boolean;
  /** The state that `on_hold` returns to. */
  held: OfferStatus | null;
};

/** The request as far as its offers depend on it. */
export type RequestState = { isOpen: boolean; version: number };

type Known = { validUntil: Date; requestVersion: number; asks: number; heldStatus: OfferStatus | null };

/** The facts that stand in the rows of an offer and its request; null is an offer that is not sent yet. */
export const rowFacts = (
  offer: Known | null,
  request: RequestState,
  now: Date,
  { discountAsks }: Pick<Settings, "discountAsks">,
) => ({
  isValid: offer !== null && offer.validUntil > now,
  isRequestOpen: request.isOpen,
  isCurrent: offer === null || offer.requestVersion === request.version,
  hasAsksLeft: offer !== null && offer.asks < discountAsks,
  held: offer?.heldStatus ?? null,
});

export type OfferRefusal =
  | "over"
  | "requestNotOpen"
  | "newTerms"
  | "otherAsk"
  | "newRequest"
  | "noAsksLeft"
  | "senderInactive"
  | "noPlace";

/** `none`: not sent yet. */
export type OfferState = OfferStatus | "none";
