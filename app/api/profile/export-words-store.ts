import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { complaintDecisions, complaintMessages, complaintParties, complaints } from "../db/complaint-schema";
import { customerReviews, reviews } from "../db/schema";

/** The newest records of one kind that somebody has. */
export type Section = (db: Db, userId: string, limit: number) => Promise<Record<string, unknown>[]>;

const given = <T extends typeof reviews | typeof customerReviews>(table: T) => ({
  ...{ id: table.id as T["id"], orderId: table.orderId as T["orderId"], status: table.status as T["status"] },
  ...{ stars: table.stars as T["stars"], text: table.body as T["body"], reply: table.reply as T["reply"] },
  createdAt: table.createdAt as T["createdAt"],
});

/** What somebody wrote of others. */
export const ownReviews: Section = async (db, userId, limit) => [
  ...(await db
    .select(given(reviews))
    .from(reviews)
    .where(eq(reviews.authorId, userId))
    .orderBy(desc(reviews.createdAt))
    .limit(limit)),
  ...(await db
    .select(given(customerReviews))
    .from(customerReviews)
    .where(eq(customerReviews.authorId, userId))
    .orderBy(desc(customerReviews.createdAt))
    .limit(limit)),
];

/** What somebody complained of, said and was told. */
export const ownComplaints: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: complaints.id, kind: complaints.kind, status: complaints.status },
      isMine: sql<boolean>`${complaints.filerId} = ${userId}`,
      /** Of another's complaint the text is that person's. */
      text: sql<string | null>`case when ${complaints.filerId} = ${userId} then ${complaints.body} end`,
      messages: sql<unknown[]>`(
        select coalesce(json_agg(json_build_object('text', m.body, 'at', m.created_at) order by m.created_at), '[]'::json)
        from ${complaintMessages} m where m.complaint_id = ${complaints.id} and m.author_id = ${userId})`,
      decisions: sql<unknown[]>`(
        select coalesce(json_agg(json_build_object('outcome', d.outcome, 'en', d.reason_en, 'ar', d.reason_ar) order by d.round), '[]'::json)
        from ${complaintDecisions} d where d.complaint_id = ${complaints.id})`,
      createdAt: complaints.createdAt,
    })
    .from(complaintParties)
    .innerJoin(complaints, eq(complaints.id, complaintParties.complaintId))
    .where(eq(complaintParties.userId, userId))
    .orderBy(desc(complaintParties.createdAt))
    .limit(limit);
