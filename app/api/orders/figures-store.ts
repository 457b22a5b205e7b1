import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { orders } from "../db/schema";

/** How many orders a provider has completed besides one, counted up to `most`: the index is read no further. */
export async function countCompleted(
  db: Db,
  providerId: string,
  besides: string,
  most: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.providerId, providerId), eq(orders.status, "completed"), ne(orders.id, besides)))
    .limit(most)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(some);
  return row?.count ?? 0;
}
