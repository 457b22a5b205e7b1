import { eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { orders } from "../db/schema";

/** Somebody's newest records of one kind, at most so many. */
export type Section = (db: Db, userId: string, limit: number) => Promise<Record<string, unknown>[]>;

export const isSide = (userId: string) => or(eq(orders.customerId, userId), eq(orders.providerId, userId));

/** Which of an order's two sides somebody is. */
export const sideOf = (userId: string): SQL =>
  sql`case when ${orders.customerId} = ${userId} then 'customer' else 'provider' end`;

/** What stands there where it is the reader's own, and nothing where it is another's. */
export const onlyIf = (isOwn: SQL, column: SQLWrapper): SQL<unknown> =>
  sql`case when ${isOwn} then ${column} end`;
