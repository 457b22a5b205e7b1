import type { Invoice, InvoiceReference } from "~/contract/invoices";
import { pointsPerCent } from "../ledger/commission-rules";
import { invoiceNumber } from "./rules";
import type { InvoiceRow } from "./view-store";

/** What is released of a job that was never done pays its visit. */
const subjectOf = ({ subject, completedAt }: InvoiceRow) =>
  subject === "job" && completedAt === null ? "visit" : subject;

/** What a list of invoices names of one. */
export const invoiceReference = (row: InvoiceRow): InvoiceReference => ({
  ...{ id: row.id, kind: row.kind, subject: subjectOf(row) },
  number: invoiceNumber(row.year, row.number),
  issued_at: row.createdAt.toISOString(),
  total: { amount: row.amount, currency: row.currency },
});

/** An invoice in full, as it was given. */
export function invoiceView(row: InvoiceRow): Invoice {
  const { seller, buyer, qr } = row;
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    ...invoiceReference(row),
    ...{ order_id: row.orderId, request: row.request, seller, buyer, qr },
    ...{ net: money(row.amount - row.vat), vat: money(row.vat), vat_percent: row.vatRate / pointsPerCent },
    corrects: row.corrects && {
      id: row.corrects.id,
      number: invoiceNumber(row.corrects.year, row.corrects.number),
    },
  };
}
