import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PayoutStatus } from "~/contract/payout-fields";
import type { Db } from "../db/client";
import { payoutMethods, payouts } from "../db/money-schema";
import { audit, users } from "../db/schema";
import type { Window } from "../page";
import type { PayoutEvent } from "./rules";

/** Until when the provider's payouts are held; of payouts that wait for their approval alone. */
const heldUntil = (now: Date) => sql<string | null>`case when ${payouts.status} = 'requested' then (
  select max(held.held_until) from payout_methods held
  where held.provider_id = ${payouts.providerId} and held.held_until > ${now.toISOString()}::timestamptz) end`;

/** Of one that is still to go: why the last that went to the same account did not come there, or came back. */
const failedBefore = sql<string | null>`case when ${payouts.status} in ('requested', 'approved') then (
  select case when went.status = 'failed' then went.reason end from payouts went
  where went.provider_id = ${payouts.providerId} and went.method_id = ${payouts.methodId} and went.status in ('paid', 'failed')
  order by went.settled_at desc limit 1) end`;

/** Of one that is still to go: what its technician owes. */
const debt = sql<number | null>`case when ${payouts.status} in ('requested', 'approved') then (
  select to_json(owed.balance) from accounts owed
  where owed.provider_id = ${payouts.providerId} and owed.kind = 'debt' and owed.currency = ${payouts.currency}
    and owed.balance > 0) end`;

/** Of one that is still to go: the other technicians who have, or had, its account. */
const sameAccount = sql<
  { id: string; name: string }[] | null
>`case when ${payouts.status} in ('requested', 'approved') then (
  select json_agg(json_build_object('id', sharer.id, 'name', sharer.name) order by sharer.name, sharer.id) from users sharer
  where sharer.id in (select distinct other.provider_id from payout_methods other
    where other.iban = ${payoutMethods.iban} and other.provider_id <> ${payouts.providerId}
    order by other.provider_id limit 5)) end`;

const select = (db: Db, where: SQL | undefined, now: Date) =>
  db
    .select({
      id: payouts.id,
      status: payouts.status,
      currency: payouts.currency,
      amount: payouts.amount,
      reason: payouts.reason,
      batchId: payouts.batchId,
      iban: payoutMethods.iban,
      holder: payoutMethods.holder,
      heldUntil: heldUntil(now),
      failedBefore,
      debt,
      sameAccount,
      provider: { id: users.id, name: users.name, is_active: users.isActive },
      createdAt: payouts.createdAt,
      sentAt: payouts.sentAt,
      settledAt: payouts.settledAt,
    })
    .from(payouts)
    .innerJoin(payoutMethods, eq(payoutMethods.id, payouts.methodId))
    .innerJoin(users, eq(users.id, payouts.providerId))
    .where(where)
    .$dynamic();

export type PayoutViewRow = Awaited<ReturnType<typeof select>>[number];

/** A provider's own payout. */
export async function findOwnPayout(db: Db, id: string, providerId: string, now: Date) {
  const [row] = await select(db, and(eq(payouts.id, id), eq(payouts.providerId, providerId)), now);
  return row ?? null;
}

const ofComplaint = (id: string) => sql`(select c.payout_id from complaints c where c.id = ${id})`;

/** The payout that a complaint is about. */
export const selectPayoutOfComplaint = (db: Db, complaintId: string, now: Date) =>
  select(db, sql`${payouts.id} = ${ofComplaint(complaintId)}`, now);

/** What has become of it, step by step. */
export const selectStepsOfComplaint = (db: Db, complaintId: string) =>
  db
    .select({ event: sql<PayoutEvent>`${audit.event}`, at: audit.createdAt })
    .from(audit)
    .where(and(eq(audit.entity, "payout"), sql`${audit.entityId} = ${ofComplaint(complaintId)}`))
    .orderBy(audit.createdAt, audit.position);

export type PayoutStepRow = Awaited<ReturnType<typeof selectStepsOfComplaint>>[number];

/** One page of a provider's payouts, newest first. */
export const listOwnPayouts = (db: Db, providerId: string, now: Date, { after, orderBy, limit }: Window) =>
  select(db, and(eq(payouts.providerId, providerId), after), now)
    .orderBy(...orderBy)
    .limit(limit);

/** One page of all payouts of a status. */
export const listQueue = (db: Db, status: PayoutStatus, now: Date, { after, orderBy, limit }: Window) =>
  select(db, and(eq(payouts.status, status), after), now)
    .orderBy(...orderBy)
    .limit(limit);

/** How many payouts are of a status. */
export const countQueue = (db: Db, status: PayoutStatus) => db.$count(payouts, eq(payouts.status, status));

/** Of one file for the bank the payouts that are still to be sent: none that has arrived, or came back. */
export const listToSend = (db: Db, batchId: string, now: Date) =>
  select(db, and(eq(payouts.batchId, batchId), eq(payouts.status, "sent")), now).orderBy(
    payouts.createdAt,
    payouts.id,
  );
