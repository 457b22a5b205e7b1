import { StatusBadge } from "~/components/ui/status-badge";
import type { ComplaintRow } from "~/contract/complaint-fields";
import { shownStatus } from "./shown-status";

type Of = Pick<ComplaintRow, "kind" | "is_dispute" | "status" | "waits_for">;

/** How a complaint stands, in words that agree with what it is called: a complaint, a dispute, or an appeal about an account. */
export function ComplaintBadge({ of }: { of: Of }) {
  const isMasculine = of.is_dispute || of.kind === "account_appeal";
  return <StatusBadge kind={isMasculine ? "dispute" : "complaint"} status={shownStatus(of)} />;
}
