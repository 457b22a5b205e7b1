import type { Complaint } from "~/contract/complaint-fields";
import type { Db } from "../db/client";
import type { Read } from "../db/together";
import { payoutInShort } from "../payouts/view";
import { selectPayoutOfComplaint } from "../payouts/view-store";

/** What a complaint is about, as far as its own page shows it. */
export const selectAtIssue = (db: Db, id: string, now: Date) => ({
  payouts: selectPayoutOfComplaint(db, id, now),
});

export function atIssueView({
  payouts: [payout],
}: Read<ReturnType<typeof selectAtIssue>>): Pick<Complaint, "payout"> {
  return { payout: payout ? payoutInShort(payout) : null };
}
