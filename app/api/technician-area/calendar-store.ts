import { and, asc, eq, gte } from "drizzle-orm";
import type { Db } from "../db/client";
import { daysOff } from "../db/money-schema";

/** As many days as can be taken off ahead. */
export const mostDaysOff = 100;

/** A provider's days off from a date on, the next first. */
export async function listDaysOff(db: Db, providerId: string, from: string): Promise<string[]> {
  const rows = await db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.providerId, providerId), gte(daysOff.day, from)))
    .orderBy(asc(daysOff.day))
    .limit(mostDaysOff);
  return rows.map(({ day }) => day);
}

export const insertDayOff = (db: Db, providerId: string, day: string) =>
  db.insert(daysOff).values({ providerId, day }).onConflictDoNothing();

export const deleteDayOff = (db: Db, providerId: string, day: string) =>
  db.delete(daysOff).where(and(eq(daysOff.providerId, providerId), eq(daysOff.day, day)));
