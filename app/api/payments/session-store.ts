import { and, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { payments } from "../db/money-schema";
import { isOpen } from "./payment-store";

/** At a gateway, and not closed there yet. */
const hasSession = and(
  sql`${payments.gateway} <> 'bank'`,
  isNull(payments.closedAt),
  isNotNull(payments.reference),
);

const session = { id: payments.id, reference: payments.reference, gateway: payments.gateway };

/** Sessions at gateways that were begun and whose time is over. */
export const listOverdue = (db: Db, now: Date, limit: number) =>
  db
    .select(session)
    .from(payments)
    .where(and(isOpen, hasSession, lte(payments.dueAt, now)))
    .orderBy(payments.dueAt)
    .limit(limit);

/**
 * Payments that nobody may make any more and whose sessions are not closed yet. Bank transfers are among them, which have no session: they are
 * only marked as closed, or the index of these would keep them for ever.
 */
export const listUnclosed = (db: Db, limit: number) =>
  db
    .select(session)
    .from(payments)
    .where(
      and(
        sql`${payments.status} in ('cancelled','failed')`,
        isNull(payments.closedAt),
        isNotNull(payments.reference),
      ),
    )
    .orderBy(payments.updatedAt)
    .limit(limit);
