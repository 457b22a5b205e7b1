import { and, asc, eq, gte, sql } from "drizzle-orm";
import { agendaOf } from "../db/agenda";
import type { Db } from "../db/client";
import { daysOff } from "../db/money-schema";
import { orders, requests } from "../db/schema";

type Range = { from: Date; to: Date };

/** Where a provider is to be from a moment on and before another, the next first: all of it, so that no warning misses any. */
export const listTaken = (db: Db, providerId: string, { from, to }: Range, now: Date) =>
  db
    .select({
      id: orders.id,
      status: orders.status,
      visitId: sql<string | null>`agenda.visit_id`,
      request: { id: requests.id, title: requests.title },
      startsAt: sql`agenda.at`.mapWith(orders.startsAt),
      arrivalMinutes: orders.arrivalMinutes,
      duration: orders.duration,
    })
    .from(orders)
    .innerJoin(sql`(${agendaOf(providerId, from, to, now)}) agenda`, sql`agenda.id = ${orders.id}`)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .orderBy(sql`agenda.at`, orders.id);

/** As many days as can be taken off ahead. */
export const mostDaysOff = 100;

/** A provider's days off from a date on, the next first. */
export const listDaysOff = (db: Db, providerId: string, from: string) =>
  db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.providerId, providerId), gte(daysOff.day, from)))
    .orderBy(asc(daysOff.day))
    .limit(mostDaysOff);

export const insertDayOff = (db: Db, providerId: string, day: string) =>
  db.insert(daysOff).values({ providerId, day }).onConflictDoNothing();

export const deleteDayOff = (db: Db, providerId: string, day: string) =>
  db.delete(daysOff).where(and(eq(daysOff.providerId, providerId), eq(daysOff.day, day)));
