import { type Rates, shareOf } from "../ledger/commission-rules";
import { isPaidPastVisit } from "./visit-rules";

/** What a customer who cancels now gets back, and what goes to the technician for the visit: minor units. */
export type CancelCost = { refund: number; fee: number };

/** Nothing is lost more than so many seconds before the start, or within so many of paying. */
export type FreeCancelling = { cancelFreeBefore: number; cancelFreeWithin: number };

/** Until when a paid job may be cancelled for nothing, whenever it was paid. */
export const freeToCancelUntil = (startsAt: Date, { cancelFreeBefore }: FreeCancelling): Date =>
  new Date(startsAt.getTime() - cancelFreeBefore * 1000);

/** What a visit for nothing costs whoever caused it: the fee that the offer states, never more than the price; minor units. */
export const feeForVisit = ({ visitFee, price }: { visitFee: number; price: number }): number =>
  Math.min(visitFee, price);

/** What of that fee reaches the technician: up to the commission, which has a minimum, all of it stays with Usta (rulings 15); minor units. */
export const visitPayout = (order: { visitFee: number; price: number } & Rates): number =>
  shareOf(feeForVisit(order), order).payout;

/** Whether anything of it does. @param order minor units */
export const isVisitPaidOut = (order: Parameters<typeof visitPayout>[0]): boolean => visitPayout(order) > 0;

/**
 * Full refund more than 24 h ahead of the start or within 5 min of paying, where it was paid after the time of its visit, and
 * from a technician whose account is closed; else less the visit fee that the offer states.
 * @param order minor units
 */
export function cancelCost(
  order: { price: number; visitFee: number; isProviderActive: boolean } & Parameters<
    typeof isPaidPastVisit
  >[0],
  now: Date,
  free: FreeCancelling,
): CancelCost {
  const isEarly = now < freeToCancelUntil(order.startsAt, free);
  const isFresh =
    order.paidAt !== null && now.getTime() - order.paidAt.getTime() <= free.cancelFreeWithin * 1000;
  const isFree = isEarly || isFresh || isPaidPastVisit(order) || !order.isProviderActive;
  const fee = isFree ? 0 : feeForVisit(order);
  return { refund: order.price - fee, fee };
}
