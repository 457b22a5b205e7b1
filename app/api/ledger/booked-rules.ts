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

/**
 * Whose money a win brings back: what its own dispute took; and, as long as some that were won before went to our losses instead, what
 * those took. What the bank has by any other dispute stays where it is, which may never be won.
 * @param own of the payment
 */
export function behindOf(own: readonly Booked[], disputeId: string): Booked[] {
  const won = wonIn(own);
  const before = own.filter(({ cause }) => won.has(cause));
  const isAnothers = standingOf(before).loss < 0;
  return own.filter(({ cause }) => cause === disputeId || (isAnothers && won.has(cause)));
}

type Debt = { amount: number; since: Date };

/** What chargebacks have made the technician owe and none that was won has settled, and since when. @param booked as it happened */
export const debtMadeBy = (booked: readonly Booked[]): Debt | null =>
  booked.reduce<Debt | null>((debt, { at, sums }) => {
    const amount = (debt?.amount ?? 0) + (sums.debt ?? 0);
    return amount > 0 ? { amount, since: debt?.since ?? at } : null;
  }, null);
