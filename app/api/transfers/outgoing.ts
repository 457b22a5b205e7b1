import type { transfersContract } from "~/contract/transfers";
import type { ContextFor } from "../context";
import { refunds } from "../db/money-schema";
import { conflict } from "../errors";
import { holdBank } from "../ledger/house-store";
import type { Operations } from "../operation";
import { page } from "../page";
import { isOverpaid } from "../payments/moves";
import { findRefund, type RefundRow } from "../payments/payment-store";
import { askAgain, refundByHand } from "../payments/refund-moves";
import { askingNow, canOf, refundView } from "./refund-view";
import { listRefunds } from "./waiting-store";
import { type Held, withPayment } from "./with-payment";

type Outgoing = Pick<Operations<typeof transfersContract>, "refunds" | "refundDone" | "retryRefund">;

type Can = ReturnType<typeof canOf>[number];

/** A refund about which staff may do this. @throws ApiError conflict */
async function refundFor(ctx: ContextFor<"staff">, { act, payment }: Held, id: string, deed: Can) {
  const refund = await findRefund(act.tx, id);
  const can = refund ? canOf({ status: refund.status, gateway: payment.gateway }, ctx) : [];
  if (!refund || !can.includes(deed) || isOverpaid(payment)) throw conflict("api:refundNotByHand");
  return refund;
}

type Paid = { iban?: string; holder?: string; to_sender?: boolean };

/**
 * Where staff have paid a refund to from the bank: to the account that its customer has named last, or back to the one that a transfer
 * came from.
 * @throws ApiError conflict
 */
function paidTo({ gateway }: Held["payment"], refund: RefundRow, { to_sender: toSender, ...read }: Paid) {
  if (toSender && gateway === "bank") return "sender";
  if (!refund.iban) throw conflict("api:refundNoAccount");
  if (!read.iban || !read.holder) throw conflict("api:refundAccountUnread");
  if (read.iban !== refund.iban || read.holder !== refund.holder) throw conflict("api:refundAccountMoved");
  return "account";
}

export const outgoing: Outgoing = {
  refunds: async ({ cursor, parts }, ctx) => {
    const list = {
      ...{ name: "staff.refunds", filters: {}, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: refunds.createdAt, id: refunds.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listRefunds(ctx.db, askingNow(ctx), window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return { content: content.map((row) => refundView(row, ctx)), meta };
  },

  refundDone: async ({ id, by = "bank", ...paid }, ctx) => {
    await withPayment(ctx, { refundId: id }, async (held) => {
      const { act, request, payment } = held;
      const refund = await refundFor(ctx, held, id, by === "bank" ? "done" : "done_there");
      const to = by === "bank" ? paidTo(payment, refund, paid) : "gateway";
      if (by === "bank" && (await holdBank(act.tx, payment.currency)) < refund.amount)
        throw conflict("api:refundBankShort");
      await refundByHand(act, request.id, payment, refund, to);
    });
    ctx.say("api:refundNoted");
    return null;
  },

  retryRefund: async ({ id }, ctx) => {
    await withPayment(ctx, { refundId: id }, async (held) =>
      askAgain(held.act, held.request.id, await refundFor(ctx, held, id, "retry")),
    );
    ctx.say("api:refundRetried");
    return null;
  },
};
