import { type Column, type SQL, sql } from "drizzle-orm";
import { oneOf } from "./one-of";
import { runningOrder } from "./states";

/** That somebody says to have sent what an order waits for. @param orderId as the query names it */
export const isTransferSent = (orderId: Column | SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from payments t where t.order_id = ${orderId} and t.method = 'transfer' and t.status = 'requires_action'
    and t.sent_at is not null)`;

/** A transfer that staff could not confirm. `isAwaited`: what it was to pay can still be paid. */
export type RejectedTransfer = {
  orderId: string;
  amount: number;
  currency: string;
  reference: string;
  reason: string;
  isAwaited: boolean;
};

/** Whether the last that was begun to pay an order, or a higher price that is agreed on, is such a transfer. @param orderId as the query names it */
const isTransferRejected = (orderId: Column | SQL): SQL<boolean> => sql<boolean>`coalesce((
  select t.method = 'transfer' and t.status = 'failed' and (t.proposal_id is null or exists (
    select 1 from proposals w where w.id = t.proposal_id and w.status = 'agreed'))
  from payments t where t.order_id = ${orderId} and t.status <> 'cancelled'
  order by t.created_at desc, t.id desc limit 1), false)`;

export type ToldTransfers = {
  /** The customer says to have sent what is to be paid; the transfer is not confirmed yet. */
  isTransferSent: boolean;
  /** What is still to be paid was to come by a transfer, which staff could not confirm. */
  isTransferRejected: boolean;
};

/** The same as pairs of the object that a query builds, which names the order. */
export const toldTransfers = (orderId: Column | SQL): SQL => sql`
  'isTransferSent', ${isTransferSent(orderId)}, 'isTransferRejected', ${isTransferRejected(orderId)}`;

/** Of a job that was not paid in the end, or of the last higher price of one that runs. */
const isOfInterest = sql`case when w.id is null
  then o.status = 'awaiting_payment' or o.status = 'cancelled' and o.paid_at is null
  else ${oneOf(sql`o.status`, runningOrder)} and not exists (
    select 1 from proposals n where n.order_id = o.id and n.kind = 'price' and n.created_at > w.created_at) end`;

/** The last that was begun to pay for a request, where staff rejected it; of the query that it is a part of, the request is `requests`. */
export const rejectedTransfer = sql<RejectedTransfer | null>`(
  select json_build_object('orderId', o.id, 'amount', p.amount, 'currency', p.currency, 'reference', p.reference,
    'reason', p.failure, 'isAwaited', case when w.id is null then o.status = 'awaiting_payment' else w.status = 'agreed' end)
  from (select b.* from orders m join payments b on b.order_id = m.id
    where m.request_id = requests.id and b.status <> 'cancelled' order by b.created_at desc, b.id desc limit 1) p
  join orders o on o.id = p.order_id left join proposals w on w.id = p.proposal_id
  where p.method = 'transfer' and p.status = 'failed' and ${isOfInterest})`;
