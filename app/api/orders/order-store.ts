import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { isActive } from "../db/activity";
import type { Db } from "../db/client";
import { orders, serviceGroups, services, users } from "../db/schema";

export type OrderRow = typeof orders.$inferSelect;

export const insertOrder = (tx: Db, values: typeof orders.$inferInsert) => tx.insert(orders).values(values);

/** The commission of a service's group, and what a job of it costs at least, as they are now: basis points and minor units. */
export async function findRates(db: Db, serviceId: string) {
  const { commissionRate, commissionMinimum } = serviceGroups;
  const [row] = await db
    .select({ commissionRate, commissionMinimum, priceFloor: services.priceFloor })
    .from(services)
    .innerJoin(serviceGroups, eq(serviceGroups.id, services.groupId))
    .where(eq(services.id, serviceId));
  if (!row) throw new Error("A service without a group");
  return row;
}

/** The request of an order that is this person's: its customer's or its provider's. */
export async function findRequestOfOrder(db: Db, orderId: string, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ requestId: orders.requestId })
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        sql`(${orders.customerId} = ${userId} or ${orders.providerId} = ${userId})`,
      ),
    );
  return row?.requestId ?? null;
}

/** An order of a request that this transaction holds. */
export type HeldOrder = OrderRow & {
  providerName: string;
  isProviderActive: boolean;
  isCustomerActive: boolean;
};

export async function findOrder(tx: Db, id: string): Promise<HeldOrder | null> {
  const [row] = await tx
    .select({
      ...{ ...getTableColumns(orders), providerName: users.name },
      ...{ isProviderActive: users.isActive, isCustomerActive: isActive(orders.customerId) },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.providerId))
    .where(eq(orders.id, id));
  return row ?? null;
}

export const updateOrder = (tx: Db, id: string, values: Partial<Omit<OrderRow, "id">>) =>
  tx.update(orders).set(values).where(eq(orders.id, id));
