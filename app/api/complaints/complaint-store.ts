import { and, desc, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ComplaintStatus } from "~/contract/complaint-fields";
import type { BankReturned } from "~/contract/job-money-fields";
import { bankReturned } from "../db/bank-returned";
import type { Db } from "../db/client";
import { complaintMessages, complaintParties, complaints } from "../db/complaint-schema";
import { isOverdue } from "../db/due";
import { oneOf } from "../db/one-of";
import { orders, requests, users } from "../db/schema";
import { soleProposer, stands } from "../db/standing-complaint";
import { openComplaint } from "../db/states";
import { readTogether } from "../db/together";
import { isAnyUndecided } from "../db/undecided";

const others = alias(users, "others");
const takers = alias(users, "takers");

/** A complaint with the names of its sides, and the rates and the state of the order that it is about. */
export const selectComplaints = (db: Db, where: SQL | undefined, now: Date) =>
  db
    .select({
      ...getTableColumns(complaints),
      hasDue: isOverdue(complaints, now),
      filer: { id: users.id, name: users.name, type: users.type, isActive: users.isActive },
      other: { id: others.id, name: others.name, type: others.type, isActive: others.isActive },
      taker: { id: takers.id, name: takers.name },
      areBothActive: sql<boolean>`${users.isActive} and coalesce(${others.isActive}, true)`,
      proposer: soleProposer(complaints.id),
      bankReturned: sql<BankReturned | null>`case when ${complaints.outcome} = 'charged_back' then ${bankReturned(complaints.orderId)} end`,
      isReturnUndecided: isAnyUndecided(complaints.orderId),
      title: requests.title,
      rates: {
        commissionRate: orders.commissionRate,
        commissionMinimum: orders.commissionMinimum,
        vatRate: orders.vatRate,
        isPlatformSupplier: orders.isPlatformSupplier,
      },
    })
    .from(complaints)
    .innerJoin(users, eq(users.id, complaints.filerId))
    .leftJoin(others, eq(others.id, complaints.otherId))
    .leftJoin(takers, eq(takers.id, complaints.takenBy))
    .leftJoin(requests, eq(requests.id, complaints.requestId))
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(where)
    .$dynamic();

export type ComplaintRow = Awaited<ReturnType<typeof selectComplaints>>[number];

export const selectComplaint = (db: Db, id: string, now: Date) =>
  selectComplaints(db, eq(complaints.id, id), now);

export async function findComplaint(db: Db, id: string, now: Date): Promise<ComplaintRow | null> {
  const [row] = await selectComplaint(db, id, now);
  return row ?? null;
}

/**
 * Holds a complaint until the transaction ends. One that is about an order is held by its request, which is locked first.
 * @param isPatient false: no row when somebody else holds it
 */
export async function holdComplaint(tx: Db, id: string, isPatient = true): Promise<boolean> {
  const query = tx.select({ id: complaints.id }).from(complaints).where(eq(complaints.id, id));
  const rows = await (isPatient ? query.for("update") : query.for("update", { skipLocked: true }));
  return rows.length > 0;
}

/** The complaint about an order that is not over. */
export async function findOpenOf(db: Db, orderId: string): Promise<string | null> {
  const isIt = and(eq(complaints.orderId, orderId), eq(complaints.kind, "order"));
  const [row] = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(isIt, oneOf(complaints.status, openComplaint)));
  return row?.id ?? null;
}

/** The last appeal that somebody filed about the own account and did not take back. */
export async function findAppeal(db: Db, filerId: string, now: Date) {
  const isIt = and(eq(complaints.kind, "account_appeal"), ne(complaints.status, "withdrawn"));
  const isTheirs = and(eq(complaintParties.userId, filerId), eq(complaints.filerId, filerId));
  const { id, status, outcome, endedAt } = complaints;
  const [row] = await db
    .select({ id, status, outcome, endedAt, hasDue: isOverdue(complaints, now) })
    .from(complaintParties)
    .innerJoin(complaints, eq(complaints.id, complaintParties.complaintId))
    .where(and(isTheirs, isIt))
    .orderBy(desc(complaintParties.createdAt), desc(complaintParties.complaintId))
    .limit(1);
  return row ?? null;
}

/** The complaint about an order that stands, else the last. `standing`: the state of the one that stands. */
export function selectOfOrder(db: Db, orderId: string) {
  const { id, status, isDispute, filerId } = complaints;
  return db
    .select({
      ...{ id, status, isDispute, filerId },
      standing: sql<ComplaintStatus | null>`case when ${stands(complaints)} then ${status} end`,
    })
    .from(complaints)
    .where(and(eq(complaints.orderId, orderId), eq(complaints.kind, "order")))
    .orderBy(desc(stands(complaints)), desc(complaints.createdAt))
    .limit(1);
}

/** How many complaints about its job who filed this one has taken back; null for one that is about no job. */
export const takenBackOf = (id: string): SQL<number | null> =>
  sql`(select case when c.kind = 'order' and c.order_id is not null then (
      select count(*) from complaints o
      where o.order_id = c.order_id and o.kind = 'order' and o.filer_id = c.filer_id and o.status = 'withdrawn') end
    from complaints c where c.id = ${id})`.mapWith(Number);

export const countTakenBack = async (db: Db, id: string): Promise<number | null> =>
  (await readTogether(db, { takenBack: takenBackOf(id) })).takenBack;

/** With its parties, who find it in their lists. */
export async function insertComplaint(tx: Db, values: typeof complaints.$inferInsert): Promise<void> {
  const { id: complaintId, createdAt, filerId, otherId } = values;
  await tx.insert(complaints).values(values);
  const parties = otherId ? [filerId, otherId] : [filerId];
  await tx.insert(complaintParties).values(parties.map((userId) => ({ complaintId, userId, createdAt })));
}

export type ComplaintPatch = Partial<Omit<typeof complaints.$inferInsert, "id" | "status">>;

export const updateComplaint = (
  tx: Db,
  id: string,
  values: ComplaintPatch & Partial<Pick<ComplaintRow, "status">>,
) => tx.update(complaints).set(values).where(eq(complaints.id, id));

export const insertMessage = (tx: Db, values: typeof complaintMessages.$inferInsert) =>
  tx.insert(complaintMessages).values(values);
