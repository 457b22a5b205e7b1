import { contract } from "~/contract/contract";
import { type RequestTab, requestTab } from "~/contract/requests";
import { readFilters } from "../lists/filters.server";
import { openedParts } from "../lists/list-part.server";
import type { Page } from "../page.server";

/** A customer's requests under the tab that the address names; under the first that has any where it names none. */
export async function ownRequests(page: Page) {
  const { tab, cursor } = readFilters(contract.requests.mine, page);
  const read = async (current: RequestTab) => ({
    current,
    mine: await page.api.requests.mine({ tab: current, cursor, parts: openedParts(page) }),
  });
  const first = await read(tab ?? "open");
  if (tab) return first;
  const filled = requestTab.options.find((name) => first.mine.counts[name] > 0);
  return filled && filled !== first.current ? read(filled) : first;
}
