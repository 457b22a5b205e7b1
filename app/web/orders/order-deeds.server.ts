import { contract } from "~/contract/contract";
import type { Deeds } from "../forms/deeds.server";

const orders = contract.orders;

/** What both sides do with an order, or with what one of them proposes, by its id. */
const ofBoth: Deeds = {
  "give-up": ({ api }, form, id) => api.orders.giveUp({ id }, form.once),
  "propose-price": ({ api }, form, id) =>
    api.orders.proposePrice({ ...form.input(orders.proposePrice), id }, form.once),
  "propose-time": ({ api }, form, id) =>
    api.orders.proposeTime({ ...form.input(orders.proposeTime), id }, form.once),
  "no-show": ({ api }, form, id) =>
    api.orders.claimNoShow({ ...form.input(orders.claimNoShow), id }, form.once),
  agree: ({ api }, form, id) => api.orders.agree({ ...form.input(orders.agree), id }, form.once),
  object: ({ api }, form, id) => api.orders.decline({ ...form.input(orders.decline), id }, form.once),
  "take-proposal-back": ({ api }, form, id) => api.orders.withdraw({ id }, form.once),
};

export const customerDeeds: Deeds = {
  ...ofBoth,
  "new-code": ({ api }, form, id) => api.orders.newCode({ id }, form.once),
  approve: ({ api }, form, id) => api.orders.confirm({ ...form.input(orders.confirm), id }, form.once),
  "ask-changes": ({ api }, form, id) =>
    api.orders.askChanges({ ...form.input(orders.askChanges), id }, form.once),
  pause: ({ api }, form, id) => api.orders.pause({ ...form.input(orders.pause), id }, form.once),
  "claim-warranty": ({ api }, form, id) =>
    api.orders.claimWarranty({ ...form.input(orders.claimWarranty), id }, form.once),
  "finish-visit": ({ api }, form, id) => api.orders.finish({ id }, form.once),
  "miss-visit": ({ api }, form, id) => api.orders.miss({ id }, form.once),
};

export const providerDeeds: Deeds = {
  ...ofBoth,
  start: ({ api }, form, id) => api.orders.start({ ...form.input(orders.start), id }, form.once),
  deliver: ({ api }, form, id) => api.orders.deliver({ ...form.input(orders.deliver), id }, form.once),
  "back-out": ({ api }, form, id) => api.orders.backOut({ ...form.input(orders.backOut), id }, form.once),
};
