import { and, asc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../db/client";
import { files, requests } from "../db/schema";

const isUnclaimed = and(isNull(requests.customerId), eq(requests.status, "draft"));

/** Holds a guest's draft by the digest of its key, while nobody has claimed it and it is not older than `since`. */
export async function holdGuestDraft(tx: Db, keyHash: string, since: Date) {
  const [row] = await tx
    .select({ id: requests.id, serviceId: requests.serviceId })
    .from(requests)
    .where(and(eq(requests.draftKeyHash, keyHash), isUnclaimed, gt(requests.createdAt, since)))
    .for("update");
  return row ?? null;
}

/** Holds the draft of a key for a customer: unclaimed, or claimed by the same customer before. */
export async function holdClaimed(tx: Db, keyHash: string, customerId: string, since: Date) {
  const isFree = and(isUnclaimed, gt(requests.createdAt, since));
  const [row] = await tx
    .select({
      id: requests.id,
      status: requests.status,
      customerId: requests.customerId,
      wantsPublish: requests.wantsPublish,
    })
    .from(requests)
    .where(and(eq(requests.draftKeyHash, keyHash), or(isFree, eq(requests.customerId, customerId))))
    .for("update");
  return row ?? null;
}

/** The draft and its photos are the customer's from here on; its key opens it no more. */
export async function giveDraft(tx: Db, id: string, customerId: string, now: Date): Promise<void> {
  await tx.update(requests).set({ customerId, updatedAt: now }).where(eq(requests.id, id));
  await tx.update(files).set({ ownerId: customerId }).where(eq(files.requestId, id));
}

/** Holds guests' drafts that nobody claimed in their time, but for those that somebody is claiming at this moment. */
export async function holdForgotten(tx: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(isUnclaimed, lte(requests.createdAt, before)))
    .orderBy(asc(requests.createdAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

export const deleteDrafts = (tx: Db, ids: readonly string[]) =>
  tx.delete(requests).where(inArray(requests.id, [...ids]));
