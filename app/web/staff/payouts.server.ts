import { contract } from "~/contract/contract";
import { payoutStatus } from "~/contract/payout-fields";
import { country, today } from "../country.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { type Form, type Outcome, submit } from "../forms/submit.server";
import { download, fileName } from "../lists/download.server";
import { readFilters } from "../lists/filters.server";
import { addressWith, openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { queryId } from "../page-id.server";
import { countedTab } from "./counted-tab.server";

const { payouts } = contract;

/** Payouts of the status that the address names, with a batch that was made just now, for its file; or the form for a settlement. */
export async function payoutQueue(page: Page) {
  const isSettling = page.url.searchParams.get("tab") === "settlement";
  const { status = "requested", cursor } = readFilters(payouts.queue, page);
  const [answer, counted] = await Promise.all([
    isSettling ? null : page.api.payouts.queue({ status, cursor, parts: openedParts(page) }),
    page.api.staff.overview(),
  ]);
  const list = answer && ownPart(page, answer);
  const batch = queryId(page, "batch");
  // Once all of it is noted, nobody is to hand it over once more; the rest of it may stand further on.
  const isToHand = list && (list.older || list.rows.some(({ batch_id }) => batch_id === batch));
  return {
    list,
    status,
    batch: isToHand ? batch : null,
    tabs: [
      ...payoutStatus.options.map((name) => ({
        label: page.t(`statuses:payout.${name}`),
        to: addressWith(page, { status: name === "requested" ? null : name, batch: null, tab: null }),
        current: !isSettling && name === status,
        ...(name === "requested" ? countedTab(page, "payouts", counted.payouts) : {}),
        ...(name === "approved" ? countedTab(page, "toSend", counted.payouts_to_send) : {}),
      })),
      {
        label: page.t("staff:settlement.tab"),
        to: addressWith(page, { status: null, batch: null, tab: "settlement" }),
        current: isSettling,
      },
    ],
    constraints: constraintsOf(payouts.reject),
    settling: { constraints: constraintsOf(payouts.settle), currency: country().currency },
  };
}

/** What staff do about a payout, which the intent names: "approve ab12". */
const named: Deeds = {
  approve: ({ api }, form, id) => api.payouts.approve({ id }, form.once),
  reject: ({ api }, form, id) => api.payouts.reject({ ...form.input(payouts.reject), id }, form.once),
  paid: ({ api }, form, id) => api.payouts.markPaid({ id }, form.once),
  fail: ({ api }, form, id) => api.payouts.markFailed({ ...form.input(payouts.markFailed), id }, form.once),
  return: ({ api }, form, id) =>
    api.payouts.markReturned({ ...form.input(payouts.markReturned), id }, form.once),
};

/** What they do about money at large. */
const own: Deeds = {
  settle: ({ api }, form) => api.payouts.settle(form.input(payouts.settle), form.once),
};

/** Sends what is approved: its page shows what is under way, with the file for the bank. */
async function sendBatch(page: Page, form: Form): Promise<Outcome> {
  const { id } = await page.api.payouts.batch({}, form.once);
  return { to: addressWith(page, { status: "sent", batch: id }) };
}

/** A posted deed of staff with payouts: "approve ab12", "batch", "settle". */
export function decideOnPayout(page: Page) {
  return submit(page, async (form): Promise<Outcome> => {
    if (form.intent === "batch") return sendBatch(page, form);
    await doDeed(page, form, { own, named, id: page.viewer?.id ?? null });
    return { to: page.here };
  });
}

/** A batch as the file that the bank takes. */
export async function bankFile(page: Page, id: string): Promise<Response> {
  const { bytes, mime } = await page.api.payouts.bankFile({ id });
  return download(bytes, mime, fileName("csv", "bank-batch", today(), id));
}
