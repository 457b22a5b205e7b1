import { type Booked, standingOf, theirsBehind, wonIn } from "./booked-rules";

/** How a complaint has split what an order had released. */
export type Split = {
  /** What was the payer's of what the bank had then: minor units. */
  toPayer: number;
  from: Date;
  until: Date;
};

/** So much of what is left as somebody is still to have. */
const most = (wanted: number, left: number) => Math.max(0, Math.min(wanted, left));

/** A dispute that is won: minor units. */
export type Won = {
  /** What the bank gives back. */
  total: number;
  paymentId: string;
  disputeId: string;
  /** What refunds of the payment have added to our losses, or taken off them. */
  lost: number;
  /** By payment, what of earlier wins was left to staff, and was not taken by the bank again. */
  forStaff: ReadonlyMap<string, number>;
  /** What the order's price is above what is released of it. */
  room: number;
};

/** What is still owed to the payer of a payment; below zero, what went to the payer of what was split so. */
function owedOf(booked: readonly Booked[], id: string, forStaff: Won["forStaff"]): number {
  return standingOf(booked.filter(({ paymentId }) => paymentId === id)).owed + (forStaff.get(id) ?? 0);
}

/** What is the technician's side's still, of all that is won, and of what the bank took before a split that shared it. */
function theirsOf(booked: readonly Booked[], splits: readonly Split[], disputeId: string): number {
  const won = wonIn(booked).add(disputeId);
  const isSplit = ({ at }: Booked) => splits.some(({ from, until }) => at >= from && at <= until);
  const { theirs } = standingOf(booked.filter((one) => won.has(one.cause) || isSplit(one)));
  return splits.reduce((rest, { toPayer }) => rest - toPayer, theirs);
}

/**
 * Who gets what a bank gives back: first we, as far as any chargeback of the payment is our loss, whichever of them is won; then the
 * technician's side, what the bank had of it but for what was split to the payer; then the payer, what was owed or split so. The rest had
 * been held for a job that is over: staff decide on it.
 * @param booked all of the order, of whichever payment
 */
export function sharesOfReturned(booked: readonly Booked[], splits: readonly Split[], won: Won) {
  const { total, paymentId, disputeId, lost, forStaff, room } = won;
  const own = booked.filter((one) => one.paymentId === paymentId);
  const loss = most(standingOf(own).loss + lost, total);
  const toPayer = splits.reduce((sum, split) => sum + split.toPayer, 0);
  const theirs = theirsBehind(own, disputeId);
  const earned = most(Math.min(theirs, theirsOf(booked, splits, disputeId), room), total - loss);
  const others = new Set(booked.map((one) => one.paymentId).filter((id) => id !== paymentId));
  const givenBefore = [...others].reduce((sum, id) => sum + Math.max(0, -owedOf(booked, id, forStaff)), 0);
  // What a refund that failed was not owed any more, as the bank had it, is owed again.
  const owed = owedOf(booked, paymentId, forStaff) - lost;
  const due = most(owed + toPayer - givenBefore, total - loss - earned);
  return { loss, earned, due, open: total - loss - earned - due };
}
