import { contract } from "~/contract/contract";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { submit } from "../forms/submit.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";

/** Steps of time that failed. */
export async function stepList(page: Page) {
  const { cursor } = readFilters(contract.staff.failedSteps, page);
  const answer = await page.api.staff.failedSteps({ cursor, parts: openedParts(page) });
  return { list: ownPart(page, answer) };
}

/** What staff do about one, which the intent names: "retry ab12". */
const named: Deeds = {
  retry: ({ api }, form, id) => api.staff.retryStep({ id }, form.once),
};

/** A posted wish that a step is tried again. */
export function decideOnStep(page: Page) {
  return submit(page, async (form) => {
    await doDeed(page, form, { named });
    return { to: page.here };
  });
}
