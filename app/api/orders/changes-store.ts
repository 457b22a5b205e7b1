import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { audit } from "../db/schema";

/** What the customer asked to be changed, the newest first. */
export function listChanges(db: Db, orderId: string) {
  const isAsking = and(eq(audit.entity, "order"), eq(audit.entityId, orderId), eq(audit.event, "askChanges"));
  return db
    .select({ at: audit.createdAt, reason: sql<string>`coalesce(${audit.detail} ->> 'reason', '')` })
    .from(audit)
    .where(isAsking)
    .orderBy(desc(audit.createdAt), desc(audit.id));
}
