import { contract } from "~/contract/contract";
import { orderTab } from "~/contract/orders";
import { constraintsOf } from "../forms/constraints.server";
import { choicesOf } from "../lists/facets.server";
import { readFilters } from "../lists/filters.server";
import { addressWith } from "../lists/list-part.server";
import type { Page } from "../page.server";

/** Requests to offer on, and the own jobs by status. */
export const requestTabs = ["matching", "direct", ...orderTab.options] as const;

/** What stands under the tab that the page's address names. */
export async function technicianList(page: Page) {
  const { tab: jobs, cursor } = readFilters(contract.orders.mine, page);
  if (jobs) {
    const { content, meta } = await page.api.orders.mine({ tab: jobs, cursor });
    return { tab: jobs, jobs: content, requests: [], filters: null, next: nextOf(page, meta) };
  }
  const asked = readFilters(contract.technicianArea.requests, page);
  const tab = asked.tab === "direct" ? "direct" : "matching";
  const [{ content, meta }, own] = await Promise.all([
    page.api.technicianArea.requests({ ...asked, tab }),
    tab === "matching" ? page.api.profile.provider() : null,
  ]);
  const filters = own && {
    filters: asked,
    search: constraintsOf(contract.technicianArea.requests).q ?? {},
    services: choicesOf(own.services ?? []),
    cities: choicesOf(own.cities ?? []),
  };
  return { tab, jobs: [], requests: content, filters, next: nextOf(page, meta) };
}

const nextOf = (page: Page, { meta }: { meta: { nextCursor: string | null } }) =>
  meta.nextCursor ? addressWith(page, { cursor: meta.nextCursor }) : null;
