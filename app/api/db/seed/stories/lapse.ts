import { later } from "../clock";
import { floorOf, rates, registrationOf, unpaid } from "./outcome";
import { isLive } from "./plan";
import type { OfferRow } from "./rows";
import type { Teller } from "./teller";

/** An offer was accepted, but the payment's half hour passed: an order that came to nothing, and everything as it was before. */
export function tellLapse(offer: OfferRow, { plan, id, story, note }: Teller): void {
  const accepted = later(offer.updatedAt, 8);
  const lapsed = later(accepted, 30);
  const orderId = id();
  story.orders.push({
    id: orderId,
    ...{
      requestId: offer.requestId,
      offerId: offer.id,
      customerId: plan.customer.id,
      providerId: offer.providerId,
    },
    ...{
      status: "cancelled",
      currency: offer.currency,
      price: offer.price,
      visitFee: offer.visitFee ?? 0,
      round: offer.round,
    },
    ...{
      startsAt: offer.startsAt,
      arrivalMinutes: offer.arrivalMinutes ?? 0,
      duration: offer.duration,
      warrantyDays: offer.warrantyDays ?? 0,
    },
    ...{ ...rates, ...floorOf(plan), ...unpaid, ...registrationOf(plan, offer.providerId) },
    ...{
      cancelledBy: "time",
      paymentDueAt: lapsed,
      createdAt: accepted,
      updatedAt: lapsed,
    },
  });
  const order = { entity: "order", entityId: orderId } as const;
  const ofRequest = { entity: "request", entityId: offer.requestId } as const;
  const detail = { price: offer.price, provider_id: offer.providerId };
  note({
    ...order,
    event: "make",
    from: null,
    to: "awaiting_payment",
    by: "customer",
    at: accepted,
    detail,
  });
  note({
    ...order,
    event: "lapse",
    from: "awaiting_payment",
    to: "cancelled",
    by: "time",
    at: lapsed,
    detail,
  });
  note({ ...ofRequest, event: "award", from: "open", to: "awarding", by: "customer", at: accepted });
  note({ ...ofRequest, event: "release", from: "awarding", to: "open", by: "time", at: lapsed });
  note({
    entity: "offer",
    entityId: offer.id,
    event: "accept",
    from: "pending",
    to: "accepted",
    by: "customer",
    at: accepted,
  });
  note({
    entity: "offer",
    entityId: offer.id,
    event: "lapse",
    from: "accepted",
    to: "pending",
    by: "time",
    at: lapsed,
  });
  for (const other of story.offers) {
    if (other === offer || other.updatedAt > accepted || !isLive(other.status)) continue;
    const line = { entity: "offer", entityId: other.id } as const;
    note({ ...line, event: "hold", from: other.status, to: "on_hold", by: "customer", at: accepted });
    note({ ...line, event: "release", from: "on_hold", to: other.status, by: "time", at: lapsed });
    other.updatedAt = lapsed;
  }
  offer.updatedAt = lapsed;
}
