import type { ApiError } from "../errors";
import type { Act } from "../record/change";
import { listChanges } from "../requests/history-store";
import type { HeldRequest } from "../requests/request-store";
import { type OfferFacts, type OfferState, rowFacts } from "./offer-facts";
import type { HeldOffer } from "./offer-store";
import { offerConflict, requestChanged } from "./refusals";
import { type OfferEvent, transition } from "./rules";
import type { Step } from "./steps";

/** What the caller says of what it has read. */
export type Read = {
  facts?: Partial<OfferFacts>;
  /** The request's version that the provider has read. */
  version?: number;
};

/** What can be read off the rows; which round, price or version the caller has read, the caller says. */
export function factsOf(offer: HeldOffer | null, request: HeldRequest, { book, settings }: Act): OfferFacts {
  return {
    ...rowFacts(offer, { isOpen: request.status === "open", version: request.version }, book.at, settings),
    ...{ isRound: false, isAsked: false, isSeen: false },
    isSenderActive: offer?.isSenderActive ?? true,
    hasPlace: request.liveOffersCount < settings.liveOffersPerRequest,
  };
}

/** `none` is no state that an offer can come to. */
export const isReal = (to: OfferState | undefined): to is Step["to"] => to !== undefined && to !== "none";

/**
 * The state that an offer comes to by an event; null is one that is not sent yet.
 * @throws ApiError conflict, with the terms and states that stand, or what has changed since they were read
 */
export async function nextState(
  act: Act,
  request: HeldRequest,
  offer: HeldOffer | null,
  event: OfferEvent,
  { facts, version }: Read = {},
): Promise<Step["to"]> {
  const all = { ...factsOf(offer, request, act), isSeen: version === request.version, ...facts };
  const { to, refusal } = transition(offer?.status ?? "none", event, act.book.author.actor, all);
  if (isReal(to)) return to;
  if (refusal === "newRequest") throw await changedSince(act, request, version ?? 0);
  if (!offer) throw new Error(`An offer cannot be sent: ${refusal}`);
  throw offerConflict(refusal ?? "movedOn", offer, request, act.settings);
}

const changedSince = async ({ tx }: Act, request: HeldRequest, version: number): Promise<ApiError> =>
  requestChanged(await listChanges(tx, request.id, version), request);
