import { and, asc, type Column, desc, eq, min, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import {
  cities,
  files,
  orders,
  providerProfiles,
  searchedUser,
  submittedOrder,
  tokens,
  users,
} from "../db/schema";
import { openOrder } from "../db/states";
import type { Window } from "../page";

export const usersOrder = { key: users.createdAt, id: users.id };

const rowColumns = {
  id: users.id,
  name: users.name,
  type: users.type,
  phone: users.phone,
  email: users.email,
  avatarId: users.avatarId,
  isVerified: users.isVerified,
  isActive: users.isActive,
  createdAt: users.createdAt,
};

/** @param patterns each of which an account's name, phone or e-mail answers to */
export const listUsers = (
  db: Db,
  { patterns, isInactive }: { patterns: readonly string[]; isInactive: boolean },
  { after, orderBy, limit }: Window,
) =>
  db
    .select(rowColumns)
    .from(users)
    .where(
      and(
        isInactive ? sql`not ${users.isActive}` : undefined,
        ...patterns.map((pattern): SQL => sql`${searchedUser(users)} like ${pattern}`),
        after,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

/** Members of staff whose accounts are open, but these, by their names. */
export const listStaffBut = (db: Db, ids: string[], limit: number) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(sql`${users.type} = 'staff'`, eq(users.isActive, true), notInArray(users.id, ids)))
    .orderBy(users.name, users.id)
    .limit(limit);

const sessionsOf = sql<number>`(select count(*) from ${tokens}
  where ${tokens.userId} = ${users.id} and ${tokens.kind} = 'access')`.mapWith(Number);

const openJobsAs = (side: Column) =>
  sql`(select count(*) from ${orders} where ${side} = ${users.id} and ${oneOf(orders.status, openOrder)})`;
const openJobs = sql<number>`${openJobsAs(orders.customerId)} + ${openJobsAs(orders.providerId)}`.mapWith(
  Number,
);

/** One account with its city and, of a technician, what its verification stands on. */
export async function findUser(db: Db, id: string) {
  const [found] = await db
    .select({
      ...rowColumns,
      ...{ locale: users.locale, seenAt: users.seenAt, inactiveReason: users.inactiveReason },
      ...{ sessions: sessionsOf, openJobs },
      city: { id: cities.id, en: cities.nameEn, ar: cities.nameAr },
      provider: {
        headline: providerProfiles.headline,
        jobsDone: providerProfiles.jobsDone,
        verification: providerProfiles.verification,
        verificationReason: providerProfiles.verificationReason,
        submittedAt: providerProfiles.submittedAt,
      },
    })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(providerProfiles, eq(providerProfiles.userId, users.id))
    .where(eq(users.id, id));
  return found ?? null;
}

/** So many of the documents handed in last. */
const mostDocuments = 12;

/** What a technician handed in to prove who it is, newest first. */
export const listDocuments = (db: Db, userId: string) =>
  db
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(
      and(eq(files.ownerId, userId), eq(files.purpose, "document"), sql`${files.attachedAt} is not null`),
    )
    .orderBy(desc(files.attachedAt), asc(files.position), asc(files.id))
    .limit(mostDocuments);

const isSubmitted = sql`${providerProfiles.verification} = 'submitted'`;

/** How many verifications wait. */
export const countSubmitted = (db: Db) => db.$count(providerProfiles, isSubmitted);

/** Since when the oldest verification waits; null where none does. */
export const oldestSubmitted = (db: Db): SQL<Date | null> =>
  sql`(${db
    .select({ since: min(submittedOrder(providerProfiles)) })
    .from(providerProfiles)
    .where(isSubmitted)})`.mapWith(providerProfiles.submittedAt);

export const countInactive = (db: Db) => db.$count(users, sql`not ${users.isActive}`);
