import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import type { DayHours } from "../db/columns";
import type { NamedRow } from "../db/named-row";
import {
  cities,
  files,
  providerCities,
  providerProfiles,
  providerServices,
  serviceGroups,
  services,
  users,
} from "../db/schema";
import { documentsOf } from "./documents-store";
import { saveOffered } from "./offered-store";

/** A provider's own profile with its services and cities, in one query. */
export async function getProvider(db: Db, userId: string) {
  const offered = sql<(NamedRow & { fromPrice: number | null })[]>`(
    select coalesce(json_agg(json_build_object('id', ${services.id}, 'en', ${services.nameEn}, 'ar', ${services.nameAr},
      'fromPrice', ${providerServices.fromPrice}) order by ${services.groupId}, ${services.position}), '[]'::json)
    from ${providerServices} join ${services} on ${services.id} = ${providerServices.serviceId}
    where ${providerServices.userId} = ${users.id})`;
  const served = sql<NamedRow[]>`(
    select coalesce(json_agg(json_build_object('id', ${cities.id}, 'en', ${cities.nameEn}, 'ar', ${cities.nameAr}) order by ${cities.position}), '[]'::json)
    from ${providerCities} join ${cities} on ${cities.id} = ${providerCities.cityId}
    where ${providerCities.userId} = ${users.id})`;
  const [row] = await db
    .select({
      headline: providerProfiles.headline,
      bio: providerProfiles.bio,
      years: providerProfiles.years,
      warrantyDays: providerProfiles.warrantyDays,
      hours: providerProfiles.hours,
      verification: providerProfiles.verification,
      verificationReason: providerProfiles.verificationReason,
      services: offered,
      cities: served,
      documents: sql<number>`(${db.select({ n: count() }).from(files).where(documentsOf(userId))})`.mapWith(
        Number,
      ),
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(eq(providerProfiles.userId, userId));
  if (!row) throw new Error("The provider has no profile");
  return row;
}

/** Holds the profile until the transaction ends, and says how it stands. */
export async function lockProfile(tx: Db, userId: string) {
  const [row] = await tx
    .select({ isPublic: providerProfiles.isPublic, verification: providerProfiles.verification })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, userId))
    .for("no key update");
  if (!row) throw new Error("The provider has no profile");
  const offered = await tx
    .select({ id: services.id, groupId: services.groupId, fromPrice: providerServices.fromPrice })
    .from(providerServices)
    .innerJoin(services, eq(services.id, providerServices.serviceId))
    .where(eq(providerServices.userId, userId));
  return { ...row, services: offered };
}

/** Names and floors of the services, names of the cities: what search and checks need of a profile being saved. */
export async function readChosen(db: Db, serviceIds: readonly string[], cityIds: readonly string[]) {
  const chosenServices = await db
    .select({
      id: services.id,
      groupId: services.groupId,
      en: services.nameEn,
      ar: services.nameAr,
      priceFloor: services.priceFloor,
      group: { en: serviceGroups.nameEn, ar: serviceGroups.nameAr },
    })
    .from(services)
    .innerJoin(serviceGroups, eq(serviceGroups.id, services.groupId))
    .where(and(inArray(services.id, [...serviceIds]), services.isActive));
  const chosenCities = await db
    .select({ id: cities.id, en: cities.nameEn, ar: cities.nameAr })
    .from(cities)
    .where(and(inArray(cities.id, [...cityIds]), cities.isActive));
  return { services: chosenServices, cities: chosenCities };
}

export type ProfileChange = {
  headline: string;
  bio: string;
  years: number;
  warrantyDays: number;
  hours?: (DayHours | null)[];
  startingPrice: number | null;
  words: string[];
  services: { serviceId: string; fromPrice: number | null }[];
  cities: string[];
};

/** Stores the whole profile; it is complete from here on. @returns whether the directory lists it now */
export async function saveProfile(
  tx: Db,
  userId: string,
  { services: offered, cities: served, ...profile }: ProfileChange,
): Promise<boolean> {
  await saveOffered(tx, userId, offered, served);
  const [user] = await tx
    .update(users)
    .set({ isCompleted: true })
    .where(eq(users.id, userId))
    .returning({ isPublic: sql<boolean>`${users.isVerified} and ${users.isActive} and ${users.isListed}` });
  const isPublic = user?.isPublic ?? false;
  await tx
    .update(providerProfiles)
    .set({ ...profile, isPublic })
    .where(eq(providerProfiles.userId, userId));
  return isPublic;
}

/** Keeps how many listed providers serve each service; rows are held in one order, so that two savers never wait in a ring. */
export async function countProviders(
  tx: Db,
  added: readonly string[],
  removed: readonly string[],
): Promise<void> {
  const all = [...added, ...removed];
  if (all.length === 0) return;
  await tx
    .select({ id: services.id })
    .from(services)
    .where(inArray(services.id, all))
    .orderBy(asc(services.id))
    .for("no key update");
  const bump = (ids: readonly string[], by: number) =>
    tx
      .update(services)
      .set({ providersCount: sql`${services.providersCount} + ${by}` })
      .where(inArray(services.id, [...ids]));
  if (added.length > 0) await bump(added, 1);
  if (removed.length > 0) await bump(removed, -1);
}

export const setTakingJobs = (db: Db, userId: string, isTakingJobs: boolean) =>
  db.update(providerProfiles).set({ isTakingJobs }).where(eq(providerProfiles.userId, userId));

/** Whether the directory lists a provider. */
export const setPublic = (tx: Db, userId: string, isPublic: boolean) =>
  tx.update(providerProfiles).set({ isPublic }).where(eq(providerProfiles.userId, userId));
