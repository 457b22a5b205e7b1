import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { complaintDecisions, complaintSplits } from "../db/complaint-schema";
import { audit, users } from "../db/schema";
import { readTogether } from "../db/together";

export type SplitRow = typeof complaintSplits.$inferSelect;

/** Newest first: three a side at most. */
export const listSplits = (db: Db, complaintId: string) =>
  db
    .select()
    .from(complaintSplits)
    .where(eq(complaintSplits.complaintId, complaintId))
    .orderBy(desc(complaintSplits.createdAt), desc(complaintSplits.id));

export const insertSplit = (tx: Db, values: typeof complaintSplits.$inferInsert) =>
  tx.insert(complaintSplits).values(values);

/** What is open of a complaint, of one side or of both, is so no longer. */
export const closeSplits = (
  tx: Db,
  complaintId: string,
  status: "replaced" | "lapsed",
  side?: SplitRow["side"],
) =>
  tx
    .update(complaintSplits)
    .set({ status })
    .where(
      and(
        eq(complaintSplits.complaintId, complaintId),
        eq(complaintSplits.status, "open"),
        side && eq(complaintSplits.side, side),
      ),
    );

export const acceptSplit = (tx: Db, id: string) =>
  tx.update(complaintSplits).set({ status: "accepted" }).where(eq(complaintSplits.id, id));

export const insertDecision = (tx: Db, values: typeof complaintDecisions.$inferInsert) =>
  tx.insert(complaintDecisions).values(values);

/** The first, then that on the appeal. */
export const listDecisions = (db: Db, complaintId: string) =>
  db
    .select({ ...getTableColumns(complaintDecisions), staff: { id: users.id, name: users.name } })
    .from(complaintDecisions)
    .innerJoin(users, eq(users.id, complaintDecisions.staffId))
    .where(eq(complaintDecisions.complaintId, complaintId))
    .orderBy(asc(complaintDecisions.round));

/** When an account was last closed, and by whom: no row where that is written nowhere. */
export function selectClosing(db: Db, userId: string | SQL) {
  const isClosing = and(eq(audit.entity, "user"), eq(audit.event, "deactivate"));
  return db
    .select({ by: audit.actorId, at: audit.createdAt })
    .from(audit)
    .where(and(eq(audit.entityId, userId), isClosing))
    .orderBy(desc(audit.createdAt), desc(audit.position))
    .limit(1);
}

/** Whose decision an appeal is against: the first on the complaint; of an account's appeal, before there is one, whoever closed the account. */
export const firstDeciderOf = (db: Db, complaintId: string): SQL<string | null> => {
  const filer = sql`(select a.filer_id from complaints a where a.id = ${complaintId} and a.kind = 'account_appeal')`;
  return sql`coalesce((select staff_id from complaint_decisions where complaint_id = ${complaintId} order by round limit 1),
    (select by from ${selectClosing(db, filer)} as closing(by, at)))`;
};

export const findFirstDecider = async (db: Db, complaintId: string): Promise<string | null> =>
  (await readTogether(db, { by: firstDeciderOf(db, complaintId) })).by;

export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];
