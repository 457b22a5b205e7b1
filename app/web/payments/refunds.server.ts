import { contract } from "~/contract/contract";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { type Outcome, submit } from "../forms/submit.server";
import type { Page } from "../page.server";

/** What is done to a refund, on the pages of payments and where a closed account still can. */
export const ofRefunds: Deeds = {
  account: ({ api }, form, id) =>
    api.payments.nameAccount({ ...form.input(contract.payments.nameAccount), id }, form.once),
};

/** What goes back to a customer, with the form for the account that it goes to. */
export async function refundingOf({ api }: Page) {
  const { content: payments, are_more: areMore } = await api.payments.refunding();
  return { payments, areMore, constraints: constraintsOf(contract.payments.nameAccount) };
}

/** Names the account of a refund where nothing else is done with payments. */
export const actOnRefunds = (page: Page) =>
  submit(page, async (form): Promise<Outcome> => {
    await doDeed(page, form, { named: ofRefunds });
    return { to: "/complaints" };
  });
