import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { countsAsJob } from "../db/counted-jobs";
import { orders, requests, services } from "../db/schema";

/** Some orders, after one: whether they lack the price floor of their moment, and were done without counting as a job. */
export function listFloors(db: Db, after: string, limit: number) {
  const { id, providerId, priceFloor, completedAt } = orders;
  return db
    .select({
      ...{ id, providerId, serviceId: requests.serviceId },
      isWithout: sql<boolean>`${isNull(priceFloor)}`,
      isOut: sql<boolean>`(${completedAt} is not null and not ${countsAsJob})`,
    })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .where(gt(id, after))
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
  const now = sql`(select ${services.priceFloor} from ${requests} join ${services} on ${services.id} = ${requests.serviceId}
    where ${requests.id} = ${orders.requestId})`;
  await db.update(orders).set({ priceFloor: now }).where(inArray(orders.id, free));
}
