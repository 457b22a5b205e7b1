import type { AuditDetail } from "../db/columns";
import type { orders } from "../db/schema";
import type { Act } from "../record/change";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { newId } from "../secrets";
import { factsOf, isReal, nextState, type Read } from "./next-state";
import {
  countOffers,
  type HeldOffer,
  insertOffer,
  listQueuedOn,
  listUnsettled,
  type OfferValues,
} from "./offer-store";
import { type OfferEvent, transition } from "./rules";
import { type OfferPatch, type Step, writeSteps } from "./steps";

type Options = Read & { patch?: OfferPatch; detail?: AuditDetail };

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
  { patch, detail, ...read }: Options = {},
): Promise<HeldOffer> {
  const to = await nextState(act, request, offer, event, read);
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
  | "arrivalMinutes"
  | "duration"
  | "warrantyDays"
  | "validUntil"
> &
  Pick<OfferValues, "includesMaterials" | "included" | "message">;

/** The order that came of an offer, and whose doing it is that it is over. */
type Dropped = Pick<typeof orders.$inferSelect, "offerId" | "cancelledBy">;

/** A new offer: it comes to stand on the request, or waits in the queue. */
export async function addOffer(
  act: Act,
  request: HeldRequest,
  to: Step["to"],
  sent: Sent,
): Promise<HeldOffer> {
  const { tx, book } = act;
  const offer = {
    ...{ id: newId(), requestId: request.id, currency: request.currency, status: to },
    ...{ askedPrice: null, round: 1, shownAt: null, asks: 0, heldStatus: null, isSenderActive: true },
    requestVersion: request.version,
    ...sent,
  };
  const { providerName: _, isSenderActive: __, ...values } = offer;
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
  const valid = waiting.filter(
    ({ validUntil, isSenderActive }) => isSenderActive && validUntil > act.book.at,
  );
  await moveOffers(act, { ...request, liveOffersCount: live }, valid.slice(0, places), "moveUp");
  await countOffers(tx, request.id);
}

/** Holds the requests in whose queue a provider waits, whose account is about to be closed or opened. */
export async function holdQueuedOn({ tx }: Act, providerId: string): Promise<HeldRequest[]> {
  const held: HeldRequest[] = [];
  for (const id of await listQueuedOn(tx, providerId)) {
    const request = await holdRequest(tx, id);
    if (request) held.push(request);
  }
  return held;
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

/** The paid job that came of an offer is called off: by whose doing its order says, whoever brought it about. */
export async function dropAccepted(act: Act, request: HeldRequest, order: Dropped): Promise<void> {
  const accepted = (await listUnsettled(act.tx, request.id)).find(({ id }) => id === order.offerId);
  const event = order.cancelledBy === "provider" ? "standDown" : "fallThrough";
  if (accepted) await moveOffer(act, request, accepted, event);
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
