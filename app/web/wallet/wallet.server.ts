import { contract } from "~/contract/contract";
import { mostParts } from "~/contract/endpoint";
import type { Path } from "~/i18n/link";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { type Outcome, submit } from "../forms/submit.server";
import { download } from "../lists/download.server";
import { wholeFile } from "../lists/file-parts.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { queryId } from "../page-id.server";
import { ledgerAsked, ledgerFileName, wrongDays } from "./ledger-asked.server";

/** The ledger as the page's address asks for it: the available money where it names nothing else. */
export async function ledgerOf(page: Page) {
  const isAll = page.url.searchParams.get("account") === "all";
  const { cursor } = readFilters(contract.wallet.lines, page);
  const read = ledgerAsked(page);
  const { account, asked, typed } = read;
  const shown = isAll ? undefined : (account ?? "available");
  const found = await page.api.wallet.lines({
    ...{ ...asked, account: shown, cursor },
    parts: openedParts(page),
  });
  const tab = shown ?? ("all" as const);
  return { list: ownPart(page, found), tab, filters: typed, wrong: wrongDays(page, read) };
}

/** Every payout, the newest first; where the address names one, as far as that stands at the most. */
export async function payoutHistory(page: Page) {
  const { cursor } = readFilters(contract.payouts.mine, page);
  const named = queryId(page, "payout");
  const parts = named ? mostParts : openedParts(page);
  const found = await page.api.payouts.mine({ cursor, parts });
  return { list: ownPart(page, found, {}, parts), named };
}

/** What the form for a payout needs: the money, where it goes, what is under way already, or what became of the last one. */
export async function payoutOf({ api }: Page) {
  const [balances, { content: methods }, { content: payouts }] = await Promise.all([
    api.wallet.balances(),
    api.payouts.methods(),
    api.payouts.mine({}),
  ]);
  const [newest] = payouts;
  const [open, last] = newest?.is_open ? [newest, null] : [null, newest ?? null];
  return { balances, method: methods[0] ?? null, open, last };
}

const named: Deeds = {
  cancel: ({ api }, form, id) => api.payouts.cancel({ id }, form.once),
};

const own: Deeds = {
  request: ({ api }, form) => api.payouts.request(form.input(contract.payouts.request), form.once),
  "vat-number": ({ api }, form) => {
    // An emptied field ends the registration, a form without it does not.
    const [vat_number] = form.all("vat_number");
    const said = vat_number === undefined ? {} : { vat_number };
    return api.invoices.register({ ...form.input(contract.invoices.register), ...said }, form.once);
  },
  "add-method": ({ api }, form) => api.payouts.addMethod(form.input(contract.payouts.addMethod), form.once),
};

/** A posted deed of a technician with the own money: "request", "add-method", "cancel ab12". */
export function actOnMoney(page: Page) {
  return submit(page, async (form): Promise<Outcome> => {
    await doDeed(page, form, { own, named, id: page.viewer?.id ?? null });
    const [back = "/technician/wallet"] = page.here.split("?");
    return { to: back as Path };
  });
}

/** The ledger's lines of the page's filters, as a file. */
export async function ledgerFile(page: Page): Promise<Response> {
  const read = ledgerAsked(page);
  const filters = { ...read.asked, account: read.account };
  const { body, mime } = await wholeFile((cursor) => page.api.wallet.csv({ ...filters, cursor }));
  return download(body, mime, ledgerFileName(read));
}
