import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { isListed } from "../db/listed";
import { requests, services } from "../db/schema";
import { readTogether } from "../db/together";
import type { Side } from "../record/life-cycle";
import type { ReviewRow } from "./review-store";

type Sides = Pick<ReviewRow, "customerId" | "providerId">;

const nameOf = (userId: string) => sql<string>`coalesce((select name from users where id = ${userId}), '')`;

/** The names of an order's two sides. */
export const namesOf = ({ customerId, providerId }: Sides) => ({
  customer: nameOf(customerId),
  provider: nameOf(providerId),
});

export const findNames = (db: Db, sides: Sides): Promise<Record<Side, string>> =>
  readTogether(db, namesOf(sides));

/** Whether everybody reads the reviews of a technician. */
export const isProviderPublic = async (db: Db, providerId: string): Promise<boolean> =>
  (await readTogether(db, { isPublic: isListed(providerId) })).isPublic;

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
export const selectTitle = (db: Db, requestId: string) =>
  db
    .select({
      id: requests.id,
      title: requests.title,
      service: { id: services.id, en: services.nameEn, ar: services.nameAr },
    })
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .where(eq(requests.id, requestId));
