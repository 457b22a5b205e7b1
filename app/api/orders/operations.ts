import type { ordersContract } from "~/contract/orders";
import { orders as table } from "../db/schema";
import { notFound } from "../errors";
import type { Operations } from "../operation";
import { page } from "../page";
import { upToDate } from "../time/timers";
import { answers } from "./answers";
import { callingOff } from "./calling-off";
import { orderDetails } from "./details-view";
import { orderView } from "./order-view";
import { sideOf } from "./own-moves";
import { proposing } from "./proposing";
import { findOrderFor, listOrders } from "./view-store";
import { work } from "./work";

export const orders: Operations<typeof ordersContract> = {
  ...callingOff,
  ...work,
  ...proposing,
  ...answers,

  get: async ({ id }, ctx) => {
    const row = await upToDate(ctx, ctx.now, () => findOrderFor(ctx.db, id, ctx.user.id, ctx.now));
    if (!row) throw notFound();
    return orderDetails(ctx.db, row, row.customer.id === ctx.user.id ? "customer" : "provider", ctx);
  },

  mine: async ({ tab, cursor, parts }, ctx) => {
    const me = ctx.user.id;
    const side = sideOf(ctx.user);
    const isByStart = tab === "to_start";
    const list = {
      ...{ name: "orders", filters: { tab, of: me }, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: isByStart ? table.startsAt : table.createdAt, id: table.id, isAscending: isByStart },
    };
    const { content, meta } = await page(
      list,
      (window) => listOrders(ctx.db, side, me, tab, ctx, window),
      ({ id, startsAt, createdAt }) => ({ key: isByStart ? startsAt : createdAt, id }),
    );
    return { content: content.map((row) => orderView(row, side, ctx)), meta };
  },
};
