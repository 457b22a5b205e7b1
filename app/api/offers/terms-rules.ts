import type { Offer, OfferRound, OfferStatus } from "~/contract/offer-fields";
import { oneIn, unsettled } from "../db/states";
import type { Actor } from "../record/life-cycle";
import type { OfferFacts } from "./offer-facts";
import { type OfferEvent, transition } from "./rules";

type Can = Offer["can"][number];

const named: Record<Can, OfferEvent> = {
  accept: "accept",
  decline: "decline",
  ask_discount: "askDiscount",
  take_back: "takeBackDiscount",
  revise: "revise",
  withdraw: "withdraw",
  reconfirm: "reconfirm",
  accept_discount: "acceptDiscount",
  counter_discount: "counterDiscount",
  decline_discount: "declineDiscount",
};

/** What a side may do with an offer now: every event that the table lets it make. */
export function offerCan(status: OfferStatus, actor: Actor, facts: OfferFacts): Can[] {
  return (Object.keys(named) as Can[]).filter((can) => transition(status, named[can], actor, facts).to);
}

type Kind = Offer["kind"];

/** An inspection offer's price is its visit fee; otherwise the fee is part of the price, and never more. */
export const visitFeeOf = (kind: Kind, price: number, visitFee: number) =>
  kind === "inspection" ? price : Math.min(price, visitFee);

/** The least price: a job's is the service's floor; a visit to look at it has one of its own, which is never above that. */
export const floorOf = (kind: Kind, priceFloor: number, { visitPriceFloor }: { visitPriceFloor: number }) =>
  kind === "fixed" ? priceFloor : Math.min(visitPriceFloor, priceFloor);

const hour = 3_600_000;

/** An offer stands for so many hours from now, and at most until the start that it names: then nobody can keep to it. */
export const validUntilOf = (now: Date, hours: number, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + hours * hour, startsAt.getTime()));

/** Minor units. */
type Bounds = { above?: number; below?: number };

/** A discount is asked for below the standing price; an answer lies below it too; neither goes under the floor. */
export function priceRefusal(price: number, current: number, floor: number): Bounds | null {
  if (price >= current) return { below: current };
  return price < floor ? { above: floor } : null;
}

const sets = new Set<OfferRound["kind"]>(["sent", "revised", "accepted", "countered"]);

/** The price before the last change; null while it never changed. Asking, keeping and taking back change nothing. */
export function previousPrice(rounds: readonly { kind: OfferRound["kind"]; price: number }[]): number | null {
  const prices = rounds.filter(({ kind }) => sets.has(kind)).map(({ price }) => price);
  const changes = prices.filter((price, i) => i === 0 || price !== prices[i - 1]);
  return changes.at(-2) ?? null;
}

type Shown = {
  status: OfferStatus;
  heldStatus: OfferStatus | null;
  validUntil: Date;
  /** Of the order that its request waits for. */
  paymentDueAt: Date | null;
};

/** The state that time has given an offer by now, before the clock has written it down: lists show it. */
export function statusAt({ status, heldStatus, validUntil, paymentDueAt }: Shown, now: Date): OfferStatus {
  const isLapsed = paymentDueAt !== null && paymentDueAt <= now;
  const before = { accepted: "pending", on_hold: heldStatus ?? "pending" } as const;
  const stands = isLapsed && (status === "accepted" || status === "on_hold") ? before[status] : status;
  return validUntil <= now && oneIn(unsettled, stands) ? "expired" : stands;
}
