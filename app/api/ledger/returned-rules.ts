import type { AccountKind, ChargebackKind } from "../db/ledger-kinds";

/** What a payer's bank has done with a payment, as booked: sums by kind of account, minor units, debits above zero. */
export type Booked = {
  kind: ChargebackKind;
  /** The dispute at the bank. */
  cause: string;
  paymentId: string;
  at: Date;
  sums: Partial<Record<AccountKind, number>>;
};

/** How a complaint has split what an order had released: minor units. */
export type Split = {
  /** What was in question when it was filed. */
  amount: number;
  /** What of it the technician's side keeps. */
  agreed: number;
  from: Date;
  until: Date;
};

const sumOf = (booked: readonly Booked[], kind: AccountKind) =>
  booked.reduce((sum, { sums }) => sum + (sums[kind] ?? 0), 0);

/**
 * What a bank still has, of what it took and gave back, and where that is from: minor units.
 * `has` in all, `loss` ours, `owed` to the payer, `held` for a job, `theirs` from the technician's side with our share of it, `debt` what
 * that has left the technician owing. What a bank has taken twice is among our losses until it gives one of the two back.
 */
export function standingOf(booked: readonly Booked[]) {
  const [has, loss] = [-sumOf(booked, "gateway") || 0, sumOf(booked, "loss")];
  const [owed, held] = [sumOf(booked, "refund_due"), sumOf(booked, "held")];
  return { has, loss, owed, held, theirs: has - loss - owed - held, debt: sumOf(booked, "debt") };
}

/** What a split gives to the payer of what the bank took while it was under way, and has not given back before its end. */
function partOfPayer(booked: readonly Booked[], { amount, agreed, from, until }: Split): number {
  const isIn = ({ kind, at }: Booked) => at >= from && (kind === "chargeback" ? at <= until : at < until);
  const { theirs } = standingOf(booked.filter(isIn));
  return Math.max(0, Math.min(theirs, amount - agreed));
}

/** So much of what is left as somebody is still to have. */
const most = (wanted: number, left: number) => Math.max(0, Math.min(wanted, left));

/** A dispute that is won: minor units. */
export type Won = {
  /** What the bank gives back. */
  total: number;
  paymentId: string;
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

/**
 * Who gets what a bank gives back: first we, as far as any chargeback of the payment is our loss, whichever of them is won; then the
 * technician's side, what the bank had of it but for what was split to the payer; then the payer, what was owed or split so. The rest had
 * been held for a job that is over: staff decide on it.
 * @param booked all of the order, of whichever payment
 */
export function sharesOfReturned(booked: readonly Booked[], splits: readonly Split[], won: Won) {
  const { total, paymentId, lost, forStaff, room } = won;
  const own = standingOf(booked.filter((one) => one.paymentId === paymentId));
  const loss = most(own.loss + lost, total);
  const toPayer = splits.reduce((sum, split) => sum + partOfPayer(booked, split), 0);
  const earned = most(Math.min(standingOf(booked).theirs - toPayer, room), total - loss);
  const others = new Set(booked.map((one) => one.paymentId).filter((id) => id !== paymentId));
  const givenBefore = [...others].reduce((sum, id) => sum + Math.max(0, -owedOf(booked, id, forStaff)), 0);
  const owed = owedOf(booked, paymentId, forStaff) - Math.max(0, lost);
  const due = most(owed + toPayer - givenBefore, total - loss - earned);
  return { loss, earned, due, open: total - loss - earned - due };
}
