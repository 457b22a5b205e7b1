import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { invoiceNumbers, invoices } from "../db/money-schema";

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

export const insertInvoice = (tx: Db, values: typeof invoices.$inferInsert) =>
  tx.insert(invoices).values(values);

/** The invoice that an order's customer was given; `left` is what credit notes have not taken off it. */
export async function findJobInvoice(tx: Db, orderId: string) {
  const isForJob = sql`${invoices.cause} not like 'commission:%'`;
  const [row] = await tx
    .select({
      ...{ id: invoices.id, issuer: invoices.issuer },
      left: sql<number>`${invoices.amount} - (select coalesce(sum(c.amount), 0) from invoices c where c.corrects_id = invoices.id)`.mapWith(
        Number,
      ),
    })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice"), isForJob));
  return row ?? null;
}
