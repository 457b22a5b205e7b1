import type { technicianAreaContract } from "~/contract/technician-area";
import { offers } from "../db/schema";
import { listAwaiting } from "../offers/sent-store";
import { sentOffer } from "../offers/sent-view";
import type { Operations } from "../operation";
import { page } from "../page";
import { calendar } from "./calendar";
import { declineDirect } from "./decline";
import { request } from "./request";
import { requests } from "./requests";
import { counts, today } from "./today";

export const technicianArea: Operations<typeof technicianAreaContract> = {
  counts,
  today,
  requests,
  request,
  declineDirect,
  ...calendar,

  /** The ones whose validity ends first come first. */
  discountRequests: async ({ cursor, parts }, ctx) => {
    const list = {
      ...{ name: "discounts", filters: { of: ctx.user.id }, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: offers.validUntil, id: offers.id, isAscending: true },
    };
    const { content, meta } = await page(
      list,
      (window) => listAwaiting(ctx.db, ctx.user.id, "discount_requested", ctx.now, window),
      ({ offer }) => ({ key: offer.validUntil, id: offer.id }),
    );
    return { content: content.map((row) => sentOffer(row, ctx)), meta };
  },
};
