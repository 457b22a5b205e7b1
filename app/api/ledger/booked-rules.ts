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

const sumOf = (booked: readonly Booked[], kind: AccountKind) =>
  booked.reduce((sum, { sums }) => sum + (sums[kind] ?? 0), 0);

/**
 * What a bank still has, of what it took and gave back, and where that is from: minor units.
 * `has` in all, `loss` ours, `owed` to the payer, `held` for a job, `theirs` from the technician's side with our share of it. What a bank
 * has taken twice is among our losses until it gives one of the two back.
 */
export function standingOf(booked: readonly Booked[]) {
  const [has, loss] = [-sumOf(booked, "gateway") || 0, sumOf(booked, "loss")];
  const [owed, held] = [sumOf(booked, "refund_due"), sumOf(booked, "held")];
  return { has, loss, owed, held, theirs: has - loss - owed - held };
}

/** The disputes that are won already. */
export const wonIn = (booked: readonly Booked[]) =>
  new Set(booked.filter(({ kind }) => kind === "chargeback_reversed").map(({ cause }) => cause));

/** What of a payment was taken and given back by disputes that are won already, and by one that is won now. */
function partedBy(own: readonly Booked[], disputeId: string) {
  const won = wonIn(own);
  const before = own.filter(({ cause }) => won.has(cause));
  return { before, now: own.filter(({ cause }) => cause === disputeId), diverted: -standingOf(before).loss };
}

/**
 * Whose money a win brings back: what its own dispute took; and, as long as some that were won before went to our losses instead, what
 * those took. What the bank has by any other dispute stays where it is, which may never be won.
 * @param own of the payment
 */
export function behindOf(own: readonly Booked[], disputeId: string): Booked[] {
  const { before, now, diverted } = partedBy(own, disputeId);
  return own.filter((one) => now.includes(one) || (diverted > 0 && before.includes(one)));
}

/** What of that is the technician's side's: of those that were won before no more than went to our losses. Minor units. */
export function theirsBehind(own: readonly Booked[], disputeId: string): number {
  const { before, now, diverted } = partedBy(own, disputeId);
  return standingOf(now).theirs + Math.max(0, Math.min(standingOf(before).theirs, diverted));
}

type Debt = { amount: number; since: Date };

/** What chargebacks have made the technician owe and none that was won has settled, and since when. @param booked as it happened */
export const debtMadeBy = (booked: readonly Booked[]): Debt | null =>
  booked.reduce<Debt | null>((debt, { at, sums }) => {
    const amount = (debt?.amount ?? 0) + (sums.debt ?? 0);
    return amount > 0 ? { amount, since: debt?.since ?? at } : null;
  }, null);
