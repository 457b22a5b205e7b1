import { z } from "zod";
import { endpoint, id, instant, money, nothing } from "./endpoint";

/**
 * `job`: what a customer has paid a technician for; `visit`: the same of a job that was called off, of which no work was done.
 * `commission`: what the platform takes of it, to the technician.
 */
export const invoiceSubject = z.enum(["job", "visit", "commission"]);
export const invoiceKind = z.enum(["invoice", "credit_note"]);

export const invoiceReference = z.object({
  id,
  kind: invoiceKind,
  subject: invoiceSubject,
  /** The issuer's year and its running number there: "2026-000123". */
  number: z.string(),
  issued_at: instant,
  /** VAT included. */
  total: money,
});
export type InvoiceReference = z.infer<typeof invoiceReference>;

/** Who sells or buys, by the full name; `platform` is the operator. */
const party = z.object({
  role: z.enum(["platform", "provider", "customer"]),
  name: z.string(),
  /** Null where none is registered. */
  vat_number: z.string().nullable(),
});
export type InvoiceParty = z.infer<typeof party>;

export const invoice = invoiceReference.extend({
  order_id: id,
  request: z.object({ id, title: z.string() }),
  seller: party,
  buyer: party,
  net: money,
  vat: money,
  vat_percent: z.number(),
  /** Of a credit note: the invoice that it takes from. */
  corrects: z.object({ id, number: z.string() }).nullable(),
  /** What a QR code on it holds, where the country's law wants one and the seller is registered. */
  qr: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** Null: not registered. */
const registration = z.object({ vat_number: z.string().nullable() });

export const invoicesContract = {
  registration: endpoint({
    method: "GET",
    path: "/vat-registration",
    access: "provider",
    summary: "The number under which the caller is registered for VAT",
    input: nothing,
    output: registration,
  }),
  register: endpoint({
    method: "PUT",
    path: "/vat-registration",
    access: "provider",
    summary:
      "Say under which number the caller is registered for VAT, or that there is none; for jobs agreed from now on",
    /** Blank: not registered, or not any more. It must be said: a call that leaves it out takes no number away. */
    input: z.object({ vat_number: z.string().trim().max(30) }),
    output: registration,
    idempotent: true,
  }),
  get: endpoint({
    method: "GET",
    path: "/invoices/:id",
    access: "user",
    summary:
      "An invoice or a credit note, for the two sides of its order; that of a commission for the technician alone",
    input: z.object({ id }),
    output: invoice,
    owned: "id",
  }),
  ofOrder: endpoint({
    method: "GET",
    path: "/orders/:id/invoices",
    access: "user",
    summary: "The invoices and credit notes of an own order, in the order in which they were given",
    input: z.object({ id }),
    output: z.array(invoiceReference),
    owned: "id",
  }),
};
