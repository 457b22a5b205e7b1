import type { invoicesContract } from "~/contract/invoices";
import { fixedT } from "~/i18n/messages.server";
import { notFound } from "../errors";
import type { Operations } from "../operation";
import { findOrderFor } from "../orders/view-store";
import { invoiceReference, invoiceView } from "./view";
import { findInvoiceFor, listInvoicesFor } from "./view-store";

export const invoices: Operations<typeof invoicesContract> = {
  get: async ({ id }, ctx) => {
    const row = await findInvoiceFor(ctx.db, id, ctx.user.id);
    if (!row) throw notFound();
    return invoiceView(row, ctx.settings, fixedT(ctx.locale)("common:brand"));
  },

  ofOrder: async ({ id }, ctx) => {
    const order = await findOrderFor(ctx.db, id, ctx.user.id, ctx.now);
    if (!order) throw notFound();
    return (await listInvoicesFor(ctx.db, id, ctx.user.id)).map(invoiceReference);
  },
};
