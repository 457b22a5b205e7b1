import type { Act } from "../record/change";
import { closeReports } from "./report-store";
import type { ReviewRow } from "./review-store";

type Of = Pick<ReviewRow, "id" | "by" | "requestId" | "customerId" | "providerId" | "visibility">;

/** Where a review was read of which a stub is left: by whom it is about, and by all others. */
function stubOf({ by, requestId, customerId, providerId, visibility }: Of, readerId: string): string {
  if (by === "customer")
    return readerId === providerId ? "/technician/reviews" : `/technicians/${providerId}#reviews`;
  if (readerId === customerId) return `/requests/${requestId}/review`;
  return visibility === "public" ? `/technician/requests/${requestId}` : "/technician/requests";
}

/** What staff decided on a reported review ends its reports; who made them is told, and led to it, or to what is left of it. */
export async function endReports(
  { tx, book }: Act,
  review: ReviewRow,
  decision: "kept" | "removed",
): Promise<void> {
  for (const userId of await closeReports(tx, review, book.at)) {
    const path = decision === "kept" ? `/reviews/${review.id}/report` : stubOf(review, userId);
    book.tell({ userId, kind: `review_report_${decision}`, params: {}, path });
  }
}
