import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerCities, providerServices } from "../db/schema";

type Offered = { serviceId: string; fromPrice: number | null };

/** Stores what a technician offers, and where. A service that was offered before keeps the rank of the day. */
export async function saveOffered(
  tx: Db,
  userId: string,
  offered: readonly Offered[],
  served: readonly string[],
): Promise<void> {
  const ids = offered.map(({ serviceId }) => serviceId);
  await tx
    .delete(providerServices)
    .where(and(eq(providerServices.userId, userId), notInArray(providerServices.serviceId, ids)));
  await tx
    .insert(providerServices)
    .values(offered.map((service) => ({ userId, ...service })))
    .onConflictDoUpdate({
      target: [providerServices.userId, providerServices.serviceId],
      set: { fromPrice: sql`excluded.from_price` },
    });
  await tx.delete(providerCities).where(eq(providerCities.userId, userId));
  await tx.insert(providerCities).values(served.map((cityId) => ({ userId, cityId })));
}
