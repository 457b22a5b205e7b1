import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { daysOff } from "../db/money-schema";
import {
  files,
  notifications,
  providerCities,
  providerProfiles,
  providerServices,
  requestInvitations,
  requests,
  tokens,
  users,
} from "../db/schema";
import type { Section } from "./export-section-store";

export async function findAccount(db: Db, userId: string) {
  const [row] = await db
    .select({
      ...{ id: users.id, name: users.name, type: users.type, phone: users.phone, email: users.email },
      ...{ locale: users.locale, digits: users.digits, city: users.cityId, avatar: users.avatarId },
      ...{ isVerified: users.isVerified, isCompleted: users.isCompleted, isActive: users.isActive },
      ...{ inactiveReason: users.inactiveReason, isListed: users.isListed, seenAt: users.seenAt },
      ...{ termsVersion: users.termsVersion, createdAt: users.createdAt },
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The technician's own profile, as it is shown, and what only the technician and staff see of it. */
export async function findTrade(db: Db, userId: string) {
  const t = providerProfiles;
  const [row] = await db
    .select({
      ...{ headline: t.headline, bio: t.bio, years: t.years, hours: t.hours, isListed: users.isListed },
      ...{ warrantyDays: t.warrantyDays, vatNumber: t.vatNumber, isTakingJobs: t.isTakingJobs },
      ...{ verification: t.verification, verificationReason: t.verificationReason },
      ...{ submittedAt: t.submittedAt, rating: t.rating, reviews: t.reviewsCount, jobsDone: t.jobsDone },
      ...{ starCounts: t.starCounts, responseCounts: t.responseCounts },
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .where(eq(t.userId, userId));
  return row ?? null;
}

export const ownServices: Section = (db, userId, limit) =>
  db
    .select({ service: providerServices.serviceId, fromPrice: providerServices.fromPrice })
    .from(providerServices)
    .where(eq(providerServices.userId, userId))
    .orderBy(asc(providerServices.serviceId))
    .limit(limit);

export const ownCities: Section = (db, userId, limit) =>
  db
    .select({ city: providerCities.cityId })
    .from(providerCities)
    .where(eq(providerCities.userId, userId))
    .orderBy(asc(providerCities.cityId))
    .limit(limit);

export const ownDaysOff: Section = (db, userId, limit) =>
  db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(eq(daysOff.providerId, userId))
    .orderBy(desc(daysOff.day))
    .limit(limit);

/** Where somebody is signed in. What opens the account is not in it. */
export const ownSessions: Section = (db, userId, limit) =>
  db
    .select({ device: tokens.device, lastUsedAt: tokens.lastUsedAt, createdAt: tokens.createdAt })
    .from(tokens)
    .where(eq(tokens.userId, userId))
    .orderBy(desc(tokens.createdAt))
    .limit(limit);

/** Photos, documents and proofs: each is at `/files/` and its id. */
export const ownFiles: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: files.id, purpose: files.purpose, requestId: files.requestId, orderId: files.orderId },
      ...{ belongsTo: files.subjectId, mime: files.mime, width: files.width, height: files.height },
      ...{ bytes: files.bytes, createdAt: files.createdAt },
    })
    .from(files)
    .where(eq(files.ownerId, userId))
    .orderBy(desc(files.createdAt))
    .limit(limit);

export const ownNotices: Section = (db, userId, limit) =>
  db
    .select({
      ...{ kind: notifications.kind, params: notifications.params, path: notifications.path },
      ...{ readAt: notifications.readAt, createdAt: notifications.createdAt },
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt))
    .limit(limit);

/** Whom a customer has asked to look at a request. */
export const ownInvitations: Section = (db, userId, limit) =>
  db
    .select({
      ...{ requestId: requestInvitations.requestId, providerId: requestInvitations.providerId },
      createdAt: requestInvitations.createdAt,
    })
    .from(requests)
    .innerJoin(requestInvitations, eq(requestInvitations.requestId, requests.id))
    .where(eq(requests.customerId, userId))
    .orderBy(desc(requestInvitations.createdAt))
    .limit(limit);
