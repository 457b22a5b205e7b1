import {
  type Account,
  balanced,
  held,
  house,
  type Line,
  moved,
  type Purse,
  purse,
  refundDue,
} from "./account-rules";
import type { Share } from "./commission-rules";

/** L1. A payment came in, by the gateway or by bank transfer: it is held for its order. */
export const received = (by: "gateway" | "bank", orderId: string, amount: number): Line[] =>
  moved(house(by), held(orderId), amount);

/** L1. A payment that came too late for its order is owed back at once. */
export const receivedLate = (by: "gateway" | "bank", paymentId: string, amount: number): Line[] =>
  moved(house(by), refundDue(paymentId), amount);

/** L2. An order is done: what is held for it becomes the provider's, ours and the tax office's. */
export const released = (orderId: string, providerId: string, share: Share): Line[] => {
  const { payout, commission, commissionVat, priceVat } = share;
  return balanced(
    [[held(orderId), payout + commission + priceVat]],
    [
      [purse("pending", providerId), payout],
      [house("revenue"), commission - commissionVat],
      [house("vat_due"), commissionVat + priceVat],
    ],
  );
};

/** L3. The clearing period is over. */
export const cleared = (providerId: string, amount: number): Line[] =>
  moved(purse("pending", providerId), purse("available", providerId), amount);

/** L4. A payout is asked for, reaches the bank account, or comes back. */
export const payoutAsked = (providerId: string, amount: number): Line[] =>
  moved(purse("available", providerId), purse("in_payout", providerId), amount);
export const payoutPaid = (providerId: string, amount: number): Line[] =>
  moved(purse("in_payout", providerId), house("bank"), amount);
export const payoutReturned = (providerId: string, amount: number): Line[] =>
  moved(purse("in_payout", providerId), purse("available", providerId), amount);

/** L5. What is held goes back to who paid; L5b. the gateway or the bank has done it; it failed after it was told as done. */
export const refundOwed = (orderId: string, paymentId: string, amount: number): Line[] =>
  moved(held(orderId), refundDue(paymentId), amount);
export const refundDone = (paymentId: string, by: "gateway" | "bank", amount: number): Line[] =>
  moved(refundDue(paymentId), house(by), amount);
export const refundReturned = (paymentId: string, amount: number): Line[] =>
  moved(house("gateway"), refundDue(paymentId), amount);

/** What a change of an order's released amount leaves to the provider, to us and to the tax office. */
const differenceOf = (less: Share, more: Share) => ({
  payout: more.payout - less.payout,
  fee: more.commission - more.commissionVat - (less.commission - less.commissionVat),
  vat: more.commissionVat + more.priceVat - (less.commissionVat + less.priceVat),
});

/** What is taken back: from what is pending, then from what is available; what neither holds is owed. */
function debitsOf(
  providerId: string,
  before: Share,
  after: Share,
  has: Pick<Purse, "pending" | "available">,
): [Account, number][] {
  const { payout, fee, vat } = differenceOf(after, before);
  const fromPending = Math.min(payout, has.pending);
  const fromAvailable = Math.min(payout - fromPending, has.available);
  return [
    [purse("pending", providerId), fromPending],
    [purse("available", providerId), fromAvailable],
    [purse("debt", providerId), payout - fromPending - fromAvailable],
    [house("revenue"), fee],
    [house("vat_due"), vat],
  ];
}

const sumOf = (booked: [Account, number][]) => booked.reduce((sum, [, amount]) => sum + amount, 0);

/**
 * L6. Of a completed order something goes back: the shares are worked out anew on what stays released. The provider's part is taken
 * from what is pending, then from what is available; what neither holds is owed.
 * @param to `refundDue` of the payment, or `held` of the order where a dispute freezes it
 */
export function takenBack(
  providerId: string,
  to: Account,
  before: Share,
  after: Share,
  has: Pick<Purse, "pending" | "available">,
): Line[] {
  const debits = debitsOf(providerId, before, after, has);
  return balanced(debits, [[to, sumOf(debits)]]);
}

/** Whose money a chargeback is about. */
export type Sides = { paymentId: string; orderId: string; providerId: string };

/** What a chargeback takes: what was owed back, what is held, what was released, and what nobody has any more. */
export type Taken = { due: number; held: number; loss: number; before: Share; after: Share };

/** L6. The payer's bank took money back by itself. */
export function chargedBack(
  { paymentId, orderId, providerId }: Sides,
  { due, held: ofHeld, loss, before, after }: Taken,
  has: Pick<Purse, "pending" | "available">,
): Line[] {
  const debits: [Account, number][] = [
    [refundDue(paymentId), due],
    [held(orderId), ofHeld],
    ...debitsOf(providerId, before, after, has),
    [house("loss"), loss],
  ];
  return balanced(debits, [[house("gateway"), sumOf(debits)]]);
}

/** What a bank gives back of a chargeback: to us, to the provider's side, and what is owed to the payer again. */
export type Returned = { loss: number; due: number; before: Share; after: Share };

/**
 * L6 back: the dispute was won. Of the provider's part a debt is settled first.
 * @param to where the rest of it comes: as the order's other earnings stand
 */
export function chargeReturned(
  { paymentId, providerId }: Sides,
  { loss, due, before, after }: Returned,
  debt: number,
  to: "pending" | "available",
): Line[] {
  const { payout, fee, vat } = differenceOf(before, after);
  const settledDebt = Math.min(payout, debt);
  const credits: [Account, number][] = [
    [house("loss"), loss],
    [purse("debt", providerId), settledDebt],
    [purse(to, providerId), payout - settledDebt],
    [house("revenue"), fee],
    [house("vat_due"), vat],
    [refundDue(paymentId), due],
  ];
  return balanced([[house("gateway"), sumOf(credits)]], credits);
}

/** A refund did not reach the payer, whose bank had given the money back already: what we took for lost is not. */
export const refundDropped = (paymentId: string, amount: number): Line[] =>
  moved(refundDue(paymentId), house("loss"), amount);

/** A refund reached the payer although the bank had given the money back before: it is lost. */
export const refundLost = (by: "gateway" | "bank", amount: number): Line[] =>
  moved(house("loss"), house(by), amount);

/** L7. A debt is settled from what has become available, as far as that goes. */
export const debtSettled = (providerId: string, debt: number, available: number): Line[] =>
  moved(purse("available", providerId), purse("debt", providerId), Math.min(debt, available));

/** L8. The gateway pays out what it took, less its fees. */
export const settled = (gross: number, fee: number): Line[] =>
  balanced(
    [
      [house("bank"), gross - fee],
      [house("fees"), fee],
    ],
    [[house("gateway"), gross]],
  );

/** L9. A debt that nobody will pay any more. */
export const writtenOff = (providerId: string, amount: number): Line[] =>
  moved(house("loss"), purse("debt", providerId), amount);
