import { contract } from "~/contract/contract";
import type { Path } from "~/i18n/link";
import type { Page } from "./enter.server";
import { type Form, type Outcome, submit } from "./submit.server";

type Do = (page: Page, form: Form, id: string) => Promise<unknown>;

/** What a technician does with an own offer, by its id. */
const onOffer: Record<string, Do> = {
  revise: ({ api }, form, id) => api.offers.revise({ ...form.input(contract.offers.send), id }, form.once),
  withdraw: ({ api }, form, id) => api.offers.withdraw({ id }, form.once),
  reconfirm: ({ api }, form, id) =>
    api.offers.reconfirm({ ...form.input(contract.offers.reconfirm), id }, form.once),
  "accept-discount": ({ api }, form, id) =>
    api.offers.acceptDiscount({ ...form.input(contract.offers.acceptDiscount), id }, form.once),
  "counter-discount": ({ api }, form, id) =>
    api.offers.counterDiscount({ ...form.input(contract.offers.counterDiscount), id }, form.once),
  "decline-discount": ({ api }, form, id) =>
    api.offers.declineDiscount({ ...form.input(contract.offers.declineDiscount), id }, form.once),
};

const onRequest: Record<string, Do> = {
  send: ({ api }, form, id) => api.offers.send({ ...form.input(contract.offers.send), id }, form.once),
  "decline-direct": ({ api }, form, id) =>
    api.technicianArea.declineDirect({ ...form.input(contract.technicianArea.declineDirect), id }, form.once),
};

const onOrder: Record<string, Do> = {
  "give-up": ({ api }, form, id) => api.orders.giveUp({ id }, form.once),
};

/** A posted deed of a technician. An intent names it and, for an offer or an order, its id: "withdraw ab12". */
export function actOnOffer(page: Page, requestId: string | null) {
  return submit(page, async (form): Promise<Outcome> => {
    const [deed = "", subject = ""] = form.intent.split(" ");
    if (deed === "estimate") {
      const { price } = form.input(contract.offers.estimate);
      const earning = await page.api.offers.estimate({ id: requestId ?? "", price });
      return { shown: { earning }, keepsTyped: true };
    }
    const act = onRequest[deed] ?? onOffer[deed] ?? onOrder[deed];
    await act?.(page, form, onRequest[deed] ? (requestId ?? "") : subject);
    const [back = "/technician"] = page.here.split("?");
    return { to: back as Path };
  });
}
