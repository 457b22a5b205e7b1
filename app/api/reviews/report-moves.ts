import type { Act } from "../record/change";
import { closeReports } from "./report-store";
import type { ReviewRow } from "./review-store";

/** What staff decided on a reported review ends its reports; who made them is told, and led to what is removed, and why. */
export async function endReports(
  { tx, book }: Act,
  review: ReviewRow,
  decision: "kept" | "removed",
): Promise<void> {
  for (const userId of await closeReports(tx, review, book.at))
    book.tell({ userId, kind: `review_report_${decision}`, params: {}, path: "/technicians/ratings" });
}
