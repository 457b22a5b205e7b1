import type { Actor } from "../../../record/life-cycle";
import { earliest, later } from "../clock";
import { isLive, minutesOf, type Part, type Plan } from "./plan";
import type { OfferRow } from "./rows";
import { lastMoment } from "./talk";
import { type Teller, within } from "./teller";
import { validityOf } from "./terms";

/** When things happened to the request: null for what did not. `settled` is its payment, cancellation or end. */
export type Frame = { published: Date; edited: Date | null; awarded: Date | null; settled: Date | null };

/** The state in which an offer ends, by what, and when; null for one that is as it was sent. */
export type End = { status: OfferRow["status"]; event: string; by: Actor; at: Date };

const closed = { event: "close", by: "customer" } as const;
const paidFor = { event: "notSelect", by: "gateway" } as const;
/** What ended the offers that were not chosen, by what became of the request. */
const closing: Record<Plan["status"], { event: string; by: Actor }> = {
  ...{ draft: closed, open: closed, expired: closed, cancelled: closed },
  removed: { event: "close", by: "staff" },
  ...{ awarding: paidFor, assigned: paidFor, completed: paidFor },
};

export function endOf(
  part: Part,
  offer: OfferRow,
  frame: Frame,
  { plan, clock, random }: Teller,
): End | null {
  const close = frame.awarded ?? frame.settled ?? clock.now;
  const before = earliest(close, clock.now);
  const some = earliest(within(lastMoment(offer), before, random), before);
  const runsOut = earliest(before, later(offer.createdAt, 14 * minutesOf.day));
  switch (part.role) {
    case "stale":
      return { status: "stale", event: "outdate", by: "customer", at: frame.edited ?? some };
    case "on_hold":
      return { status: "on_hold", event: "hold", by: "customer", at: frame.awarded ?? some };
    case "accepted":
      return { status: "accepted", event: "accept", by: "customer", at: frame.awarded ?? some };
    case "not_selected":
      return { status: "not_selected", ...closing[plan.status], at: frame.settled ?? some };
    case "withdrawn":
      return { status: "withdrawn", event: "withdraw", by: "provider", at: some };
    case "declined":
      return { status: "declined", event: "decline", by: "customer", at: some };
    case "expired":
      return {
        status: "expired",
        event: "expire",
        by: "time",
        at: within(lastMoment(offer), runsOut, random),
      };
    default:
      return null;
  }
}

/** What still stands is valid for a day and more, or until its start; what ran out did so at its end; the rest was valid when it closed. */
export function validUntilOf(offer: OfferRow, end: End | null, { clock, random }: Teller): Date {
  if (end?.status === "expired") return end.at;
  const stands = isLive(offer.status) || offer.status === "queued";
  const reach = stands ? later(clock.now, 30 * minutesOf.hour) : end?.at;
  const validity = validityOf(offer.createdAt, reach ? { mustReach: reach } : {}, random);
  return stands ? earliest(validity, offer.startsAt) : validity;
}
