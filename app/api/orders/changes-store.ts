import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { audit } from "../db/schema";

/** What the customer asked to be changed, the newest first. */
export async function listChanges(db: Db, orderId: string): Promise<{ at: Date; reason: string }[]> {
  const isAsking = and(eq(audit.entity, "order"), eq(audit.entityId, orderId), eq(audit.event, "askChanges"));
  const rows = await db
    .select({ at: audit.createdAt, detail: audit.detail })
    .from(audit)
    .where(isAsking)
    .orderBy(desc(audit.createdAt), desc(audit.id));
  return rows.map(({ at, detail }) => ({ at, reason: String(detail.reason ?? "") }));
}
