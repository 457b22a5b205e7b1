import { sql } from "drizzle-orm";
import type { orders } from "./schema";

/** The columns of an order where a query of its own calls it `o`. */
export const columnsOfO = {
  ...{ id: sql`o.id`, customerId: sql`o.customer_id`, providerId: sql`o.provider_id` },
  status: sql`o.status`,
};

/** By which what it earns is shared. */
export type RatesO = Pick<
  typeof orders.$inferSelect,
  "commissionRate" | "commissionMinimum" | "vatRate" | "isPlatformSupplier"
>;
/** The same as pairs of the object that such a query builds. */
export const ratesO = sql`'commissionRate', o.commission_rate, 'commissionMinimum', o.commission_minimum,
  'vatRate', o.vat_rate, 'isPlatformSupplier', o.is_platform_supplier`;
