import type { transfersContract } from "~/contract/transfers";
import { ago } from "../ago";
import { payments } from "../db/money-schema";
import { conflict, invalid, notFound } from "../errors";
import type { Operations } from "../operation";
import { findOrder, type HeldOrder } from "../orders/order-store";
import { receive } from "../orders/payment-moves";
import { endWait } from "../orders/word-moves";
import { page } from "../page";
import { movePayment } from "../payments/moves";
import type { PaymentRow } from "../payments/payment-store";
import type { Viewpoint } from "../reading";
import { dateIn, instantOf } from "../zone";
import { referenceIn } from "./reference";
import { listTransfers } from "./waiting-store";
import { withPayment } from "./with-payment";

type Incoming = Pick<Operations<typeof transfersContract>, "waiting" | "confirm" | "reject">;

/** @throws ApiError notFound; conflict for one that came in before */
const checkTransfer = ({ method, status }: PaymentRow) => {
  if (method !== "transfer") throw notFound();
  if (status === "succeeded" || status === "refund_pending" || status === "refunded")
    throw conflict(`api:paymentIs.${status}`, { payment_status: status });
};

/** What may still be done with a transfer: its money may come at any time. */
const canOf = (status: PaymentRow["status"]): ("confirm" | "reject")[] => {
  if (status === "requires_action") return ["confirm", "reject"];
  return status === "cancelled" || status === "failed" ? ["confirm"] : [];
};

type Said = { amount?: number | undefined; is_another?: boolean | undefined };

/**
 * What has come: as much as was asked for, unless staff say that it is another amount, and which.
 * @throws ApiError invalid for another amount that was typed alone: it would go back in full
 */
function amountOf({ amount: asked, currency }: PaymentRow, { amount, is_another: isAnother }: Said): number {
  if (isAnother && amount === undefined) throw invalid({ amount: ["api:otherAmountUnsaid"] });
  if (amount === undefined || amount === asked) return asked;
  const params = { price: { amount: asked, currency } };
  if (!isAnother) throw invalid({ is_another: [{ key: "api:otherAmount", params }] });
  return amount;
}

/**
 * When a transfer came to the bank, whose statement names a day: the beginning of it, so that all of the last day is in time.
 * @throws ApiError invalid for a day that is not over yet, or before there was the order
 */
function arrivalOf(day: string | undefined, { createdAt }: HeldOrder, { now, settings }: Viewpoint): Date {
  const { timeZone } = settings.country;
  const today = dateIn(now, timeZone);
  const arrived = day ?? today;
  if (arrived > today) throw invalid({ arrived_on: ["api:staff.arrivedLater"] });
  if (arrived < dateIn(createdAt, timeZone)) throw invalid({ arrived_on: ["api:staff.arrivedBefore"] });
  return instantOf(`${arrived}T00:00`, timeZone) ?? now;
}

export const incoming: Incoming = {
  waiting: async ({ cursor, parts, tab = "waiting", q }, ctx) => {
    const list = {
      name: "staff.transfers",
      filters: { tab, q: q ?? null },
      cursor,
      parts,
      perPage: ctx.settings.perPage,
      key: payments.createdAt,
      id: payments.id,
      isAscending: tab === "waiting",
    };
    const since = ago(ctx.now, ctx.settings.ranOutListedFor);
    const asked = q ? { reference: referenceIn(q) } : { tab, since };
    const { content, meta } = await page(
      list,
      (window) => listTransfers(ctx.db, asked, window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return {
      content: content.map(({ amount, currency, proofId: proof, dueAt, createdAt, reference, ...row }) => ({
        ...row,
        amount: { amount, currency },
        proof,
        reference: reference ?? "",
        can: canOf(row.status),
        due_at: dueAt.toISOString(),
        created_at: createdAt.toISOString(),
      })),
      meta,
    };
  },

  /** Money that came after the time for it, or is not what was asked for, is not turned away: it goes back in full. */
  confirm: async ({ id, arrived_on, ...said }, ctx) => {
    const isKept = await withPayment(ctx, { paymentId: id }, async ({ act, request, payment }) => {
      checkTransfer(payment);
      const amount = amountOf(payment, said);
      const order = await findOrder(act.tx, payment.orderId);
      if (!order) throw notFound();
      const at = arrivalOf(arrived_on, order, ctx);
      return receive(act, request, order, payment, { charge: null, amount, at });
    });
    ctx.say(isKept ? "api:transferConfirmed" : "api:transferGoesBack");
    return null;
  },

  reject: async ({ id, reason }, ctx) => {
    await withPayment(ctx, { paymentId: id }, async ({ act, request, payment }) => {
      checkTransfer(payment);
      await movePayment(act, request.id, payment, "fail", {
        patch: { failure: reason },
        detail: { reason },
      });
      const { amount: price, currency, customerId: userId, orderId } = payment;
      const order = await findOrder(act.tx, orderId);
      if (order) await endWait(act, order, payment);
      const params = { title: request.title, price, currency };
      act.book.tell({ userId, kind: "transfer_rejected", params, path: `/payment?order=${orderId}` });
    });
    ctx.say("api:transferRejected");
    return null;
  },
};
