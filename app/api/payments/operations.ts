import type { paymentsContract } from "~/contract/payments";
import { payments as table } from "../db/money-schema";
import { conflict, notFound } from "../errors";
import { attachFiles } from "../files/attach-moves";
import { detach } from "../files/attach-store";
import { findPrices } from "../offers/view-store";
import type { Operations } from "../operation";
import { withOrder } from "../orders/own-moves";
import { findOrderFor } from "../orders/view-store";
import { askedBy, awaitTransfer } from "../orders/word-moves";
import { page } from "../page";
import { upToDate } from "../time/timers";
import { checkoutView } from "./checkout-view";
import { withComplaints } from "./complained-store";
import { dueOf } from "./due";
import { takeEvent } from "./event-moves";
import { nameAccount } from "./name-account";
import { listOwed } from "./owed-store";
import { pay } from "./pay";
import { findPayment, updatePayment } from "./payment-store";
import { toldOf } from "./told-rules";
import { isAccountAwaited, onwardUrl, owedView, paymentView } from "./view";
import { findNewestPayment, findOwnPayment, listOfOrder, listOwnPayments, listRefunding } from "./view-store";

export const payments: Operations<typeof paymentsContract> = {
  pay,

  checkout: async ({ id }, ctx) => {
    const row = await upToDate(ctx, ctx.now, () => findOrderFor(ctx.db, id, ctx.user.id, ctx.now));
    if (!row) throw notFound();
    const asked = await dueOf(ctx.db, { ...row, ...row.waits });
    const told = asked ? [] : toldOf(await listOfOrder(ctx.db, id, ctx.now));
    const newest = asked && (await findNewestPayment(ctx.db, id, asked, ctx.now));
    const stands = {
      asked,
      newest: newest && paymentView(newest, ctx),
      told: told.map((one) => paymentView(one, ctx)),
      prices: await findPrices(ctx.db, row.offerId, row.round),
    };
    return checkoutView(row, stands, ctx);
  },

  get: async ({ id }, ctx) => {
    const row = await upToDate(ctx, ctx.now, () => findOwnPayment(ctx.db, id, ctx.user.id, ctx.now));
    if (!row) throw notFound();
    return { ...paymentView(row, ctx), url: onwardUrl(row, ctx.now) };
  },

  mine: async ({ cursor, parts }, ctx) => {
    const me = ctx.user.id;
    const list = {
      ...{ name: "payments", filters: { of: me }, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: table.createdAt, id: table.id },
    };
    const [{ content, meta }, owed] = [
      await page(
        list,
        (window) => listOwnPayments(ctx.db, me, ctx.now, window),
        ({ createdAt: key, id }) => ({ key, id }),
      ),
      await listOwed(ctx.db, me, ctx.now),
    ];
    const listed = await withComplaints(ctx.db, me, content);
    return {
      content: listed.map(({ row, complaintId }) => ({
        ...paymentView(row, ctx),
        complaint_id: complaintId,
      })),
      ...{ meta, owed: owed.map(owedView) },
    };
  },

  refunding: async (_, ctx) => {
    const { rows, areMore } = await listRefunding(ctx.db, ctx.user.id, ctx.now);
    return { content: rows.map((row) => paymentView(row, ctx)), are_more: areMore };
  },

  proof: async ({ id, file_id }, ctx) => {
    const own = await findOwnPayment(ctx.db, id, ctx.user.id, ctx.now);
    if (!own) throw notFound();
    await withOrder(ctx, own.orderId, async (act, _, order) => {
      const payment = await findPayment(act.tx, id);
      if (!payment) throw notFound();
      const { status: payment_status } = payment;
      const stands = isAccountAwaited(own, ctx) ? "refund_to_name" : payment_status;
      if (payment.method !== "transfer" || payment_status !== "requires_action")
        throw conflict(`api:paymentIs.${stands}`, { payment_status });
      if (file_id) await attachFiles(act, [file_id], { purpose: "transfer_proof", subjectId: id }, "file_id");
      const sentAt = payment.sentAt ?? act.book.at;
      await updatePayment(act.tx, id, { sentAt, ...(file_id && { proofId: file_id }) });
      if (file_id && payment.proofId && payment.proofId !== file_id) await detach(act.tx, payment.proofId);
      const asked = await askedBy(act, order, payment);
      if (asked) await awaitTransfer(act, asked);
    });
    ctx.say("api:transferNoted");
    return null;
  },

  nameAccount,

  /** A webhook: one that came before is answered in the same way. */
  event: async ({ gateway: name }, ctx) => {
    const { gateway } = ctx.outside;
    if (gateway?.name !== name) throw notFound();
    await takeEvent({ ...ctx, now: () => ctx.now }, gateway, await ctx.bytes(), ctx.signature ?? "");
    return null;
  },
};
