import { contract } from "~/contract/contract";
import type { ComparedOffer } from "~/contract/offer-fields";
import { parseMoneyToMinor } from "~/i18n/digits";
import type { Path } from "~/i18n/link";
import { country } from "../country.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import type { Form, Outcome } from "../forms/submit.server";
import { customerDeeds } from "../orders/order-deeds.server";
import { submitWithPhotos } from "../orders/photo-form.server";
import type { Page } from "../page.server";

/** A price of one's own, else the quick one that was chosen. */
function askedPrice(form: Form) {
  const input = form.input(contract.offers.askDiscount);
  if (form.text("price").trim() !== "") return input;
  return { ...input, price: parseMoneyToMinor(form.text("quick"), country().currency) ?? input.price };
}

/** Constraint attributes of the forms that ask for a discount: of the note alone, since a quick price will do. */
export function discountConstraints(offers: readonly Pick<ComparedOffer, "can">[]) {
  if (!offers.some(({ can }) => can.includes("ask_discount"))) return {};
  const { note = {} } = constraintsOf(contract.offers.askDiscount);
  return { "ask-discount": { note } };
}

const own: Deeds = {
  close: ({ api }, form, id) => api.requests.setClosed({ id, is_closed: true }, form.once),
  reopen: ({ api }, form, id) => api.requests.setClosed({ id, is_closed: false }, form.once),
  extend: ({ api }, form, id) => api.requests.extend({ id }, form.once),
  "open-to-all": ({ api }, form, id) => api.requests.openToAll({ id }, form.once),
};

/** By the id of the offer, the order or the proposal. */
const named: Deeds = {
  ...customerDeeds,
  "ask-discount": ({ api }, form, id) => api.offers.askDiscount({ ...askedPrice(form), id }, form.once),
  "take-back": ({ api }, form, id) => api.offers.takeBackDiscount({ id }, form.once),
  decline: ({ api }, form, id) => api.offers.decline({ id }, form.once),
};

/** What the owner does on a request's page. An intent names the deed and, for an offer or an order, its id: "decline ab12". */
export function actOnRequest(page: Page, requestId: string) {
  return submitWithPhotos(page, async (form): Promise<Outcome> => {
    await doDeed(page, form, { own, named, id: requestId });
    return { to: `/requests/${requestId}` as Path };
  });
}
