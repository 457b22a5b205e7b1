import { contract } from "~/contract/contract";
import type { Path } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Deed, type Deeds, doDeed } from "../forms/deeds.server";
import { type Outcome, submit } from "../forms/submit.server";
import { takeFiles, throwRefused } from "../forms/take-files.server";
import type { Page } from "../page.server";
import { namedId } from "../page-id.server";
import { ofRefunds } from "./refunds.server";

/** The order that the address names. What is paid there is the visitor's own, or nothing. */
export const orderIn = (page: Page): string | null => namedId(page, "order");

/** What the checkout of an order shows. */
export async function checkoutOf(page: Page, id: string) {
  return {
    kind: "checkout" as const,
    m: messages(page.locale, ["payments", "orders", "offers", "zones"]),
    head: {
      title: page.t("payments:crumb"),
      description: page.t("payments:description"),
      isPrivate: true,
    },
    checkout: await page.api.payments.checkout({ id }),
    isChoosing: page.url.searchParams.has("other"),
    constraints: { ...constraintsOf(contract.payments.pay), ...constraintsOf(contract.payments.nameAccount) },
    form: await page.form(),
  };
}

/** By card the way leads over a page of ours to the gateway, since no form may be answered with another site's page. */
const own: Deeds = {
  pay: async (page, form, id) => {
    const { payment, url } = await page.api.payments.pay(
      { ...form.input(contract.payments.pay), id },
      form.once,
    );
    if (url) throw await page.leaveTo(`/payment/go?payment=${payment.id}`);
  },
};

/**
 * Begins to pay an order, says that its transfer was sent, adds the picture to that, or names the account of a refund: the pictures
 * that come with the form are uploaded first.
 */
export async function payFor(page: Page) {
  const { fields, uploaded, refused } = await takeFiles(page, { proof: "transfer_proof" });
  const order = orderIn(page);
  const send: Deed = ({ api }, form, id) => {
    const [file_id] = uploaded.proof ?? [];
    return api.payments.proof({ id, ...(file_id && { file_id }) }, form.once);
  };
  const named: Deeds = {
    ...ofRefunds,
    proof: (page, form, id) => send(page, form, id),
    picture: (page, form, id) => {
      if (!uploaded.proof) throwRefused({ proof: [page.t("validation:required")] });
      return send(page, form, id);
    },
  };
  return submit(
    page,
    async (form): Promise<Outcome> => {
      throwRefused(refused);
      await doDeed(page, form, order ? { own, named, id: order } : { named: ofRefunds });
      return { to: order ? (`/payment?order=${order}` as Path) : page.here };
    },
    { posted: fields },
  );
}
