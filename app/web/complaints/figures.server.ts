import { contract } from "~/contract/contract";
import { readFilters } from "../lists/filters.server";
import type { Page } from "../page.server";

/** What the amount in the address would come to; null for what is no amount. */
export async function typedFigures(page: Page, id: string) {
  const { amount } = readFilters(contract.complaints.figures, page);
  return { figures: amount === undefined ? null : await page.api.complaints.figures({ id, amount }) };
}
