import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Db } from "../db/client";
import { hasDue } from "../db/due";
import { requestCardColumns } from "../db/request-cards";
import { cities, districts, requests, serviceGroups, services, users } from "../db/schema";

const select = (db: Db, now: Date, where: SQL | undefined) =>
  db
    .select({
      requestId: requests.id,
      hasDue: hasDue(requests.id, now),
      status: requests.status,
      customerId: requests.customerId,
      providerId: requests.directProviderId,
      providerName: users.name,
      serviceId: requests.serviceId,
      title: requests.title,
      description: requests.description,
      answers: requests.answers,
      budgetMin: requests.budgetMin,
      budgetMax: requests.budgetMax,
      timing: requests.timing,
      preferredDate: requests.preferredDate,
      timeWindow: requests.timeWindow,
      isUrgent: requests.isUrgent,
      cityId: requests.cityId,
      districtId: requests.districtId,
      address: requests.address,
      version: requests.version,
      wantsPublish: requests.wantsPublish,
      photos: requestCardColumns.photos,
      questions: services.questions,
    })
    .from(requests)
    .leftJoin(users, eq(users.id, requests.directProviderId))
    .leftJoin(services, eq(services.id, requests.serviceId))
    .where(where);

/** A request as its form holds it. */
export type FormRow = Awaited<ReturnType<typeof select>>[number];

/** A customer's own. */
export async function findForm(db: Db, id: string, customerId: string, now: Date): Promise<FormRow | null> {
  const [row] = await select(db, now, and(eq(requests.id, id), eq(requests.customerId, customerId)));
  return row ?? null;
}

/** A guest's, by the digest of its key, while nobody has claimed it and it is not older than `since`. */
export async function findGuestForm(
  db: Db,
  keyHash: string,
  since: Date,
  now: Date,
): Promise<FormRow | null> {
  const isTheirs = and(
    eq(requests.draftKeyHash, keyHash),
    isNull(requests.customerId),
    gt(requests.createdAt, since),
  );
  const [row] = await select(db, now, isTheirs);
  return row ?? null;
}

/** The service that a form names, with what it asks and the names that search knows it by. */
export async function findService(db: Db, id: string) {
  const [row] = await db
    .select({
      id: services.id,
      questions: services.questions,
      names: {
        en: services.nameEn,
        ar: services.nameAr,
        groupEn: serviceGroups.nameEn,
        groupAr: serviceGroups.nameAr,
      },
    })
    .from(services)
    .innerJoin(serviceGroups, eq(serviceGroups.id, services.groupId))
    .where(and(eq(services.id, id), services.isActive));
  return row ?? null;
}

/** A city, with the district where that belongs to it. */
export async function findPlace(db: Db, cityId: string, districtId: string | null) {
  const [row] = await db
    .select({
      id: cities.id,
      districtId: districts.id,
      names: {
        en: cities.nameEn,
        ar: cities.nameAr,
        districtEn: districts.nameEn,
        districtAr: districts.nameAr,
      },
    })
    .from(cities)
    .leftJoin(districts, and(eq(districts.cityId, cities.id), eq(districts.id, districtId ?? "")))
    .where(and(eq(cities.id, cityId), cities.isActive));
  return row ?? null;
}
