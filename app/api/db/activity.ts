import { type Column, type SQL, sql } from "drizzle-orm";

/** That an account is open; null where there is none. @param userId as the query names it */
export const isActive = (userId: Column | SQL): SQL<boolean> =>
  sql<boolean>`(select a.is_active from users a where a.id = ${userId})`;

/** That the one technician whom a request was sent to has an account that is closed. @param providerId as the query names it */
export const isAway = (providerId: Column | SQL): SQL<boolean> =>
  sql<boolean>`${isActive(providerId)} is false`;
