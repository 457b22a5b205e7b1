import { contract } from "~/contract/contract";
import { gatewayId } from "~/contract/endpoint";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { submit } from "../forms/submit.server";
import { readFilters } from "../lists/filters.server";
import { addressWith, openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { countedTab } from "./counted-tab.server";

const { transfers } = contract;

const tabNames = ["transfers", "ran_out", "refunds", "refunds_paid", "events", "set_aside"] as const;

/** What staff see to of payments: the address's `tab` says what, and its `q` which transfer alone. */
export async function transferList(page: Page) {
  const asked = page.url.searchParams.get("tab");
  const { cursor, q } = readFilters(transfers.waiting, page);
  const open = q ? "transfers" : (tabNames.find((name) => name === asked) ?? "transfers");
  const place = { cursor, parts: openedParts(page) };
  const isTransfers = open === "transfers" || open === "ran_out";
  const isAside = open === "set_aside";
  const isEvents = open === "events" || isAside;
  const which = { q, tab: open === "ran_out" ? open : undefined };
  const [counted, transferred, refunds, events] = await Promise.all([
    page.api.staff.overview(),
    isTransfers ? page.api.transfers.waiting({ ...place, ...which }) : null,
    refundList(page, open, q),
    isEvents ? page.api.transfers.events({ ...place, tab: isAside ? "set_aside" : undefined }) : null,
  ]);
  const waiting: Partial<Record<string, number>> = {
    ...{ transfers: counted.transfers, refunds: counted.refunds, events: counted.gateway_events },
  };
  return {
    ...{ open, q: q ?? null, search: constraintsOf(transfers.waiting).q ?? {} },
    tabs: tabNames.map((name) => ({
      label: page.t(`staff:transfers.tab.${name}`),
      to: addressWith(page, { tab: name === "transfers" ? null : name, q: null }),
      current: name === open && !q,
      ...countedTab(page, name, waiting[name]),
    })),
    whole: addressWith(page, { q: null }),
    transfers: transferred && ownPart(page, transferred),
    refunds,
    events: events && ownPart(page, events),
    constraints: { ...constraintsOf(transfers.confirm), ...constraintsOf(transfers.reject) },
  };
}

/** The refunds of the tab, or those of the reference that is looked for. */
async function refundList(page: Page, open: string, q: string | undefined) {
  const { refunds } = page.api.transfers;
  if (q) return ownPart(page, await refunds({ q }));
  const tab = open === "refunds_paid" ? ("paid" as const) : undefined;
  if (!tab && open !== "refunds") return null;
  const { cursor } = readFilters(transfers.refunds, page);
  return ownPart(page, await refunds({ cursor, parts: openedParts(page), tab }));
}

/** Once more, or, where it was to be decided on first, at all. */
const askFor: Deeds[string] = ({ api }, form, id) =>
  api.transfers.retryRefund({ ...form.input(transfers.retryRefund), id }, form.once);

/** What staff do about a transfer, a refund or an event, which the intent names: "confirm ab12". */
const named: Deeds = {
  confirm: ({ api }, form, id) => api.transfers.confirm({ ...form.input(transfers.confirm), id }, form.once),
  reject: ({ api }, form, id) => api.transfers.reject({ ...form.input(transfers.reject), id }, form.once),
  done: ({ api }, form, id) =>
    api.transfers.refundDone({ ...form.input(transfers.refundDone), id, by: "bank" }, form.once),
  done_there: ({ api }, form, id) =>
    api.transfers.refundDone({ ...form.input(transfers.refundDone), id, by: "gateway" }, form.once),
  return: ({ api }, form, id) =>
    api.transfers.refundReturned({ ...form.input(transfers.refundReturned), id }, form.once),
  withdraw: ({ api }, form, id) =>
    api.transfers.withdraw({ ...form.input(transfers.withdraw), id }, form.once),
  retry: (page, form, id) => askFor(page, form, id),
  give: (page, form, id) => askFor(page, form, id),
  try: ({ api }, form, id) => api.transfers.tryEvent({ id }, form.once),
  aside: ({ api }, form, id) =>
    api.transfers.setEventAside({ ...form.input(transfers.setEventAside), id }, form.once),
};

/** A posted decision of staff on one of these. */
export function decideOnTransfer(page: Page) {
  return submit(page, async (form) => {
    await doDeed(page, form, { named, ids: gatewayId });
    return { to: page.here };
  });
}
