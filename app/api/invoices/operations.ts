import type { invoicesContract } from "~/contract/invoices";
import { toLatinDigits } from "~/i18n/digits";
import { invalid, notFound } from "../errors";
import type { Operations } from "../operation";
import { findOrderFor } from "../orders/view-store";
import { change } from "../record/change";
import { upToDate } from "../time/timers";
import { readVatNumber } from "./rules";
import { findVatNumber, saveVatNumber } from "./vat-store";
import { invoiceReference, invoiceView } from "./view";
import { findInvoiceFor, listInvoicesFor } from "./view-store";

export const invoices: Operations<typeof invoicesContract> = {
  registration: async (_, ctx) => ({ vat_number: await findVatNumber(ctx.db, ctx.user.id) }),

  register: async ({ vat_number: typed }, ctx) => {
    const number = readVatNumber(toLatinDigits(typed), ctx.settings.country);
    if (number === undefined) throw invalid({ vat_number: ["api:vatNumber"] });
    const { id: providerId } = ctx.user;
    await change(ctx, { actor: "provider", id: providerId }, ctx.now, async (act) => {
      if ((await findVatNumber(act.tx, providerId)) === number) return;
      await saveVatNumber(act.tx, providerId, number);
      act.book.line({
        entity: "user",
        entityId: providerId,
        requestId: null,
        event: "vat_number",
        from: null,
        to: null,
        detail: { vat_number: number ?? "" },
      });
    });
    ctx.say("api:vatNumberSaved");
    return { vat_number: number };
  },

  get: async ({ id }, ctx) => {
    const row = await findInvoiceFor(ctx.db, id, ctx.user.id);
    if (!row) throw notFound();
    return invoiceView(row);
  },

  ofOrder: async ({ id }, ctx) => {
    const order = await upToDate(ctx, ctx.now, () => findOrderFor(ctx.db, id, ctx.user.id, ctx.now));
    if (!order) throw notFound();
    return (await listInvoicesFor(ctx.db, id, ctx.user.id)).map(invoiceReference);
  },
};
