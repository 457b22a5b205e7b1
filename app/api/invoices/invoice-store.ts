import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { invoiceNumbers, invoices } from "../db/money-schema";
import { users } from "../db/schema";

export type InvoiceValues = typeof invoices.$inferInsert;

/** The next number of an issuer's year. The row is held until the invoice is written: none is left out, and none given twice. */
export async function nextNumber(tx: Db, issuer: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ issuer, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.issuer, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  if (!row) throw new Error("No number for an invoice");
  return row.last;
}

export const insertInvoice = (tx: Db, values: InvoiceValues) => tx.insert(invoices).values(values);

const provider = alias(users, "provider");

/** What the two sides of an order are called in full. */
export async function findNames(tx: Db, order: { customerId: string; providerId: string }) {
  const [row] = await tx
    .select({ customer: users.name, provider: provider.name })
    .from(users)
    .innerJoin(provider, eq(provider.id, order.providerId))
    .where(eq(users.id, order.customerId));
  if (!row) throw new Error("An order without its sides");
  return row;
}

/** The invoices of an order about one subject, newest first; `left` is what credit notes have not taken off each. */
export const listGiven = (tx: Db, orderId: string, subject: "job" | "commission") =>
  tx
    .select({
      ...{ id: invoices.id, issuer: invoices.issuer, seller: invoices.seller, buyer: invoices.buyer },
      // A credit note is of the same order: by that it is found in an index.
      left: sql<number>`${invoices.amount} - (select coalesce(sum(c.amount), 0) from invoices c
        where c.order_id = invoices.order_id and c.corrects_id = invoices.id)`.mapWith(Number),
    })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice"), eq(invoices.subject, subject)))
    .orderBy(desc(invoices.createdAt), desc(invoices.year), desc(invoices.number));
