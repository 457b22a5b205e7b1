import { sql } from "drizzle-orm";
import { agendaOf, unfinishedOf } from "../db/agenda";
import type { Db } from "../db/client";
import { orders, requests } from "../db/schema";
import { type OrderViewRow, selectAlso } from "./view-store";

/** A job of somebody's day: when it begins, which visit under warranty that is, and where it is. */
export type AgendaRow = OrderViewRow & { at: Date; visitId: string | null; address: string };

/** Where a provider is to be from a moment on and before another, by the hour: jobs, those done that have a visit then, and before them what is left of earlier days. */
export const listAgenda = (
  db: Db,
  providerId: string,
  from: Date,
  to: Date,
  now: Date,
): Promise<AgendaRow[]> =>
  selectAlso(db, now, {
    at: sql`agenda.at`.mapWith(orders.startsAt),
    visitId: sql<string | null>`agenda.visit_id`,
    // Of every row of an agenda it is shared: it is paid for, or has a visit that is agreed on.
    address: sql<string>`${requests.address}`,
  })
    .innerJoin(
      sql`(${agendaOf(providerId, from, to, now)} union all ${unfinishedOf(providerId, from, now)}) agenda`,
      sql`agenda.id = ${orders.id}`,
    )
    .orderBy(sql`agenda.at`, orders.id);
