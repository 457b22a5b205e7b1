import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/client";
import { jobFloor } from "../db/counted-jobs";
import { orders, requests } from "../db/schema";

/** Some orders after one that lack the price floor of their moment. */
export function listFloorless(db: Db, after: string, limit: number) {
  const { id, providerId, priceFloor } = orders;
  return db
    .select({ id, providerId, serviceId: requests.serviceId })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(and(isNull(priceFloor), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Writes what a job of its service costs at least now into each order that has no figure. Those in use are left for another time. */
export async function fillFloors(db: Db, ids: readonly string[]): Promise<void> {
  const free = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isNull(orders.priceFloor)))
    .for("update", { skipLocked: true });
  await db.update(orders).set({ priceFloor: jobFloor }).where(inArray(orders.id, free));
}
