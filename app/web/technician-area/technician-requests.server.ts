import { contract } from "~/contract/contract";
import { orderTab } from "~/contract/orders";
import { choicesOf } from "../forms/choices.server";
import { constraintsOf } from "../forms/constraints.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";

/** Requests to offer on, and the own jobs by status. */
export const requestTabs = ["matching", "direct", ...orderTab.options] as const;

/** What stands under the tab that the page's address names. */
export async function technicianList(page: Page) {
  const { tab: jobs, cursor } = readFilters(contract.orders.mine, page);
  const parts = openedParts(page);
  if (jobs) {
    const found = await page.api.orders.mine({ tab: jobs, cursor, parts });
    return { tab: jobs, jobs: ownPart(page, found), list: null, filters: null };
  }
  const asked = readFilters(contract.technicianArea.requests, page);
  const tab = asked.tab === "direct" ? "direct" : "matching";
  const [found, own] = await Promise.all([
    page.api.technicianArea.requests({ ...asked, tab, parts }),
    tab === "matching" ? page.api.profile.provider() : null,
  ]);
  const filters = own && {
    filters: asked,
    search: constraintsOf(contract.technicianArea.requests).q ?? {},
    services: choicesOf(own.services ?? []),
    cities: choicesOf(own.cities ?? []),
  };
  return { tab, jobs: null, list: ownPart(page, found), filters };
}
