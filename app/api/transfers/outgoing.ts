import type { transfersContract } from "~/contract/transfers";
import type { ContextFor } from "../context";
import { refunds } from "../db/money-schema";
import { conflict, notFound } from "../errors";
import { holdBank } from "../ledger/house-store";
import type { Operations } from "../operation";
import { findOrder } from "../orders/order-store";
import { withdrawTransfer } from "../orders/withdrawn-moves";
import { page } from "../page";
import { findRefund, type RefundRow } from "../payments/payment-store";
import { askAgain, refundByHand, refundSentBack } from "../payments/refund-by-hand-moves";
import { factsOf, type RefundFacts } from "../payments/refund-status-moves";
import { referenceIn } from "./reference";
import { askingNow, refundView } from "./refund-view";
import { listRefunds } from "./waiting-store";
import { type Held, withPayment } from "./with-payment";

type Outgoing = Pick<
  Operations<typeof transfersContract>,
  "refunds" | "refundDone" | "refundReturned" | "retryRefund" | "withdraw"
>;

type Read = { id: string; round?: number | undefined };

/** A refund with how it stands. @throws ApiError conflict, naming its round, to whoever has read an earlier one */
async function refundFor({ act, payment }: Held, { id, round }: Read, ctx: ContextFor<"staff">) {
  const refund = await findRefund(act.tx, id);
  if (!refund) throw notFound();
  if ((round ?? 1) !== refund.round)
    throw conflict("api:refundMovedOn", { refund_status: refund.status, round: refund.round });
  return { refund, facts: factsOf(payment, refund, ctx) };
}

type Paid = { iban?: string | undefined; holder?: string | undefined };

/** Whether whoever paid has read the account that its customer has named last. */
function readOf({ iban, holder }: RefundRow, paid: Paid): RefundFacts["read"] {
  if (!paid.iban || !paid.holder) return "nothing";
  return paid.iban === iban && paid.holder === holder ? "last" : "another";
}

export const outgoing: Outgoing = {
  refunds: async ({ cursor, parts, tab = "waiting", q }, ctx) => {
    const filters = { tab, q: q ?? null };
    const isPaid = tab === "paid" && !q;
    const list = {
      ...{ name: "staff.refunds", filters, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: isPaid ? refunds.doneAt : refunds.createdAt, id: refunds.id, isAscending: !isPaid },
    };
    const ofTab = isPaid ? ({ paid: true } as const) : { waiting: askingNow(ctx) };
    const asked = q ? { reference: referenceIn(q) } : ofTab;
    const { content, meta } = await page(
      list,
      (window) => listRefunds(ctx.db, asked, window),
      ({ createdAt, doneAt, id }) => ({ key: isPaid ? (doneAt ?? createdAt) : createdAt, id }),
    );
    return { content: content.map((row) => refundView(row, ctx)), meta };
  },

  refundDone: async ({ by = "bank", to_sender: isAsked = false, iban, holder, ...read }, ctx) => {
    await withPayment(ctx, { refundId: read.id }, async (held) => {
      const { act, request, payment } = held;
      const { refund, facts: found } = await refundFor(held, read, ctx);
      const isToSender = isAsked && found.taker === "bank";
      const isCovered = by === "gateway" || (await holdBank(act.tx, payment.currency)) >= refund.amount;
      const facts = { ...found, isToSender, isCovered, read: readOf(refund, { iban, holder }) };
      const way = by === "gateway" ? "gateway" : isToSender ? "sender" : "account";
      await refundByHand(act, request.id, payment, refund, { way, facts });
    });
    ctx.say("api:refundNoted");
    return null;
  },

  refundReturned: async ({ reason, ...read }, ctx) => {
    await withPayment(ctx, { refundId: read.id }, async (held) => {
      const { refund, facts } = await refundFor(held, read, ctx);
      await refundSentBack(held.act, held.request.id, held.payment, refund, { reason, facts });
    });
    ctx.say("api:refundSentBack");
    return null;
  },

  withdraw: async ({ reason, ...read }, ctx) => {
    await withPayment(ctx, { refundId: read.id }, async (held) => {
      const { act, request, payment } = held;
      const { refund, facts } = await refundFor(held, read, ctx);
      const order = await findOrder(act.tx, payment.orderId);
      if (!order) throw notFound();
      await withdrawTransfer(act, request, order, { payment, refund }, { reason, facts });
    });
    ctx.say("api:transferWithdrawn");
    return null;
  },

  retryRefund: async (read, ctx) => {
    const facts = await withPayment(ctx, { refundId: read.id }, async (held) => {
      const found = await refundFor(held, read, ctx);
      await askAgain(held.act, held.request.id, found.refund, found.facts);
      return found.facts;
    });
    if (!facts.isUndecided) ctx.say("api:refundRetried");
    else ctx.say(facts.taker === "gone" ? "api:refundGiven.gone" : "api:refundGiven");
    return null;
  },
};
