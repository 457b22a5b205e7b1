import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles, requests, services, users } from "../db/schema";
import type { By, ReviewRow } from "./review-store";

/** The names of an order's two sides. */
export async function findNames(db: Db, customerId: string, providerId: string): Promise<Record<By, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [customerId, providerId]));
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? "";
  return { customer: nameOf(customerId), provider: nameOf(providerId) };
}

/** Whether everybody reads the reviews of a technician. */
export const isProviderPublic = async (db: Db, providerId: string): Promise<boolean> => {
  const isTheirs = and(eq(providerProfiles.userId, providerId), providerProfiles.isPublic);
  return (await db.$count(providerProfiles, isTheirs)) > 0;
};

/**
 * Whether somebody may know of a review. Everybody reads what customers write of listed technicians; what technicians write of a
 * customer is theirs to read, and that customer's.
 */
export async function mayRead(
  db: Db,
  review: ReviewRow,
  user: { id: string; type: string },
): Promise<boolean> {
  if (review.status === "sealed") return false;
  if ([review.customerId, review.providerId].includes(user.id) || user.type === "staff") return true;
  return review.by === "provider" ? user.type === "provider" : isProviderPublic(db, review.providerId);
}

/** What a request is called, and what service it is of. */
export async function findTitle(db: Db, requestId: string) {
  const [row] = await db
    .select({
      id: requests.id,
      title: requests.title,
      service: { id: services.id, en: services.nameEn, ar: services.nameAr },
    })
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .where(eq(requests.id, requestId));
  return row ?? null;
}
