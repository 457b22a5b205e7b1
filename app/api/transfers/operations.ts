import type { transfersContract } from "~/contract/transfers";
import type { ContextFor } from "../context";
import { payments, refunds } from "../db/money-schema";
import { conflict, invalid, notFound } from "../errors";
import type { Operations } from "../operation";
import { findOrder } from "../orders/order-store";
import { receive } from "../orders/payment-moves";
import { page } from "../page";
import { isOverpaid, movePayment } from "../payments/moves";
import {
  findPayment,
  findRefund,
  findRequestOf,
  type PaymentRow,
  updateRefund,
} from "../payments/payment-store";
import { refundDone } from "../payments/refund-moves";
import { type Act, change } from "../record/change";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";
import { listRefunds, listTransfers } from "./waiting-store";

type Held = { act: Act; request: HeldRequest; payment: PaymentRow };

/** Changes a payment as staff: overdue steps first, then the request held. @throws ApiError notFound */
async function withPayment(
  ctx: ContextFor<"staff">,
  by: { paymentId: string } | { refundId: string },
  work: (held: Held) => Promise<void>,
): Promise<void> {
  const found = await findRequestOf(ctx.db, by);
  if (!found) throw notFound();
  await fireDue(ctx, found.requestId, ctx.now);
  await change(ctx, { actor: "staff", id: ctx.user.id }, ctx.now, async (act) => {
    const request = await holdRequest(act.tx, found.requestId);
    const payment = await findPayment(act.tx, found.paymentId);
    if (!request || !payment) throw notFound();
    await work({ act, request, payment });
  });
}

const isTransfer = ({ method, status }: PaymentRow) => {
  if (method !== "transfer") throw notFound();
  if (status === "succeeded" || status === "refund_pending" || status === "refunded")
    throw conflict(`api:paymentIs.${status}`, { payment_status: status });
};

export const transfers: Operations<typeof transfersContract> = {
  waiting: async ({ cursor, parts }, ctx) => {
    const list = {
      ...{ name: "staff.transfers", filters: {}, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: payments.createdAt, id: payments.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listTransfers(ctx.db, window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return {
      content: content.map(({ amount, currency, proofId: proof, dueAt, createdAt, reference, ...row }) => ({
        ...{ ...row, amount: { amount, currency }, proof, reference: reference ?? "" },
        ...{ due_at: dueAt.toISOString(), created_at: createdAt.toISOString() },
      })),
      meta,
    };
  },

  /** Money that came after the time for it is not turned away: it goes back in full. */
  confirm: async ({ id, amount }, ctx) => {
    await withPayment(ctx, { paymentId: id }, async ({ act, request, payment }) => {
      isTransfer(payment);
      if (amount !== payment.amount) throw invalid({ amount: ["api:otherAmount"] });
      const order = await findOrder(act.tx, payment.orderId);
      if (!order) throw notFound();
      await receive(act, request, order, payment, null);
    });
    ctx.say("api:transferConfirmed");
    return null;
  },

  reject: async ({ id, reason }, ctx) => {
    await withPayment(ctx, { paymentId: id }, async ({ act, request, payment }) => {
      isTransfer(payment);
      await movePayment(act, request.id, payment, "fail", { patch: { failure: reason } });
      const { amount: price, currency, customerId: userId, orderId } = payment;
      const params = { title: request.title, price, currency };
      act.book.tell({ userId, kind: "transfer_rejected", params, path: `/payment?order=${orderId}` });
    });
    ctx.say("api:transferRejected");
    return null;
  },

  refunds: async ({ cursor, parts }, ctx) => {
    const list = {
      ...{ name: "staff.refunds", filters: {}, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: refunds.createdAt, id: refunds.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listRefunds(ctx.db, window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return {
      content: content.map(({ amount, currency, createdAt, status, ...row }) => ({
        ...{ ...row, amount: { amount, currency }, created_at: createdAt.toISOString() },
        can: row.method === "card" ? (["done", "retry"] as const).slice() : (["done"] as const).slice(),
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
      await refundDone(act, request.id, payment, id, "bank");
    });
    ctx.say("api:refundNoted");
    return null;
  },

  retryRefund: async ({ id }, ctx) => {
    await withPayment(ctx, { refundId: id }, async ({ act, request, payment }) => {
      const refund = await findRefund(act.tx, id);
      if (refund?.status !== "failed" || isOverpaid(payment)) throw conflict("api:refundNotByHand");
      await updateRefund(act.tx, id, {
        status: "pending",
        attempts: 0,
        nextTryAt: act.book.at,
        failure: null,
      });
      const line = { entity: "refund" as const, entityId: id, requestId: request.id };
      act.book.line({
        ...line,
        event: "retry",
        from: "failed",
        to: "pending",
        detail: { price: refund.amount },
      });
    });
    ctx.say("api:refundRetried");
    return null;
  },
};
