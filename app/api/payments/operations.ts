import type { paymentsContract } from "~/contract/payments";
import { payments as table } from "../db/money-schema";
import { conflict, notFound } from "../errors";
import { attachFiles } from "../files/attach-moves";
import { detach } from "../files/attach-store";
import { issuerOf, pointsPerCent, vatWithin } from "../ledger/commission-rules";
import { findPrices } from "../offers/view-store";
import type { Operations } from "../operation";
import { withOrder } from "../orders/own-moves";
import { findOrderFor } from "../orders/view-store";
import { askedBy, awaitTransfer } from "../orders/word-moves";
import { page } from "../page";
import { upToDate } from "../time/timers";
import { cancelling, unpaid } from "./cancelling-view";
import { dueOf } from "./due";
import { takeEvent } from "./event-moves";
import { nameAccount } from "./name-account";
import { listOwed } from "./owed-store";
import { pay } from "./pay";
import { findPayment, updatePayment } from "./payment-store";
import { toldOf } from "./told-rules";
import { transferDueAt } from "./transfer-rules";
import { onwardUrl, owedView, paymentView } from "./view";
import { findNewestPayment, findOwnPayment, listOfOrder, listOwnPayments, listRefunding } from "./view-store";
import { waysToPay } from "./ways-to-pay";

export const payments: Operations<typeof paymentsContract> = {
  pay,

  checkout: async ({ id }, ctx) => {
    const row = await upToDate(ctx, ctx.now, () => findOrderFor(ctx.db, id, ctx.user.id, ctx.now));
    if (!row) throw notFound();
    const asked = await dueOf(ctx.db, { ...row, ...row.waits });
    const due = asked && asked.dueAt > ctx.now ? asked : null;
    const rows = asked ? [] : toldOf(await listOfOrder(ctx.db, id, ctx.now));
    const told = rows.map((one) => paymentView(one, ctx));
    const newest = asked && (await findNewestPayment(ctx.db, id, asked, ctx.now));
    const last =
      told.find(({ is_sent }) => is_sent) ?? told.find(({ paid_at }) => paid_at) ?? told[0] ?? null;
    const { first, agreed } = await findPrices(ctx.db, row.offerId, row.round);
    const money = (amount: number) => ({ amount, currency: row.currency });
    const { isTooShort, methods, bank } = waysToPay(row, due, ctx);
    return {
      ...{ order_id: id, status: row.status, provider_name: row.provider.name },
      request: { id: row.requestId, title: row.request.title },
      ...{ starts_at: row.startsAt.toISOString(), arrival_minutes: row.arrivalMinutes },
      warranty_days: row.warrantyDays,
      price: money(row.price),
      due: due && {
        ...{ purpose: due.purpose, amount: money(due.amount), due_at: due.dueAt.toISOString() },
        vat: issuerOf(row).hasVat ? money(vatWithin(due.amount, row.vatRate)) : null,
        ...{ vat_percent: row.vatRate / pointsPerCent },
        transfer_due_at: transferDueAt(row, due, ctx.settings).toISOString(),
        is_transfer_too_short: isTooShort,
      },
      is_checked: asked !== null && due === null,
      discount: first > agreed ? { first: money(first), agreed: money(agreed) } : null,
      cancelling: cancelling(row, ctx),
      kept:
        row.status === "cancelled" && row.released
          ? { ...money(row.released), is_paid_out: row.payout !== 0 }
          : null,
      ...unpaid(row),
      payment: newest ? paymentView(newest, ctx) : last,
      ...{ methods, payments: told, bank },
    };
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
    return { content: content.map((row) => paymentView(row, ctx)), meta, owed: owed.map(owedView) };
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
      if (payment.method !== "transfer" || payment_status !== "requires_action")
        throw conflict(`api:paymentIs.${payment_status}`, { payment_status });
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
