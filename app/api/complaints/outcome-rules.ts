import type { ComplaintKind, ComplaintOutcome } from "~/contract/complaint-fields";

const judged: ComplaintOutcome[] = ["upheld", "dismissed"];

/** What a complaint of a kind may be decided as: the money of an order is split, all else is upheld or not. */
export function outcomesOf(kind: ComplaintKind): ComplaintOutcome[] {
  if (kind === "order") return ["split"];
  return kind === "review" ? ["removed", ...judged] : judged;
}
