import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { isInvoiceFor } from "../db/invoice-sides";
import { invoices } from "../db/money-schema";
import { orders, requests } from "../db/schema";

const corrected = alias(invoices, "corrected");

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: invoices.id,
      orderId: invoices.orderId,
      kind: invoices.kind,
      issuer: invoices.issuer,
      subject: invoices.subject,
      completedAt: orders.completedAt,
      year: invoices.year,
      number: invoices.number,
      currency: invoices.currency,
      amount: invoices.amount,
      vat: invoices.vat,
      vatRate: invoices.vatRate,
      createdAt: invoices.createdAt,
      corrects: { id: corrected.id, year: corrected.year, number: corrected.number },
      request: { id: requests.id, title: requests.title },
      seller: invoices.seller,
      buyer: invoices.buyer,
      qr: invoices.qr,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .leftJoin(corrected, eq(corrected.id, invoices.correctsId))
    .where(where)
    .$dynamic();

export type InvoiceRow = Awaited<ReturnType<typeof select>>[number];

/** An invoice for one of the sides of its order. */
export async function findInvoiceFor(db: Db, id: string, userId: string): Promise<InvoiceRow | null> {
  const [row] = await select(db, and(eq(invoices.id, id), isInvoiceFor(userId)));
  return row ?? null;
}

/** An order's invoices for one of its sides, in the order in which they were given, the job's before its commission's: there are few. */
export const listInvoicesFor = (db: Db, orderId: string, userId: string) =>
  select(db, and(eq(invoices.orderId, orderId), isInvoiceFor(userId))).orderBy(
    asc(invoices.createdAt),
    desc(invoices.subject),
    asc(invoices.id),
  );
