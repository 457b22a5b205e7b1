import { contract } from "~/contract/contract";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { submit } from "../forms/submit.server";
import { readFilters } from "../lists/filters.server";
import { addressWith, openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";

const { transfers } = contract;

/** Transfers that wait, or the refunds that a person must see to: the address's `tab` says which. */
export async function transferList(page: Page) {
  const isRefunds = page.url.searchParams.get("tab") === "refunds";
  const { cursor } = readFilters(transfers.waiting, page);
  const place = { cursor, parts: openedParts(page) };
  const tab = (name: "transfers" | "refunds", isCurrent: boolean) => ({
    label: page.t(`staff:transfers.tab.${name}`),
    to: addressWith(page, { tab: name === "refunds" ? name : null }),
    current: isCurrent,
  });
  return {
    tabs: [tab("transfers", !isRefunds), tab("refunds", isRefunds)],
    transfers: isRefunds ? null : ownPart(page, await page.api.transfers.waiting(place)),
    refunds: isRefunds ? ownPart(page, await page.api.transfers.refunds(place)) : null,
    constraints: { ...constraintsOf(transfers.confirm), ...constraintsOf(transfers.reject) },
  };
}

/** What staff do about a transfer or a refund, which the intent names: "confirm ab12". */
const named: Deeds = {
  confirm: ({ api }, form, id) => api.transfers.confirm({ ...form.input(transfers.confirm), id }, form.once),
  reject: ({ api }, form, id) => api.transfers.reject({ ...form.input(transfers.reject), id }, form.once),
  done: ({ api }, form, id) => api.transfers.refundDone({ id }, form.once),
  retry: ({ api }, form, id) => api.transfers.retryRefund({ id }, form.once),
};

/** A posted decision of staff on a transfer or a refund. */
export function decideOnTransfer(page: Page) {
  return submit(page, async (form) => {
    await doDeed(page, form, { named });
    return { to: page.here };
  });
}
