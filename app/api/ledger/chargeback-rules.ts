import {
  type Account,
  balanced,
  held,
  type Line,
  moved,
  ours,
  type Purse,
  purse,
  refundDue,
} from "./account-rules";
import type { Share } from "./commission-rules";
import { debitsOf, differenceOf, sumOf } from "./take-back-rules";

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
    [ours("loss"), loss],
  ];
  return balanced(debits, [[ours("gateway"), sumOf(debits)]]);
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
    [ours("loss"), loss],
    [purse("debt", providerId), settledDebt],
    [purse(to, providerId), payout - settledDebt],
    [ours("revenue"), fee],
    [ours("vat_due"), vat],
    [refundDue(paymentId), due],
  ];
  return balanced([[ours("gateway"), sumOf(credits)]], credits);
}

/** A refund did not reach the payer, whose bank had given the money back already: what we took for lost is not. */
export const refundDropped = (paymentId: string, amount: number): Line[] =>
  moved(refundDue(paymentId), ours("loss"), amount);

/** A refund reached the payer although the bank had given the money back before: it is lost. */
export const refundLost = (by: "gateway" | "bank", amount: number): Line[] =>
  moved(ours("loss"), ours(by), amount);
