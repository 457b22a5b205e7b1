import { complaintLimits } from "~/contract/complaint-fields";
import type { ComplaintRow } from "./complaint-store";
import { type ComplaintFacts, freeFacts, transition } from "./rules";

export type Party = "filer" | "other";

/** How somebody stands to a complaint; null for staff, time and the gateway. */
export const partyOf = (
  { filerId, otherId }: Pick<ComplaintRow, "filerId" | "otherId">,
  userId: string | null,
): Party | null => (userId === filerId ? "filer" : userId !== null && userId === otherId ? "other" : null);

/** How many complaints about its job who filed this one may still take back; null for one that is about no job. */
export const withdrawalsLeft = (takenBack: number | null): number | null =>
  takenBack === null ? null : Math.max(0, complaintLimits.withdrawals - takenBack);

/**
 * What can be read off a complaint's row and whoever acts.
 * @param takenBack how many about its job who filed this one has taken back: only taking it back asks
 */
export function factsOf(
  complaint: ComplaintRow,
  userId: string | null,
  takenBack: number | null = null,
): ComplaintFacts {
  const side = partyOf(complaint, userId);
  const { kind, filerAcceptedAt, otherAcceptedAt, otherId, areBothActive } = complaint;
  const [mine, theirs] =
    side === "other" ? [otherAcceptedAt, filerAcceptedAt] : [filerAcceptedAt, otherAcceptedAt];
  return {
    ...freeFacts,
    ...{ kind, side, hasOther: otherId !== null, areBothActive },
    hasAccepted: side !== null && mine !== null,
    isAcceptedByAll: otherId === null || theirs !== null,
    hasWithdrawalsLeft: withdrawalsLeft(takenBack) !== 0,
  };
}

/** Whether it is still to be decided, and not by whoever made the decision that it is against. */
export function isForOthers({ status, kind }: Pick<ComplaintRow, "status" | "kind">): boolean {
  const facts = { ...freeFacts, kind, isBarred: true };
  return (["take", "decide", "decideAppeal"] as const).some(
    (event) => transition(status, event, "staff", facts).refusal === "sameStaff",
  );
}
