import { contract } from "~/contract/contract";
import { readFilters } from "../lists/filters.server";
import type { Page } from "../page.server";

/** What the part of a split in the address would come to; null for what is no amount. */
export async function typedFigures(page: Page, id: string) {
  const { kept, refund } = readFilters(contract.complaints.figures, page);
  if (kept === undefined && refund === undefined) return { figures: null };
  return { figures: await page.api.complaints.figures({ id, kept, refund }) };
}
