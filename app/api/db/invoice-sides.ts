import { and, eq, or } from "drizzle-orm";
import { invoices } from "./money-schema";
import { orders } from "./schema";

/** The provider sees all of an own order's, the customer those that are about the price. */
export const isInvoiceFor = (userId: string) =>
  or(eq(orders.providerId, userId), and(eq(orders.customerId, userId), eq(invoices.subject, "job")));
