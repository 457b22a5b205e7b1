import { and, asc, desc, eq, gt, gte, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { missedVisit } from "../db/missed-visit";
import { proposals } from "../db/money-schema";
import { oneOf } from "../db/one-of";
import { orders } from "../db/schema";
import { readTogether } from "../db/together";
import type { Side } from "../record/life-cycle";

export type ProposalRow = typeof proposals.$inferSelect;

export const insertProposal = (tx: Db, values: typeof proposals.$inferInsert) =>
  tx.insert(proposals).values(values);

export const updateProposal = (tx: Db, id: string, values: Partial<Omit<ProposalRow, "id">>) =>
  tx.update(proposals).set(values).where(eq(proposals.id, id));

/** A proposal of a request that this transaction holds. */
export async function findProposal(tx: Db, id: string): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id));
  return row ?? null;
}

const openStates: readonly ProposalRow["status"][] = ["proposed", "agreed"];
const isOpen = oneOf(proposals.status, openStates);

/** Those of an order that wait for an answer, a payment or a visit: one of each kind at most. */
export const listOpen = (tx: Db, orderId: string): Promise<ProposalRow[]> =>
  tx
    .select()
    .from(proposals)
    .where(and(eq(proposals.orderId, orderId), isOpen));

const shown = 20;

/** Of an order: all that are open, so that nothing which is proposed since puts one out of reach, then the newest of the others. */
export function listProposals(db: Db, orderId: string) {
  const idsOf = (which: SQL) =>
    db
      .select({ id: proposals.id })
      .from(proposals)
      .where(and(eq(proposals.orderId, orderId), which));
  const newest = idsOf(not(isOpen)).orderBy(desc(proposals.createdAt), desc(proposals.id)).limit(shown);
  return db
    .select()
    .from(proposals)
    .where(sql`${proposals.id} = any(array(${idsOf(isOpen)} union all ${newest}))`)
    .orderBy(desc(isOpen), desc(proposals.createdAt), desc(proposals.id));
}

/** The other price that both sides of an order agreed on, as long as it is to be paid. */
export const findIncrease = async (tx: Db, orderId: string): Promise<ProposalRow | undefined> =>
  (await listOpen(tx, orderId)).find(({ kind, status }) => kind === "price" && status === "agreed");

/**
 * Whether a side has said since a moment that the other did not come. A claim that has lapsed does not count: a dispute took its place, since
 * silence never lets one lapse.
 */
export async function hasClaimed(db: Db, orderId: string, by: Side, since: Date): Promise<boolean> {
  const isIt = and(eq(proposals.orderId, orderId), eq(proposals.by, by), gte(proposals.createdAt, since));
  const isMeant = sql`${proposals.kind} = 'no_show' and ${proposals.status} <> 'lapsed'`;
  return (await db.$count(proposals, and(isIt, isMeant))) > 0;
}

/** When the last visit under warranty was to begin that was not made, and none since; else null. */
export const missedVisitOf = (orderId: string): SQL<Date | null> =>
  missedVisit(sql`${orderId}`).mapWith(proposals.startsAt);

export const findMissedVisit = async (db: Db, orderId: string): Promise<Date | null> =>
  (await readTogether(db, { at: missedVisitOf(orderId) })).at;

const isUnnamed = and(sql`${proposals.kind} = 'warranty'`, isOpen, isNull(proposals.visitorId));

/** Some visits under warranty after one that are open, and nobody's. */
export const listUnnamed = (db: Db, after: string, limit: number) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(isUnnamed, gt(proposals.id, after)))
    .orderBy(asc(proposals.id))
    .limit(limit);

/** Gives such a visit to the technician of its order. @returns whether it did: one in use is left for another time */
export async function nameVisitor(db: Db, id: string): Promise<boolean> {
  const free = db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(isUnnamed, eq(proposals.id, id)))
    .for("update", { skipLocked: true });
  const visitorId = sql`(select ${orders.providerId} from ${orders} where ${orders.id} = ${proposals.orderId})`;
  const named = await db
    .update(proposals)
    .set({ visitorId })
    .where(inArray(proposals.id, free))
    .returning({ id: proposals.id });
  return named.length > 0;
}

/**
 * Visits under warranty that an earlier version calls lapsed although their customer said that nobody came, with their requests: the next
 * ones after that of the id `after`.
 */
export const listMisnamed = (db: Db, after: string, limit: number) =>
  db
    .select({ id: proposals.id, requestId: orders.requestId })
    .from(proposals)
    .innerJoin(orders, eq(orders.id, proposals.orderId))
    .where(
      and(
        sql`${proposals.kind} = 'warranty' and ${proposals.status} = 'lapsed'`,
        gt(proposals.id, after),
        sql`exists (select 1 from audit a where a.entity = 'proposal' and a.entity_id = ${proposals.id} and a.event = 'miss')`,
      ),
    )
    .orderBy(asc(proposals.id))
    .limit(limit);

/** The order of a proposal, for one of its two sides. */
export async function findOrderOf(db: Db, id: string, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: proposals.orderId })
    .from(proposals)
    .innerJoin(orders, eq(orders.id, proposals.orderId))
    .where(and(eq(proposals.id, id), or(eq(orders.customerId, userId), eq(orders.providerId, userId))));
  return row?.orderId ?? null;
}
