import type { Actor } from "../../../record/life-cycle";
import { serviceOf } from "../catalogue";
import { earliest, later } from "../clock";
import type { Random } from "../random";
import { endOf, type Frame, validUntilOf } from "./ending";
import { minutesOf, type Part, takesPlace } from "./plan";
import type { OfferRow } from "./rows";
import { canTalk, tellTalk } from "./talk";
import { type Teller, within } from "./teller";
import { termsOf, validityOf } from "./terms";

const stillLive: OfferRow["status"][] = ["pending", "discount_requested", "stale", "queued"];

/** Answers come after the technician's usual time, some much sooner and some much later. */
function delayOf(pace: number, random: Random): number {
  const spread = random.next() + random.next() + random.next() - 1.5;
  return Math.max(1, pace * Math.exp(spread * 1.8));
}

/** From when to when an offer of this state was sent: stale ones before the change, queued ones after ten others. */
function windowOf(role: Part["role"], frame: Frame, { plan, clock }: Teller): [Date, Date] {
  const end = frame.awarded ?? frame.settled ?? clock.now;
  if (frame.edited) return role === "stale" ? [frame.published, frame.edited] : [frame.edited, end];
  if (!plan.parts.some((part) => part.role === "queued")) return [frame.published, end];
  const part = (share: number) => later(frame.published, plan.age * share);
  return role === "queued" ? [part(0.6), end] : [frame.published, part(0.55)];
}

function sentAtOf({ provider, role }: Part, frame: Frame, teller: Teller): Date {
  const { clock, random } = teller;
  const [from, to] = windowOf(role, frame, teller);
  const wished = later(from, delayOf(provider.pace, random));
  const latest = new Date(from.getTime() + (to.getTime() - from.getTime()) * 0.9);
  const sentAt = wished < latest ? wished : within(from, latest, random);
  const oldest = clock.ago(13 * minutesOf.day);
  return stillLive.includes(role) && sentAt < oldest
    ? within(oldest, clock.ago(minutesOf.hour), random)
    : sentAt;
}

function sentOffer(part: Part, frame: Frame, teller: Teller): OfferRow {
  const { clock, random, story } = teller;
  const sentAt = sentAtOf(part, frame, teller);
  // A start that is still offered lies ahead.
  const after = takesPlace(part.role) ? clock.now : sentAt;
  const terms = termsOf({ after, isFixed: part.talk !== "none" }, part.provider, teller);
  return {
    id: teller.id(),
    requestId: story.request.id,
    providerId: part.provider.id,
    status: "pending",
    heldStatus: null,
    askedPrice: null,
    asks: 0,
    round: 1,
    ...terms,
    requestVersion: frame.edited && part.role !== "stale" ? 2 : 1,
    validUntil: validityOf(sentAt, {}, random),
    shownAt: part.role === "queued" ? null : sentAt,
    createdAt: sentAt,
    updatedAt: sentAt,
  };
}

/** Puts the offer into the state that the plan wants, by the events that lead there. */
function tellEnding(part: Part, offer: OfferRow, frame: Frame, teller: Teller): void {
  const end = endOf(part, offer, frame, teller);
  let from: OfferRow["status"] = offer.askedPrice ? "discount_requested" : "pending";
  const step = (to: OfferRow["status"], event: string, by: Actor, at: Date) => {
    const id = by === "provider" ? part.provider.id : null;
    teller.note({
      entity: "offer",
      entityId: offer.id,
      event,
      from,
      to,
      by,
      id,
      at,
      detail: { price: offer.price },
    });
    from = to;
    Object.assign(offer, { status: to, updatedAt: at });
  };
  if (end) {
    if (end.event === "hold") offer.heldStatus = from === "discount_requested" ? from : "pending";
    else offer.askedPrice = null;
    if (end.event === "notSelect") step("on_hold", "hold", "customer", frame.awarded ?? end.at);
    step(end.status, end.event, end.by, end.at);
  }
  offer.validUntil = validUntilOf(offer, end, teller);
}

/** Tells one technician's offer from the sending to the state that the plan wants. */
export function tellOffer(part: Part, frame: Frame, teller: Teller): OfferRow {
  const { provider, talk, role } = part;
  const floor = serviceOf(teller.plan.need.service).priceFloor;
  const offer = sentOffer(part, frame, teller);
  if (talk !== "none" && !canTalk(offer.price, floor)) offer.price = Math.ceil((floor * 1.3) / 1_000) * 1_000;
  teller.story.offers.push(offer);
  teller.note({
    ...{ entity: "offer", entityId: offer.id, event: "send", from: null },
    ...{ to: role === "queued" ? "queued" : "pending", by: "provider", id: provider.id },
    ...{ at: offer.createdAt, detail: { price: offer.price } },
  });
  const changed = role === "stale" ? frame.edited : null;
  const until = earliest(
    frame.awarded ?? changed ?? frame.settled ?? teller.clock.now,
    later(offer.createdAt, 10 * minutesOf.day),
  );
  tellTalk(talk, offer, { provider, floor, until }, teller);
  offer.status = role === "queued" || role === "discount_requested" ? role : "pending";
  tellEnding(part, offer, frame, teller);
  return offer;
}
