import { sql } from "drizzle-orm";

/** The columns of an order, with those by which what it earns is shared, where a query of its own calls it `o`. */
export const namedO = {
  ...{ id: sql`o.id`, customerId: sql`o.customer_id`, providerId: sql`o.provider_id` },
  ...{ commissionRate: sql`o.commission_rate`, commissionMinimum: sql`o.commission_minimum` },
  ...{ vatRate: sql`o.vat_rate`, isPlatformSupplier: sql`o.is_platform_supplier` },
};
