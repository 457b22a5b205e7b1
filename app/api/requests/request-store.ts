import { and, asc, desc, eq, gt, ne, sql } from "drizzle-orm";
import { isAway } from "../db/activity";
import type { Db } from "../db/client";
import { audit, requestExclusions, requests, users } from "../db/schema";

const columns = {
  id: requests.id,
  customerId: requests.customerId,
  customerName: users.name,
  status: requests.status,
  visibility: requests.visibility,
  directProviderId: requests.directProviderId,
  directDeclinedAt: requests.directDeclinedAt,
  isDirectAway: isAway(sql`requests.direct_provider_id`),
  serviceId: requests.serviceId,
  title: requests.title,
  answers: requests.answers,
  cityId: requests.cityId,
  districtId: requests.districtId,
  timing: requests.timing,
  preferredDate: requests.preferredDate,
  timeWindow: requests.timeWindow,
  currency: requests.currency,
  version: requests.version,
  offersCount: requests.offersCount,
  liveOffersCount: requests.liveOffersCount,
  isClosedToOffers: requests.isClosedToOffers,
  isOwnerActive: requests.isOwnerActive,
  publishedAt: requests.publishedAt,
  expiresAt: requests.expiresAt,
};

const locked = (tx: Db, id: string) =>
  tx
    .select(columns)
    .from(requests)
    .leftJoin(users, eq(users.id, requests.customerId))
    .where(eq(requests.id, id));

/** A request that this transaction holds: nobody else changes it, its offers or its order meanwhile. */
export type HeldRequest = Awaited<ReturnType<typeof locked>>[number];

/**
 * Takes the lock that every change of a request, its offers and its order takes first.
 * @param isPatient false: null at once when somebody else holds it
 */
export async function holdRequest(tx: Db, id: string, isPatient = true): Promise<HeldRequest | null> {
  const query = locked(tx, id);
  const [row] = await (isPatient
    ? query.for("update", { of: requests })
    : query.for("update", { of: requests, skipLocked: true }));
  return row ?? null;
}

export async function isOwner(db: Db, requestId: string, customerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), eq(requests.customerId, customerId)));
  return row !== undefined;
}

/** Holds all requests of a customer until the transaction ends. */
export const holdRequestsOf = (tx: Db, customerId: string) =>
  tx
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.customerId, customerId))
    .orderBy(asc(requests.id))
    .for("update");

/** Shows a customer's requests to others, or to nobody. @returns those to which it was new */
export const saveOwnerActivity = (tx: Db, customerId: string, isOwnerActive: boolean) =>
  tx
    .update(requests)
    .set({ isOwnerActive })
    .where(and(eq(requests.customerId, customerId), ne(requests.isOwnerActive, isOwnerActive)))
    .returning({
      ...{ customerId: requests.customerId, serviceId: requests.serviceId, status: requests.status },
      ...{ visibility: requests.visibility, isOwnerActive: requests.isOwnerActive },
    });

/** The place of the newest line of the audit log; 0 where there is none. */
export async function findNewestLine(db: Db): Promise<number> {
  const [line] = await db
    .select({ position: audit.position })
    .from(audit)
    .orderBy(desc(audit.position))
    .limit(1);
  return line?.position ?? 0;
}

/** Accounts closed or opened since a line of the audit log whose requests do not say so. */
export const listContradicted = (db: Db, since: number) =>
  db
    .selectDistinct({ id: users.id })
    .from(audit)
    .innerJoin(users, eq(users.id, audit.entityId))
    .where(
      and(
        sql`${audit.entity} = 'user' and ${audit.event} in ('deactivate', 'reactivate')`,
        gt(audit.position, since),
        sql`exists (select 1 from ${requests} where ${requests.customerId} = ${users.id} and ${requests.isOwnerActive} <> ${users.isActive})`,
      ),
    );

/** New values of a request's columns; its status changes by a move only. */
export type RequestPatch = Partial<Omit<typeof requests.$inferSelect, "id" | "status">>;

export const updateRequest = (
  tx: Db,
  id: string,
  values: RequestPatch & { status?: HeldRequest["status"] },
) => tx.update(requests).set(values).where(eq(requests.id, id));

export const deleteRequest = (tx: Db, id: string) => tx.delete(requests).where(eq(requests.id, id));

/** A provider who lost an order of this request may not offer on it again. */
export const excludeProvider = (tx: Db, requestId: string, providerId: string) =>
  tx.insert(requestExclusions).values({ requestId, providerId }).onConflictDoNothing();
