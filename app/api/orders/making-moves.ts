import { findVatNumber } from "../invoices/vat-store";
import { pointsPerCent } from "../ledger/commission-rules";
import { moveOffer, moveOffers, settleOffers } from "../offers/moves";
import { type HeldOffer, listUnsettled } from "../offers/offer-store";
import type { Act } from "../record/change";
import { moveRequest } from "../requests/moves";
import type { HeldRequest } from "../requests/request-store";
import { newId } from "../secrets";
import { clearTimers, setTimers } from "../time/schedule";
import { moveOrder, tellOther } from "./moves";
import { findOrder, findRates, type HeldOrder, insertOrder } from "./order-store";
import { freeFacts, transition } from "./rules";
import { awaitWord } from "./word-moves";

/** An accepted offer becomes an order that awaits payment, with the rates of this moment. */
export async function makeOrder(act: Act, request: HeldRequest, offer: HeldOffer): Promise<string> {
  const { tx, book, settings } = act;
  const { to } = transition("none", "make", book.author.actor, freeFacts);
  if (!to || to === "none" || !request.customerId || !request.serviceId)
    throw new Error("An order cannot be made");
  const rates = await findRates(tx, request.serviceId);
  const { vatRate, isPlatformSupplier } = settings.country;
  const providerVatNumber = await findVatNumber(tx, offer.providerId);
  const id = newId();
  const paymentDueAt = new Date(book.at.getTime() + settings.paymentByCardWithin * 1000);
  await insertOrder(tx, {
    ...{ id, requestId: request.id, offerId: offer.id, status: to, round: offer.round },
    ...{ customerId: request.customerId, providerId: offer.providerId },
    ...{ currency: offer.currency, price: offer.price, visitFee: offer.visitFee },
    startsAt: offer.startsAt,
    arrivalMinutes: offer.arrivalMinutes,
    duration: offer.duration,
    warrantyDays: offer.warrantyDays,
    ...{ ...rates, vatRate: vatRate * pointsPerCent },
    ...{ isProviderRegistered: providerVatNumber !== null, providerVatNumber, isPlatformSupplier },
    ...{ paymentDueAt, createdAt: book.at, updatedAt: book.at },
  });
  await setTimers(tx, [
    { requestId: request.id, subjectId: id, kind: "payment_expiry", dueAt: paymentDueAt },
  ]);
  const detail = { price: offer.price, provider_id: offer.providerId };
  book.line({ entity: "order", entityId: id, requestId: request.id, event: "make", from: null, to, detail });
  return id;
}

/**
 * An order that is not paid ends: the request is open again, its offers stand as before the acceptance or are expired.
 * @throws ApiError conflict, naming the state that the order is in
 */
async function endUnpaid(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  event: "giveUp" | "lapse",
): Promise<void> {
  const { tx, book } = act;
  const { actor } = book.author;
  await moveOrder(act, order, event, { patch: { cancelledBy: actor === "gateway" ? null : actor } });
  await clearTimers(tx, [order.id]);
  const open = await moveRequest(act, request, "release");
  const offers = await listUnsettled(tx, request.id);
  const accepted = offers.find(({ id }) => id === order.offerId);
  if (accepted) await moveOffer(act, open, accepted, "lapse");
  await moveOffers(act, open, offers, "release");
  await settleOffers(act, open);
  tellOther(act, request, order, event === "lapse" ? "order_lapsed" : "order_given_up");
}

/** A side gives up an order that is not paid. */
export const giveUpOrder = (act: Act, request: HeldRequest, order: HeldOrder) =>
  endUnpaid(act, request, order, "giveUp");

/** The time for paying is over, and so is that for a word on a payment. */
export async function lapseOrder(act: Act, request: HeldRequest, orderId: string): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (order?.status !== "awaiting_payment" || (await awaitWord(act, order))) return;
  await endUnpaid(act, request, order, "lapse");
}
