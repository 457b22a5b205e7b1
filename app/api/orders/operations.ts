import type { ordersContract } from "~/contract/orders";
import { orders as table } from "../db/schema";
import { notFound } from "../errors";
import type { Side } from "../next-step/step";
import type { Operations } from "../operation";
import { page } from "../page";
import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { fireDue, upToDate } from "../time/timers";
import { giveUpOrder } from "./moves";
import { findOrder, findRequestOfOrder } from "./order-store";
import { orderView } from "./order-view";
import { findOrderFor, listOrders } from "./view-store";

const sideOf = (customerId: string, userId: string): Side =>
  customerId === userId ? "customer" : "provider";

export const orders: Operations<typeof ordersContract> = {
  get: async ({ id }, ctx) => {
    const row = await upToDate(ctx, ctx.now, () => findOrderFor(ctx.db, id, ctx.user.id, ctx.now));
    if (!row) throw notFound();
    return orderView(row, sideOf(row.customer.id, ctx.user.id), ctx);
  },

  mine: async ({ tab, cursor, parts }, ctx) => {
    const me = ctx.user.id;
    const side: Side = ctx.user.type === "provider" ? "provider" : "customer";
    const list = {
      ...{ name: "orders", filters: { tab, of: me }, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: table.createdAt, id: table.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listOrders(ctx.db, side, me, tab, ctx.now, window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return { content: content.map((row) => orderView(row, side, ctx)), meta };
  },

  giveUp: async ({ id }, ctx) => {
    const me = ctx.user.id;
    const requestId = await findRequestOfOrder(ctx.db, id, me);
    if (!requestId) throw notFound();
    await fireDue(ctx, requestId, ctx.now);
    const side: Side = ctx.user.type === "provider" ? "provider" : "customer";
    await change(ctx, { actor: side, id: me }, ctx.now, async (act) => {
      const request = await holdRequest(act.tx, requestId);
      const order = await findOrder(act.tx, id);
      if (!request || !order) throw notFound();
      await giveUpOrder(act, request, order);
    });
    ctx.say("api:orderGivenUp");
    return null;
  },
};
