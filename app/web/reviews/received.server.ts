import { contract } from "~/contract/contract";
import { constraintsOf } from "../forms/constraints.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { reviewRow } from "./review-row.server";

/** What a technician received, what it adds up to, and what is still to be written. */
export async function receivedPage(page: Page) {
  const { to_answer, cursor } = readFilters(contract.reviews.received, page);
  const found = await page.api.reviews.received({ to_answer, cursor, parts: openedParts(page) });
  const { rating, reviews_count, star_counts, sub_scores, open, content, meta } = found;
  const rows = content.map((one) => ({ ...reviewRow(one), can: one.can }));
  return {
    list: ownPart(page, { content: rows, meta }),
    standing: { rating, reviews: reviews_count, stars: star_counts.toReversed(), scores: sub_scores },
    open,
    isNarrowed: to_answer === true,
    constraints: constraintsOf(contract.reviews.reply),
  };
}
