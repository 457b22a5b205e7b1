import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { hasDue } from "../db/due";
import { payments } from "../db/money-schema";
import { needsAccount } from "../db/needs-account";
import { oneOf } from "../db/one-of";
import { orders, requests, users } from "../db/schema";
import { isUndecided } from "../db/undecided";
import type { Window } from "../page";
import type { Due } from "./due";

type RefundOf = {
  id: string;
  amount: number;
  status: "pending" | "sent" | "done" | "failed";
  at: string;
  failure: string | null;
  iban: string | null;
  holder: string | null;
  attempts: number;
  heldUntil: string | null;
  returnReason: string | null;
};

const refundsOf = sql<RefundOf[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'at', coalesce(r.done_at, r.created_at),
      'failure', r.failure, 'iban', r.iban, 'holder', r.holder, 'attempts', r.attempts,
      'heldUntil', r.held_until, 'returnReason', case when r.status <> 'done' then r.return_reason end)
    order by r.created_at), '[]'::json)
  from refunds r where r.payment_id = payments.id and r.status <> 'cancelled')`;

/** The job's newest, of a payment that was held for it: what never came in, or came too late, has paid for nothing. */
const invoiceOf = sql<string | null>`case when exists (
  select 1 from journals j where j.kind = 'payment' and j.cause = payments.id) then (
  select i.id from invoices i where i.order_id = payments.order_id and i.kind = 'invoice' and i.subject = 'job'
  order by i.created_at desc, i.id desc limit 1) end`;

/** Until when it may be said to have been paid: its own time, or what its order, or the higher price, waits for its word. */
const awaitedUntil =
  sql<Date>`greatest(${payments.dueAt}, case when ${payments.proposalId} is null then ${orders.paymentDueAt}
  else (select w.due_at from proposals w where w.id = ${payments.proposalId}) end)`.mapWith(payments.dueAt);

const select = (db: Db, now: Date, where: SQL | undefined) =>
  db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      requestId: orders.requestId,
      hasDue: hasDue(orders.requestId, now),
      request: { id: requests.id, title: requests.title },
      providerName: users.name,
      isProviderActive: users.isActive,
      purpose: payments.purpose,
      proposalId: payments.proposalId,
      method: payments.method,
      gateway: payments.gateway,
      status: payments.status,
      currency: payments.currency,
      amount: payments.amount,
      asked: payments.asked,
      refunded: payments.refunded,
      refunds: refundsOf,
      chargedBack: payments.chargedBack,
      reference: payments.reference,
      proofId: payments.proofId,
      sentAt: payments.sentAt,
      failure: payments.failure,
      url: payments.url,
      invoiceId: invoiceOf,
      dueAt: payments.dueAt,
      awaitedUntil,
      paidAt: payments.paidAt,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .innerJoin(users, eq(users.id, orders.providerId))
    .where(where)
    .$dynamic();

export type PaymentViewRow = Awaited<ReturnType<typeof select>>[number];

/** A customer's own payment. */
export async function findOwnPayment(db: Db, id: string, customerId: string, now: Date) {
  const [row] = await select(db, now, and(eq(payments.id, id), eq(payments.customerId, customerId)));
  return row ?? null;
}

/** The payment that a complaint is about. */
export const selectPaymentOfComplaint = (db: Db, complaintId: string, now: Date) =>
  select(db, now, sql`${payments.id} = (select c.payment_id from complaints c where c.id = ${complaintId})`);

/** One page of a customer's payments, newest first. */
export const listOwnPayments = (db: Db, customerId: string, now: Date, { after, orderBy, limit }: Window) =>
  select(db, now, and(eq(payments.customerId, customerId), after))
    .orderBy(...orderBy)
    .limit(limit);

const mostRefunding = 50;

const asksAccount = sql`exists (
  select 1 from refunds r where r.payment_id = payments.id
    and ${needsAccount(payments, { status: sql`r.status`, iban: sql`r.iban` })})`;

const isGoingBack = sql`exists (
  select 1 from refunds r where r.payment_id = payments.id and ${oneOf(sql`r.status`, ["pending", "sent", "failed"])}
    and not ${isUndecided({ status: sql`r.status`, failure: sql`r.failure` })})`;

/** Payments of a customer of which something is going back, the oldest first: before all those that its customer has to name an account for. */
export async function listRefunding(db: Db, customerId: string, now: Date) {
  const rows = await select(
    db,
    now,
    and(eq(payments.customerId, customerId), eq(payments.status, "refund_pending"), isGoingBack),
  )
    .orderBy(sql`${asksAccount} desc`, payments.createdAt, payments.id)
    .limit(mostRefunding + 1);
  return { rows: rows.slice(0, mostRefunding), areMore: rows.length > mostRefunding };
}

/** The newest payment for what is due of an order: its price, or one change of it. Cancelled ones are of the past. */
export async function findNewestPayment(
  db: Db,
  orderId: string,
  { proposalId }: Pick<Due, "proposalId">,
  now: Date,
): Promise<PaymentViewRow | null> {
  const isFor = proposalId ? eq(payments.proposalId, proposalId) : isNull(payments.proposalId);
  const isOf = and(eq(payments.orderId, orderId), isFor);
  const [row] = await select(db, now, and(isOf, ne(payments.status, "cancelled")))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row ?? null;
}

/** More payments and attempts than an order comes to; of more the newest are shown. */
const mostOfOrder = 50;

/** The payments of an order that were made, and transfers, whose money may still be on its way: the newest first. */
export const listOfOrder = (db: Db, orderId: string, now: Date): Promise<PaymentViewRow[]> =>
  select(
    db,
    now,
    and(eq(payments.orderId, orderId), or(isNotNull(payments.paidAt), eq(payments.method, "transfer"))),
  )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(mostOfOrder);
