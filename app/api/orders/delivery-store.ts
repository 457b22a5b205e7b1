import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { audit } from "../db/schema";

/** Each delivery, and what the customer asked to be changed of it, the newest first. */
export function listDeliveries(db: Db, orderId: string) {
  const isOfOrder = and(eq(audit.entity, "order"), eq(audit.entityId, orderId));
  return db
    .select({
      event: sql<"deliver" | "askChanges">`${audit.event}`,
      at: audit.createdAt,
      said: sql<string>`coalesce(${audit.detail} ->> 'reason', ${audit.detail} ->> 'note', '')`,
    })
    .from(audit)
    .where(and(isOfOrder, inArray(audit.event, ["deliver", "askChanges"])))
    .orderBy(desc(audit.createdAt), desc(audit.position));
}
