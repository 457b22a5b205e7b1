import type { Invoice, InvoiceParty, InvoiceReference } from "~/contract/invoices";
import { decimalsOf } from "~/i18n/currency";
import type { Settings } from "../settings";
import { invoiceNumber, zatcaContent } from "./rules";
import type { InvoiceRow } from "./view-store";

/** Basis points in one per cent. */
const point = 100;

/** What a list of invoices names of one. */
export const invoiceReference = (row: InvoiceRow): InvoiceReference => ({
  ...{ id: row.id, kind: row.kind, subject: row.isOfCommission ? "commission" : "job" },
  number: invoiceNumber(row.year, row.number),
  issued_at: row.createdAt.toISOString(),
  total: { amount: row.amount, currency: row.currency },
});

/** Who invoices whom: the platform for its commission, and for the job where the law takes it for the supplier. */
function partiesOf(row: InvoiceRow, platform: InvoiceParty): { seller: InvoiceParty; buyer: InvoiceParty } {
  const provider: InvoiceParty = { role: "provider", name: row.providerName, vat_number: null };
  const customer: InvoiceParty = { role: "customer", name: row.customerName, vat_number: null };
  return {
    seller: row.issuer === "platform" ? platform : provider,
    buyer: row.isOfCommission ? provider : customer,
  };
}

/** Only Saudi law wants a code, and only of who is registered for VAT. */
function qrOf(row: InvoiceRow, seller: InvoiceParty, { country }: Settings): string | null {
  if (country.code !== "SA" || !seller.vat_number) return null;
  const decimals = decimalsOf(row.currency);
  const major = (minor: number) => (minor / 10 ** decimals).toFixed(decimals);
  return zatcaContent({
    ...{ seller: seller.name, vatNumber: seller.vat_number, at: row.createdAt },
    ...{ total: major(row.amount), vat: major(row.vat) },
  });
}

/**
 * An invoice in full.
 * @param brand what the operator is called where no legal name is set
 */
export function invoiceView(row: InvoiceRow, settings: Settings, brand: string): Invoice {
  const { operator } = settings;
  const platform = { name: operator.name || brand, vat_number: operator.vatNumber };
  const { seller, buyer } = partiesOf(row, { role: "platform", ...platform });
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    ...invoiceReference(row),
    ...{ order_id: row.orderId, request: row.request, seller, buyer },
    ...{ net: money(row.amount - row.vat), vat: money(row.vat), vat_percent: row.vatRate / point },
    corrects: row.corrects && {
      id: row.corrects.id,
      number: invoiceNumber(row.corrects.year, row.corrects.number),
    },
    qr: qrOf(row, seller, settings),
  };
}
