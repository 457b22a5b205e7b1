import { contract } from "~/contract/contract";
import { readFilters } from "../lists/filters.server";
import type { Page } from "../page.server";

/**
 * What the technician's side keeps by what its reader has typed: a customer names what comes back, which is the rest. An amount that there is
 * not stays as it is, and the API says so.
 */
export async function keptOf({ api, viewer }: Page, id: string, typed: number): Promise<number> {
  if (viewer?.type !== "customer") return typed;
  const whole = (await api.complaints.get({ id })).amount?.amount ?? 0;
  return typed >= 0 && typed <= whole ? whole - typed : typed;
}

/** What the amount in the address would come to; null for what is no amount. */
export async function typedFigures(page: Page, id: string) {
  const { amount } = readFilters(contract.complaints.figures, page);
  if (amount === undefined) return { figures: null };
  return { figures: await page.api.complaints.figures({ id, amount: await keptOf(page, id, amount) }) };
}
