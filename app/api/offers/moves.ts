import type { Act } from "../change";
import type { AuditDetail } from "../db/columns";
import type { HeldRequest } from "../requests/request-store";
import { newId } from "../secrets";
import { countOffers, type HeldOffer, insertOffer, listUnsettled, type OfferValues } from "./offer-store";
import { offerConflict } from "./refusals";
import { type OfferEvent, type OfferFacts, type OfferState, transition } from "./rules";
import { type OfferPatch, type Step, writeSteps } from "./steps";

type Options = { facts?: Partial<OfferFacts>; patch?: OfferPatch; detail?: AuditDetail };
type Known = Pick<HeldOffer, "validUntil" | "requestVersion" | "asks" | "heldStatus">;

/** What can be read off the rows; which round, or asked price, an answer is to, the caller says. */
function factsOf(offer: Known, request: HeldRequest, { book, settings }: Act): OfferFacts {
  return {
    isValid: offer.validUntil > book.at,
    isRequestOpen: request.status === "open",
    isCurrent: offer.requestVersion === request.version,
    isRound: false,
    isAsked: false,
    hasAsksLeft: offer.asks < settings.discountAsks,
    hasPlace: request.liveOffersCount < settings.liveOffersPerRequest,
    held: offer.heldStatus,
  };
}

/** `none` is no state that an offer can come to. */
const isReal = (to: OfferState | undefined): to is Step["to"] => to !== undefined && to !== "none";

/**
 * Makes one step of an offer's life, with its audit line, notices, timers and totals. Its request is held.
 * @returns the offer as it is then
 * @throws ApiError conflict, with the terms and states that stand
 */
export async function moveOffer(
  act: Act,
  request: HeldRequest,
  offer: HeldOffer,
  event: OfferEvent,
  { facts, patch, detail }: Options = {},
): Promise<HeldOffer> {
  const all = { ...factsOf(offer, request, act), ...facts };
  const { to, refusal } = transition(offer.status, event, act.book.author.actor, all);
  if (!isReal(to)) throw offerConflict(refusal ?? "movedOn", offer, request);
  const step: Step = { offer, from: offer.status, to };
  const [after = offer] = await writeSteps(act, request, event, [step], patch, detail);
  return after;
}

/** The same for several offers of one request; those to which it cannot happen stay as they are. */
export async function moveOffers(
  act: Act,
  request: HeldRequest,
  offers: readonly HeldOffer[],
  event: OfferEvent,
): Promise<void> {
  const steps = offers.flatMap((offer): Step[] => {
    const { to } = transition(offer.status, event, act.book.author.actor, factsOf(offer, request, act));
    return isReal(to) ? [{ offer, from: offer.status, to }] : [];
  });
  await writeSteps(act, request, event, steps);
}

/** What a provider sends. */
export type Sent = Pick<
  HeldOffer,
  | "providerId"
  | "providerName"
  | "kind"
  | "price"
  | "visitFee"
  | "startsAt"
  | "duration"
  | "warrantyDays"
  | "validUntil"
> &
  Pick<OfferValues, "includesMaterials" | "included" | "message">;

/** A new offer: it stands on the request, or waits in the queue. */
export async function addOffer(act: Act, request: HeldRequest, sent: Sent): Promise<HeldOffer> {
  const { tx, book } = act;
  const known = { requestVersion: request.version, validUntil: sent.validUntil, asks: 0, heldStatus: null };
  const { to, refusal } = transition("none", "send", book.author.actor, factsOf(known, request, act));
  if (!isReal(to)) throw new Error(`An offer cannot be sent: ${refusal}`);
  const offer = {
    ...{ id: newId(), requestId: request.id, currency: request.currency, status: to },
    ...{ askedPrice: null, round: 1, shownAt: null },
    ...sent,
    ...known,
  };
  const { providerName: _, ...values } = offer;
  await insertOffer(tx, { ...values, createdAt: book.at });
  book.add("provider.sent", sent.providerId, 1);
  const [after = offer] = await writeSteps(act, request, "send", [{ offer, from: null, to }]);
  return after;
}

/**
 * Ends every change of a request's offers: counts them, and lets the oldest in the queue move up while there is a place.
 * @param request as it is after the change
 */
export async function settleOffers(act: Act, request: HeldRequest): Promise<void> {
  const { tx, settings } = act;
  const { live, queued } = await countOffers(tx, request.id);
  const places = settings.liveOffersPerRequest - live;
  if (queued === 0 || places <= 0 || request.status !== "open" || request.isClosedToOffers) return;
  const waiting = (await listUnsettled(tx, request.id)).filter(({ status }) => status === "queued");
  const valid = waiting.filter(({ validUntil }) => validUntil > act.book.at);
  await moveOffers(act, { ...request, liveOffersCount: live }, valid.slice(0, places), "moveUp");
  await countOffers(tx, request.id);
}

/** The request changed materially, or is out for offers again: what stood on it needs confirming. */
export async function outdateOffers(act: Act, request: HeldRequest): Promise<void> {
  await moveOffers(act, request, await listUnsettled(act.tx, request.id), "outdate");
  await settleOffers(act, request);
}

/** The request is over without an order. */
export async function closeOffers(act: Act, request: HeldRequest): Promise<void> {
  await moveOffers(act, request, await listUnsettled(act.tx, request.id), "close");
  await settleOffers(act, request);
}

/** The validity of an offer is over. */
export async function expireOffer(act: Act, request: HeldRequest, offerId: string): Promise<void> {
  const offers = await listUnsettled(act.tx, request.id);
  await moveOffers(
    act,
    request,
    offers.filter(({ id }) => id === offerId),
    "expire",
  );
  await settleOffers(act, request);
}
