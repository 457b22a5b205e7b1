import type { RefundFacts } from "./refund-facts";
import { type RefundState, transition } from "./refund-rules";

const staffDeeds = ["done_there", "done", "retry", "give", "return", "withdraw"] as const;

/** What staff may do about a refund, as far as it depends on them. */
export function deedsOf(state: RefundState, facts: RefundFacts) {
  const free = { ...facts, isHeld: false, isCovered: true, isToSender: true };
  return staffDeeds.filter((deed) => transition(state, deed, "staff", free).to !== undefined);
}

/**
 * Whether the customer is asked for the account of a refund, or for another one than before: `needed` where it is to go back from the bank,
 * `possible` where it could, since its gateway has failed or is gone.
 */
export function accountAsked(state: RefundState, facts: RefundFacts): "needed" | "possible" | null {
  const event = facts.isNamed ? "change_account" : "name_account";
  if (!transition(state, event, "customer", facts).to) return null;
  return facts.taker === "bank" ? "needed" : "possible";
}
