import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/client";
import { jobFloor } from "../db/counted-jobs";
import { orders } from "../db/schema";

/** Some orders after one that lack the price floor of their moment. */
export function listFloorless(db: Db, after: string, limit: number) {
  const { id, priceFloor } = orders;
  return db
    .select({ id })
    .from(orders)
    .where(and(isNull(priceFloor), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Writes what a job of its service costs at least now into an order that has no figure. @returns whether it did: one in use is left for another time */
export async function fillFloor(db: Db, id: string): Promise<boolean> {
  const free = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.priceFloor)))
    .for("update", { skipLocked: true });
  const filled = await db
    .update(orders)
    .set({ priceFloor: jobFloor })
    .where(inArray(orders.id, free))
    .returning({ id: orders.id });
  return filled.length > 0;
}
