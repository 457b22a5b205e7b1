import type { ordersContract } from "~/contract/orders";
import { hide } from "../masking/hiding";
import type { Operations } from "../operation";
import { cancelPaid } from "./cancel-moves";
import { cancelCost, isVisitPaidOut } from "./cancel-rules";
import { giveUpOrder } from "./making-moves";
import type { HeldOrder } from "./order-store";
import { withOrder } from "./own-moves";
import { isPaidPastVisit } from "./visit-rules";

type CallingOff = Pick<Operations<typeof ordersContract>, "giveUp" | "cancel" | "backOut">;

const isNobodys = (order: HeldOrder) =>
  order.status === "paid" && (!order.isCustomerActive || isPaidPastVisit(order));

export const callingOff: CallingOff = {
  giveUp: async ({ id }, ctx) => {
    await withOrder(ctx, id, giveUpOrder);
    ctx.say("api:orderGivenUp");
    return null;
  },

  /** The customer names the fee that was shown: one that has changed since is shown anew. */
  cancel: async ({ id, fee: seen, reason = "", retender = false }, ctx) => {
    const { refund, currency, visit } = await withOrder(ctx, id, async (act, request, order) => {
      const { fee, refund } = cancelCost(order, act.book.at, act.settings);
      await cancelPaid(act, request, order, {
        ...{ event: "cancel", by: "customer", facts: { isCostSeen: fee === seen }, fee },
        ...{ reason: hide(ctx, reason), isRetendered: retender },
      });
      return { refund, currency: order.currency, visit: isVisitPaidOut(order) ? "visit" : "kept" } as const;
    });
    if (refund > 0) ctx.say("api:orderCancelled", { amount: { amount: refund, currency } });
    else ctx.say(`api:orderCancelled.${visit}`);
    return null;
  },

  /**
   * Before the work has begun the request goes out again by itself; later it is over. A job that has not begun counts against nobody where
   * the customer's account is closed, or the customer paid only after the time of the visit.
   */
  backOut: async ({ id, reason }, ctx) => {
    await withOrder(ctx, id, (act, request, order) =>
      cancelPaid(act, request, order, {
        ...{ event: "backOut", fee: 0 },
        by: isNobodys(order) ? null : "provider",
        ...{ reason: hide(ctx, reason), isRetendered: order.status === "paid" },
      }),
    );
    ctx.say("api:backedOut");
    return null;
  },
};
