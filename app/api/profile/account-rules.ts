import { type Actor, readRow, rowsOf } from "../record/life-cycle";

export type AccountState = "active" | "inactive";

export type AccountFacts = {
  /** Whoever decides is the one whom it is about. */
  isOwn: boolean;
};

const row = rowsOf<AccountState, AccountFacts, "own">();
const notOwn = ({ isOwn }: AccountFacts) => isOwn && "own";

const rows = {
  /** Staff close an account with a reason, which its owner reads; nobody closes their own. */
  deactivate: row(["active"], ["staff"], "inactive", notOwn),
  /** Staff open it again. */
  reactivate: row(["inactive"], ["staff"], "active", notOwn),
};

export type AccountEvent = keyof typeof rows;
export const accountEvents = Object.keys(rows) as AccountEvent[];

/** The only way in which an account is closed and opened. Pure. */
export const transition = (state: AccountState, event: AccountEvent, actor: Actor, facts: AccountFacts) =>
  readRow(rows[event], state, actor, facts);

/** What staff may do with an account now. */
export const accountCan = (state: AccountState, facts: AccountFacts): AccountEvent[] =>
  accountEvents.filter((event) => transition(state, event, "staff", facts).to);
