import { and, count, desc, eq, gt, inArray, notExists, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import {
  providerCities,
  providerProfiles,
  providerServices,
  requestExclusions,
  requests,
  users,
} from "../db/schema";

/** What publishing judges and takes along, beyond what a held request knows. */
export async function findWhole(tx: Db, id: string) {
  const { description, address, wantsPublish } = requests;
  const [row] = await tx
    .select({ description, address, wantsPublish })
    .from(requests)
    .where(eq(requests.id, id));
  return row ?? { description: "", address: "", wantsPublish: false };
}

/**
 * A customer's open requests, and those that come back to be open when nobody pays; none whose time is over. Holds the customer:
 * requests published at the same moment are counted one after the other.
 */
export async function countOpen(tx: Db, customerId: string, now: Date): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for("no key update");
  return readOpen(tx, customerId, now);
}

/** The same, held by nobody: what a page says beforehand. */
export async function readOpen(db: Db, customerId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(requests)
    .where(
      and(
        eq(requests.customerId, customerId),
        inArray(requests.status, ["open", "awarding"]),
        gt(requests.expiresAt, now),
      ),
    );
  return row?.n ?? 0;
}

export async function nextPublication(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ n: sql`nextval('request_publications')`.mapWith(Number) })
    .from(sql`(values (1)) one`);
  return row?.n ?? 0;
}

/** Technicians who serve the service in the city and take jobs, best first. */
export async function listMatching(
  tx: Db,
  { id, serviceId, cityId }: { id: string; serviceId: string; cityId: string },
  limit: number,
): Promise<string[]> {
  const excluded = tx
    .select({ one: sql`1` })
    .from(requestExclusions)
    .where(
      and(eq(requestExclusions.requestId, id), eq(requestExclusions.providerId, providerProfiles.userId)),
    );
  const rows = await tx
    .select({ id: providerProfiles.userId })
    .from(providerProfiles)
    .innerJoin(
      providerServices,
      and(eq(providerServices.userId, providerProfiles.userId), eq(providerServices.serviceId, serviceId)),
    )
    .innerJoin(
      providerCities,
      and(eq(providerCities.userId, providerProfiles.userId), eq(providerCities.cityId, cityId)),
    )
    .where(and(providerProfiles.isPublic, providerProfiles.isTakingJobs, notExists(excluded)))
    .orderBy(desc(providerServices.rank), desc(providerProfiles.userId))
    .limit(limit);
  return rows.map((row) => row.id);
}
