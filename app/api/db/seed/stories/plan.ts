import type { OfferStatus } from "~/contract/offer-fields";
import type { OrderStatus } from "~/contract/order-fields";
import type { RequestStatus } from "~/contract/request-fields";
import type { Need } from "../needs/need";
import type { Customer } from "../people/households";
import type { Provider } from "../people/technicians";

/** How the two sides talked about the price; `asked` still waits for the technician. */
export type Talk = "none" | "revised" | "countered" | "agreed" | "refused" | "taken_back" | "asked";

/** A technician's part in a story: the state in which the offer stands now. */
export type Part = { provider: Provider; role: OfferStatus; talk: Talk };

/** What the accepted offer led to. */
export type Outcome = {
  order: OrderStatus;
  /** Minutes since the offer was accepted. */
  acceptedAgo: number;
  /** A bank transfer has 48 h, a card 30 minutes. */
  byTransfer: boolean;
  /** Minutes until the technician comes, in working hours; absent: as was offered. */
  startsIn?: number;
  /** Whether a finished job has the customer's review; absent: most have. */
  isReviewed?: boolean;
};

/** One request and what became of it, before it is told with dates and words. */
export type Plan = {
  customer: Customer;
  need: Need;
  place: { city: string; district: string };
  status: RequestStatus;
  /** Minutes since it was published; for a draft since it was begun. */
  age: number;
  parts: Part[];
  outcome: Outcome | null;
  direct: Provider | null;
  /** The one technician of a direct request declined it. */
  isDeclined: boolean;
  /** The customer changed it materially: earlier offers are stale until confirmed. */
  isEdited: boolean;
  isClosedToOffers: boolean;
  /** An offer was accepted and its payment lapsed. */
  hasLapse: boolean;
};

const hour = 60;
const day = 24 * hour;
export const minutesOf = { hour, day };

type Least = Pick<Plan, "customer" | "need" | "place" | "status" | "age">;

/** A plan in which nothing out of the ordinary happens. */
export const plan = (given: Least & Partial<Plan>): Plan => ({
  parts: [],
  outcome: null,
  direct: null,
  isDeclined: false,
  isEdited: false,
  isClosedToOffers: false,
  hasLapse: false,
  ...given,
});

const standing: OfferStatus[] = ["pending", "discount_requested", "stale", "on_hold"];
/** Shown to the customer and counted among the ten. */
export const isLive = (role: OfferStatus): boolean => standing.includes(role);
/** One of the technician's fifty. */
export const takesPlace = (role: OfferStatus): boolean => isLive(role) || role === "queued";
