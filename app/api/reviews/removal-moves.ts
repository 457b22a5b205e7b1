import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import { moveReview, tellSide } from "./moves";
import { endReports } from "./report-moves";
import { orderOf, reviewFacts } from "./review-facts";
import type { ReviewRow } from "./review-store";

/** Staff find that a review breaks a rule: a stub is left, and its author and who reported it are told. Its request is held. */
export async function removeReview(
  act: Act,
  request: Pick<HeldRequest, "id" | "title">,
  review: ReviewRow,
  rule: NonNullable<ReviewRow["brokenRule"]>,
): Promise<void> {
  const { book, settings } = act;
  const seen = { userId: book.author.id, now: book.at, settings };
  const facts = reviewFacts(orderOf(review), review.by, { mine: review, other: false }, seen);
  await moveReview(act, review, "remove", facts, { brokenRule: rule });
  await endReports(act, review, "removed");
  await tellSide(act, request, review, review.by, "review_removed");
}
