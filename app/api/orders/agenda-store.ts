import { type SQL, sql } from "drizzle-orm";
import { agendaOf, unfinishedOf } from "../db/agenda";
import type { Db } from "../db/client";
import { orders, requests } from "../db/schema";
import { type OrderViewRow, selectAlso } from "./view-store";

/** A job of somebody's day: when it begins, which visit under warranty that is, and where it is. */
export type AgendaRow = OrderViewRow & { at: Date; visitId: string | null; address: string };

const listOf = (db: Db, now: Date, places: SQL): Promise<AgendaRow[]> =>
  selectAlso(db, now, {
    at: sql`agenda.at`.mapWith(orders.startsAt),
    visitId: sql<string | null>`agenda.visit_id`,
    // Of every row of an agenda it is shared: it is paid for, or has a visit that is agreed on.
    address: sql<string>`${requests.address}`,
  })
    .innerJoin(sql`(${places}) agenda`, sql`agenda.id = ${orders.id}`)
    .orderBy(sql`agenda.at`, orders.id);

/** Where a provider is to be from a moment on and before another, by the hour: jobs, and those done that have a visit then. */
export const listAgenda = (db: Db, providerId: string, from: Date, to: Date, now: Date) =>
  listOf(db, now, agendaOf(providerId, from, to, now));

/** A day's agenda, and before it what is left of earlier days. */
export const listDay = (db: Db, providerId: string, from: Date, to: Date, now: Date) =>
  listOf(
    db,
    now,
    sql`${agendaOf(providerId, from, to, now)} union all ${unfinishedOf(providerId, from, now)}`,
  );
