import type { PayoutStatus } from "~/contract/payout-fields";
import { oneIn, openPayout } from "../db/states";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** `none`: not asked for yet. */
export type PayoutState = PayoutStatus | "none";

export type PayoutFacts = {
  /** The technician has named another bank account, not long ago. */
  isHeld: boolean;
  /** The operator's account has as much, as far as settlements are recorded. */
  isCovered: boolean;
};

/** Nothing speaks against it. */
export const freePayout: PayoutFacts = { isHeld: false, isCovered: true };

export type PayoutRefusal = "methodHeld" | "bankShort";

const row = rowsOf<PayoutState, PayoutFacts, PayoutRefusal>();

const rows = {
  /** L4: what is available waits in a place of its own. */
  request: row(["none"], ["provider"], "requested"),
  cancel: row(["requested"], ["provider"], "cancelled"),
  /** The hold of a new bank account stops this, and nothing else. */
  approve: row(["requested"], ["staff"], "approved", ({ isHeld }) => isHeld && "methodHeld"),
  reject: row(["requested", "approved"], ["staff"], "rejected"),
  send: row(["approved"], ["staff"], "sent"),
  /** L4: it has left the operator's account, which may not go below zero. */
  pay: row(["sent"], ["staff"], "paid", ({ isCovered }) => !isCovered && "bankShort"),
  fail: row(["sent"], ["staff"], "failed"),
  /** The bank has sent back what had reached it, or what was noted as paid never did. */
  return: row(["paid"], ["staff"], "failed"),
};

export type PayoutEvent = keyof typeof rows;
export const payoutEvents = Object.keys(rows) as PayoutEvent[];

/** The only way in which a payout's status changes. Pure. */
export const transition = (state: PayoutState, event: PayoutEvent, actor: Actor, facts: PayoutFacts) =>
  readRow(rows[event], state, actor, facts);

/** A payout is under way: its technician can ask for no other. */
export const isOpen = (status: PayoutStatus): boolean => oneIn(openPayout, status);

/** Ends after which the money is the technician's again. */
export const returns: ReadonlySet<PayoutEvent> = new Set(["cancel", "reject", "fail", "return"]);

/** What a debt leaves of the available money: minor units. */
export const mostOf = ({ available, debt }: { available: number; debt: number }): number =>
  Math.max(0, available - debt);

/** Why an amount cannot be paid out; null when it can. Minor units. */
export function amountFault(
  amount: number,
  { most, minimum }: { most: number; minimum: number },
): "tooMuch" | "tooLittle" | null {
  if (amount > most) return "tooMuch";
  return amount < minimum ? "tooLittle" : null;
}
