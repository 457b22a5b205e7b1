import type { transfersContract } from "~/contract/transfers";
import type { ContextFor } from "../context";
import { refunds } from "../db/money-schema";
import { conflict, notFound } from "../errors";
import { holdBank } from "../ledger/house-store";
import type { Operations } from "../operation";
import { page } from "../page";
import { findRefund, type RefundRow } from "../payments/payment-store";
import { factsOf } from "../payments/refund-facts";
import { askAgain, refundByHand } from "../payments/refund-moves";
import { nextOf } from "../payments/refund-status-moves";
import { askingNow, refundView } from "./refund-view";
import { listRefunds } from "./waiting-store";
import { type Held, withPayment } from "./with-payment";

type Outgoing = Pick<Operations<typeof transfersContract>, "refunds" | "refundDone" | "retryRefund">;

/** A refund with how it stands. @throws ApiError conflict */
async function refundFor({ act, payment }: Held, id: string, ctx: ContextFor<"staff">) {
  const refund = await findRefund(act.tx, id);
  if (!refund) throw notFound();
  return { refund, facts: factsOf(payment, refund, ctx) };
}

type Paid = { iban?: string | undefined; holder?: string | undefined };

/** Whoever paid to the account has read the one that its customer has named last. @throws ApiError conflict */
function checkRead({ iban, holder }: RefundRow, read: Paid): void {
  if (!read.iban || !read.holder) throw conflict("api:refundAccountUnread");
  if (read.iban !== iban || read.holder !== holder) throw conflict("api:refundAccountMoved");
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

  refundDone: async ({ id, by = "bank", to_sender: isAsked = false, ...read }, ctx) => {
    await withPayment(ctx, { refundId: id }, async (held) => {
      const { act, request, payment } = held;
      const { refund, facts: found } = await refundFor(held, id, ctx);
      const isToSender = isAsked && found.taker === "bank";
      const isCovered = by === "gateway" || (await holdBank(act.tx, payment.currency)) >= refund.amount;
      const facts = { ...found, isToSender, isCovered };
      const way = by === "gateway" ? "gateway" : isToSender ? "sender" : "account";
      nextOf(act, refund, by === "gateway" ? "done_there" : "done", facts);
      if (way === "account") checkRead(refund, read);
      await refundByHand(act, request.id, payment, refund, { way, facts });
    });
    ctx.say("api:refundNoted");
    return null;
  },

  retryRefund: async ({ id }, ctx) => {
    await withPayment(ctx, { refundId: id }, async (held) => {
      const { refund, facts } = await refundFor(held, id, ctx);
      await askAgain(held.act, held.request.id, refund, facts);
    });
    ctx.say("api:refundRetried");
    return null;
  },
};
