import type { RefundFacts } from "./refund-facts";
import { type RefundState, transition } from "./refund-rules";

/** What staff may do about a refund, as far as it depends on them. */
export function deedsOf(state: RefundState, facts: RefundFacts) {
  const free = { ...facts, isHeld: false, isCovered: true, isToSender: true };
  return staffDeeds.filter((deed) => transition(state, deed, "staff", free).to !== undefined);
}
const staffDeeds = ["done_there", "done", "retry", "return", "withdraw"] as const;

/** Whether the customer is to name the account of a refund, or another, since it goes back from the bank; or may, since it could. */
export function accountAsked(state: RefundState, facts: RefundFacts): "needed" | "possible" | null {
  const event = facts.isNamed ? "change_account" : "name_account";
  if (!transition(state, event, "customer", facts).to) return null;
  return facts.taker === "bank" ? "needed" : "possible";
}
