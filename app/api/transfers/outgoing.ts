import type { transfersContract } from "~/contract/transfers";
import { ago } from "../ago";
import { refunds } from "../db/money-schema";
import { conflict } from "../errors";
import { holdBank } from "../ledger/house-store";
import type { Operations } from "../operation";
import { page } from "../page";
import { isOverpaid } from "../payments/moves";
import { findRefund } from "../payments/payment-store";
import { askAgain, refundByHand } from "../payments/refund-moves";
import { listRefunds } from "./waiting-store";
import { withPayment } from "./with-payment";

type Outgoing = Pick<Operations<typeof transfersContract>, "refunds" | "refundDone" | "retryRefund">;

/** What a person may do about a refund; of one that the gateway has taken it must be asked there. */
function canOf({ status, method }: { status: string; method: string }): ("done" | "retry")[] {
  if (status === "sent") return [];
  return method === "card" ? ["done", "retry"] : ["done"];
}

export const outgoing: Outgoing = {
  refunds: async ({ cursor, parts }, ctx) => {
    const list = {
      ...{ name: "staff.refunds", filters: {}, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: refunds.createdAt, id: refunds.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listRefunds(ctx.db, ago(ctx.now, ctx.settings.refundToldWithin), window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return {
      content: content.map(({ amount, currency, createdAt, sentAt, status, ...row }) => ({
        ...{ ...row, amount: { amount, currency }, created_at: createdAt.toISOString() },
        ...{ sent_at: sentAt?.toISOString() ?? null, can: canOf({ status, method: row.method }) },
      })),
      meta,
    };
  },

  refundDone: async ({ id }, ctx) => {
    await withPayment(ctx, { refundId: id }, async ({ act, request, payment }) => {
      const refund = await findRefund(act.tx, id);
      const isByHand =
        refund?.status === "failed" || (refund?.status === "pending" && payment.gateway === "bank");
      if (!isByHand || isOverpaid(payment)) throw conflict("api:refundNotByHand");
      if ((await holdBank(act.tx, payment.currency)) < refund.amount) throw conflict("api:refundBankShort");
      await refundByHand(act, request.id, payment, refund, "bank");
    });
    ctx.say("api:refundNoted");
    return null;
  },

  retryRefund: async ({ id }, ctx) => {
    await withPayment(ctx, { refundId: id }, async ({ act, request, payment }) => {
      const refund = await findRefund(act.tx, id);
      if (refund?.status !== "failed" || isOverpaid(payment)) throw conflict("api:refundNotByHand");
      await askAgain(act, request.id, refund);
    });
    ctx.say("api:refundRetried");
    return null;
  },
};
