import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles, providerServices, services, users } from "../db/schema";
import { cardColumns } from "../db/technician-cards";

/** A listed technician in full; no row for those whom the directory does not list. */
export const selectProfile = (db: Db, id: string) =>
  db
    .select({
      ...cardColumns,
      bio: providerProfiles.bio,
      years: providerProfiles.years,
      hours: providerProfiles.hours,
      starCounts: providerProfiles.starCounts,
      punctualitySum: providerProfiles.punctualitySum,
      qualitySum: providerProfiles.qualitySum,
      communicationSum: providerProfiles.communicationSum,
      honestySum: providerProfiles.honestySum,
      ordersCount: providerProfiles.ordersCount,
      onTimeCount: providerProfiles.onTimeCount,
      offersCount: providerProfiles.offersCount,
      acceptedCount: providerProfiles.acceptedCount,
      createdAt: users.createdAt,
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(and(eq(providerProfiles.userId, id), providerProfiles.isPublic));

export type ProfileRow = Awaited<ReturnType<typeof selectProfile>>[number];

export const listPrices = (db: Db, id: string) =>
  db
    .select({
      id: services.id,
      en: services.nameEn,
      ar: services.nameAr,
      icon: services.icon,
      fromPrice: providerServices.fromPrice,
      typicalDuration: services.typicalDuration,
    })
    .from(providerServices)
    .innerJoin(services, eq(services.id, providerServices.serviceId))
    .where(and(eq(providerServices.userId, id), services.isActive))
    .orderBy(asc(services.groupId), asc(services.position));
