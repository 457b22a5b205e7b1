import type { OfferStatus } from "~/contract/offer-fields";
import { shortName } from "~/i18n/names";
import type { Act } from "../record/change";
import type { NoticeKind } from "../record/notices";
import type { HeldRequest } from "../requests/request-store";
import type { HeldOffer } from "./offer-store";
import type { OfferEvent } from "./rules";

type Told = Partial<Record<OfferEvent, NoticeKind>>;

const provider: Told = {
  moveUp: "offer_moved_up",
  askDiscount: "discount_requested",
  takeBackDiscount: "discount_taken_back",
  accept: "offer_accepted",
  hold: "offer_on_hold",
  release: "offer_released",
  notSelect: "offer_not_selected",
  outdate: "offer_stale",
  decline: "offer_declined",
  expire: "offer_expired",
  close: "request_cancelled",
};

const customer: Told = {
  send: "offer_received",
  moveUp: "offer_received",
  revise: "offer_revised",
  reconfirm: "offer_reconfirmed",
  withdraw: "offer_withdrawn",
  acceptDiscount: "discount_accepted",
  counterDiscount: "discount_countered",
  declineDiscount: "discount_declined",
};

/**
 * Who is told what about a step of an offer. The customer hears nothing of what is, or only was, in the queue; nobody is told
 * of their own doing.
 */
function noticesOf(
  event: OfferEvent,
  to: OfferStatus,
  wasShown: boolean,
): { provider?: NoticeKind; customer?: NoticeKind } {
  const isSeen = wasShown || event === "moveUp" || (event === "send" && to !== "queued");
  return {
    provider: to === "expired" ? "offer_expired" : provider[event],
    customer: isSeen ? customer[event] : undefined,
  };
}

/** Notices of one step, to the provider and the customer whom it concerns. */
export function tellSides(
  { book }: Act,
  request: HeldRequest,
  event: OfferEvent,
  before: HeldOffer,
  { status, providerId, providerName, price, askedPrice, currency }: HeldOffer,
): void {
  const { id, title, customerId, customerName } = request;
  const kinds = noticesOf(event, status, before.shownAt !== null);
  const params = { title, price: askedPrice ?? price, currency };
  const name = shortName(customerName ?? "");
  if (kinds.provider)
    book.tell({
      userId: providerId,
      kind: kinds.provider,
      params: { ...params, name },
      path: `/technician/requests/${id}`,
    });
  if (kinds.customer && customerId)
    book.tell({
      userId: customerId,
      kind: kinds.customer,
      params: { ...params, name: providerName },
      path: `/requests/${id}`,
    });
}
