import { contract } from "~/contract/contract";
import type { SentOffer } from "~/contract/offer-fields";
import type { Path } from "~/i18n/link";
import { constraintsByDeed } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import type { Outcome } from "../forms/submit.server";
import { providerDeeds } from "../orders/order-deeds.server";
import { submitWithPhotos } from "../orders/photo-form.server";
import type { Page } from "../page.server";

/** Constraint attributes of the forms of a technician's page of a request, by their deeds. */
export const offerConstraints = (offer: Pick<SentOffer, "can"> | null, mayDecline: boolean) =>
  constraintsByDeed({
    ...(offer?.can.includes("accept_discount") && { "counter-discount": contract.offers.counterDiscount }),
    ...(mayDecline && { "decline-direct": contract.technicianArea.declineDirect }),
  });

/** What a technician does with an own offer, an order or a proposal, by its id. */
const named: Deeds = {
  ...providerDeeds,
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

const own: Deeds = {
  send: ({ api }, form, id) => api.offers.send({ ...form.input(contract.offers.send), id }, form.once),
  "decline-direct": ({ api }, form, id) =>
    api.technicianArea.declineDirect({ ...form.input(contract.technicianArea.declineDirect), id }, form.once),
};

/** A posted deed of a technician. An intent names it and, for an offer or an order, its id: "withdraw ab12". */
export function actOnOffer(page: Page, requestId: string | null) {
  return submitWithPhotos(page, async (form): Promise<Outcome> => {
    if (form.intent === "estimate" && requestId) {
      const { price } = form.input(contract.offers.estimate);
      const earning = await page.api.offers.estimate({ id: requestId, price });
      return { shown: { earning }, typed: {} };
    }
    await doDeed(page, form, { own, named, id: requestId });
    const [back = "/technician"] = page.here.split("?");
    return { to: back as Path };
  });
}
