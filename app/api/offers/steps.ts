import type { OfferStatus } from "~/contract/offer-fields";
import type { OfferTab } from "~/contract/offers";
import type { AuditDetail } from "../db/columns";
import { live, oneIn } from "../db/states";
import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import { clearTimers, setTimers } from "../time/schedule";
import { type HeldOffer, updateOffers } from "./offer-store";
import type { OfferEvent } from "./rules";
import { tellSides } from "./told";

/** An offer and the state that it comes to; `from` is null when it is new. */
export type Step = { offer: HeldOffer; from: OfferStatus | null; to: OfferStatus };

/** New values of an offer's columns; its status changes by a move only. */
export type OfferPatch = Partial<
  Omit<Parameters<typeof updateOffers>[2], "status" | "heldStatus" | "shownAt">
>;

/** Where a provider finds an offer in this state. */
export const tabs: Record<OfferStatus, OfferTab> = {
  queued: "live",
  pending: "live",
  stale: "live",
  on_hold: "live",
  discount_requested: "discount",
  accepted: "accepted",
  not_selected: "closed",
  withdrawn: "closed",
  declined: "closed",
  expired: "closed",
};

/** The total of a provider's offers in a tab, in the table `counters`. */
export const offerCounter = (providerId: string, tab: OfferTab) => `offers:${providerId}:${tab}`;

/** The total of a provider's offers that a customer decided on, in the table `counters`. */
export const answeredCounter = (providerId: string) => `offers:${providerId}:answered`;

/** An offer is answered when it is accepted or declined, or when another is paid; a lapsed payment takes that back. */
const answered: Partial<Record<OfferEvent, number>> = { accept: 1, decline: 1, notSelect: 1, lapse: -1 };

const keepsQuestion = (to: OfferStatus) => to === "discount_requested" || to === "on_hold";

function after({ offer, from, to }: Step, act: Act, patch: OfferPatch): HeldOffer {
  return {
    ...offer,
    askedPrice: keepsQuestion(to) ? offer.askedPrice : null,
    ...patch,
    status: to,
    heldStatus: to === "on_hold" && from && from !== "on_hold" ? (from as HeldOffer["heldStatus"]) : null,
    shownAt: offer.shownAt ?? (oneIn(live, to) ? act.book.at : null),
  };
}

/** Writes steps of one event down: rows, timers, totals, audit lines, notices. The only writer of `offers.status`. */
export async function writeSteps(
  act: Act,
  request: HeldRequest,
  event: OfferEvent,
  steps: readonly Step[],
  patch: OfferPatch = {},
  detail: AuditDetail = {},
): Promise<HeldOffer[]> {
  const moved = steps.map((step) => ({ step, offer: after(step, act, patch) }));
  for (const group of alike(moved)) {
    const [{ offer }] = group;
    const { status, heldStatus } = offer;
    await updateOffers(
      act.tx,
      group.map((one) => one.offer.id),
      {
        ...patch,
        ...(keepsQuestion(status) ? {} : { askedPrice: null }),
        ...{ status, heldStatus, updatedAt: act.book.at },
        ...(offer.shownAt === act.book.at && { shownAt: act.book.at }),
      },
    );
  }
  await setOfferTimers(
    act,
    moved.map(({ offer }) => offer),
  );
  for (const { step, offer } of moved) {
    count(act, event, step);
    const { id, requestId, price } = offer;
    const line = { entity: "offer" as const, entityId: id, requestId, event, from: step.from, to: step.to };
    act.book.line({ ...line, detail: { price, ...detail } });
    tellSides(act, request, event, step.offer, offer);
  }
  return moved.map(({ offer }) => offer);
}

type Moved = { step: Step; offer: HeldOffer };

/** Steps that write the same values are written together. */
function alike(moved: readonly Moved[]): [Moved, ...Moved[]][] {
  const groups = new Map<string, [Moved, ...Moved[]]>();
  for (const one of moved) {
    const key = `${one.offer.status} ${one.offer.heldStatus} ${one.step.offer.shownAt === null}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** An offer's validity runs on while it waits; once accepted or over, nothing ends it. */
async function setOfferTimers({ tx }: Act, offers: readonly HeldOffer[]): Promise<void> {
  const runs = (offer: HeldOffer) => tabs[offer.status] === "live" || tabs[offer.status] === "discount";
  await clearTimers(
    tx,
    offers.filter((offer) => !runs(offer)).map(({ id }) => id),
  );
  await setTimers(
    tx,
    offers.filter(runs).map(({ id, requestId, validUntil }) => ({
      subjectId: id,
      requestId,
      kind: "offer_expiry",
      dueAt: validUntil,
    })),
  );
}

function count({ book }: Act, event: OfferEvent, { offer, from, to }: Step): void {
  if (from) book.count(offerCounter(offer.providerId, tabs[from]), -1);
  book.count(offerCounter(offer.providerId, tabs[to]), 1);
  book.count(answeredCounter(offer.providerId), answered[event] ?? 0);
  book.add("provider.accepted", offer.providerId, Number(to === "accepted") - Number(from === "accepted"));
}
