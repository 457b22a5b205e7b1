import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { complaintDecisions, complaintSplits, complaints } from "../db/complaint-schema";
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

/**
 * How what an order had released was split by its complaints: what was to stay with the technician's side, and what did, where a bank had
 * left less; what was the payer's of what a bank had then; and from when to when each was under way.
 */
export async function listSplitsOf(tx: Db, orderId: string) {
  const agreed = sql<number>`coalesce(
    (select s.amount from complaint_splits s where s.complaint_id = complaints.id and s.status = 'accepted'),
    (select d.kept from complaint_decisions d where d.complaint_id = complaints.id order by d.round desc limit 1), 0)`;
  // By what went back at once: a chargeback and the end of a complaint may be written down in another order than their times have.
  const given = sql<number>`coalesce((select sum(r.amount) from payments p join refunds r on r.payment_id = p.id
    where p.order_id = complaints.order_id and r.cause = complaints.id), 0)`;
  const { id, amount, kept, createdAt: from, endedAt: until } = complaints;
  const isOfReleased = and(eq(complaints.outcome, "split"), eq(complaints.isDispute, false));
  const rows = await tx
    .select({ id, amount, kept, from, until, agreed: agreed.mapWith(Number), given: given.mapWith(Number) })
    .from(complaints)
    .where(and(eq(complaints.orderId, orderId), isOfReleased));
  return rows.flatMap(({ id, amount, kept, from, until, agreed, given }) =>
    until
      ? [{ id, agreed, kept: kept ?? 0, toPayer: Math.max(0, (amount ?? 0) - agreed - given), from, until }]
      : [],
  );
}

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

/**
 * Who does not judge a complaint: whoever decided on it first. Of an account's appeal whoever closed the account, at first, and on the
 * appeal against that decision as long as a third member of staff can.
 */
export const judgesBarredFrom = (db: Db, complaintId: string): SQL<string[]> => {
  const filer = sql`(select a.filer_id from complaints a where a.id = ${complaintId} and a.kind = 'account_appeal')`;
  return sql`(select to_json(array_remove(array[decider, case when closer is null or decider is null or exists (
      select from users u where u.type = 'staff' and u.is_active and u.id not in (decider, closer)) then closer end], null))
    from (select (select d.staff_id from complaint_decisions d where d.complaint_id = ${complaintId} order by d.round limit 1) as decider,
      (select by from ${selectClosing(db, filer)} as closing(by, at)) as closer) as judges)`;
};

/** Whether this member of staff is one of them. */
export const isBarredFrom = async (db: Db, complaintId: string, staffId: string): Promise<boolean> =>
  (await readTogether(db, { barred: judgesBarredFrom(db, complaintId) })).barred.includes(staffId);

/**
 * Why the account was closed whose appeal a complaint is, as it was when that was filed, whatever became of the account since; null of every
 * other complaint.
 */
export const closedForOf = (complaintId: string): SQL<string | null> => sql`(
  select coalesce((select a.detail->>'reason' from audit a
    where a.entity = 'user' and a.entity_id = c.filer_id and a.event = 'deactivate' and a.created_at <= c.created_at
    order by a.created_at desc, a.position desc limit 1), u.inactive_reason)
  from complaints c join users u on u.id = c.filer_id where c.id = ${complaintId} and c.kind = 'account_appeal')`;

/** Who opened the account by hand, and so ended its appeal, and why; null of what ended otherwise, or has not. */
export const openedByHandOf = (complaintId: string): SQL<Opened | null> => sql`(
  select json_build_object('by', json_build_object('id', u.id, 'name', u.name), 'reason', opened.detail->>'reason')
  from audit ended join complaints c on c.id = ended.entity_id
  join audit opened on opened.entity = 'user' and opened.entity_id = c.filer_id and opened.event = 'reactivate'
    and opened.created_at = ended.created_at
  join users u on u.id = opened.actor_id
  where ended.entity = 'complaint' and ended.entity_id = ${complaintId} and ended.event = 'reopen' limit 1)`;

type Opened = { by: { id: string; name: string }; reason: string | null };

export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];
