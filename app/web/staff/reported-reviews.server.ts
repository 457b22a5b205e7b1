import { contract } from "~/contract/contract";
import { reviewRule } from "~/contract/review-fields";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { submit } from "../forms/submit.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";

const { reviews } = contract;

/** Reports of reviews that wait, each with the review as it stands. */
export async function reportedReviews(page: Page) {
  const { cursor } = readFilters(reviews.reported, page);
  const answer = await page.api.reviews.reported({ cursor, parts: openedParts(page) });
  return {
    list: ownPart(page, answer),
    rules: reviewRule.options,
    constraints: constraintsOf(reviews.remove),
  };
}

/** What staff do about a review, which the intent names: "keep ab12". */
const named: Deeds = {
  keep: ({ api }, form, id) => api.reviews.keep({ id }, form.once),
  remove: ({ api }, form, id) => api.reviews.remove({ ...form.input(reviews.remove), id }, form.once),
};

/** A posted decision of staff on a reported review. */
export function decideOnReview(page: Page) {
  return submit(page, async (form) => {
    await doDeed(page, form, { named });
    return { to: page.here };
  });
}
