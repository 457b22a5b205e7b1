import { type Column, type SQL, sql } from "drizzle-orm";
import type { ComplaintStatus } from "~/contract/complaint-fields";
import type { BankReturned } from "~/contract/job-money-fields";
import type { ProposalKind } from "~/contract/order-fields";
import type { Side } from "../record/life-cycle";
import { isActive } from "./activity";
import { bankReturned } from "./bank-returned";
import { oneOf } from "./one-of";
import { ofSoleProposer } from "./standing-complaint";
import { openComplaint } from "./states";
import { type TakenByBanks, takenByBanks } from "./taken-by-banks";
import { type ToldTransfers, toldTransfers } from "./told-transfers";

/** What of an order waits for somebody besides its own step; times are ISO 8601. */
export type OrderWaits = TakenByBanks &
  ToldTransfers & {
    /** Those that wait for an answer, a payment or a visit. */
    proposals: {
      kind: ProposalKind;
      status: "proposed" | "agreed";
      by: Side;
      price: number | null;
      startsAt: string | null;
      dueAt: string;
      /** Until when a higher price could be paid, where the word on a payment is waited for longer. */
      payableUntil?: string | null;
    }[];
    /** The complaint about it that is not over; `freezes`: it is the dispute that freezes its money. */
    complaint: {
      status: ComplaintStatus;
      freezes: boolean;
      /** What is in question: minor units. */
      amount: number;
      by: Side;
      dueAt: string | null;
      accepted: Side[];
      /** Who alone has proposed a split that stands. */
      proposer: Side | null;
      areBothActive: boolean;
    } | null;
    /** Of a job that was called off, what of that payers' banks have given back since. */
    bankReturned: BankReturned | null;
    /** The technician's account is open: no other is paid or waited for. */
    isProviderActive: boolean;
    /** The customer's account is open: no other can answer, pay or show the code. */
    isCustomerActive: boolean;
  };

/** The columns of an order as the query names them. */
type Named = Record<"id" | "customerId" | "providerId" | "status", Column | SQL>;

/** The complaint about an order that is not over, as a value of the query that loads the order. */
export function complaintWaits(order: Named): SQL<OrderWaits["complaint"]> {
  const sideOf = (id: SQL) => sql`case when ${id} = ${order.customerId} then 'customer' else 'provider' end`;
  const accepted = (at: SQL, id: SQL) => sql`case when ${at} is not null then ${sideOf(id)} end`;
  const proposer = ofSoleProposer(sql`c.id`, sideOf(sql`c.filer_id`), sideOf(sql`c.other_id`));
  return sql<OrderWaits["complaint"]>`(
    select json_build_object('status', c.status, 'freezes', c.is_dispute, 'amount', c.amount, 'by', ${sideOf(sql`c.filer_id`)},
      'dueAt', c.due_at, 'accepted', array_to_json(array_remove(array[${accepted(sql`c.filer_accepted_at`, sql`c.filer_id`)},
        ${accepted(sql`c.other_accepted_at`, sql`c.other_id`)}], null)),
      'proposer', ${proposer},
      'areBothActive', ${isActive(order.customerId)} and ${isActive(order.providerId)})
    from complaints c where c.order_id = ${order.id} and c.kind = 'order' and ${oneOf(sql`c.status`, openComplaint)})`;
}

/** What of an order waits, in one column of the query that loads it. */
export function orderWaits(order: Named): SQL<OrderWaits> {
  return sql<OrderWaits>`json_build_object(
    'proposals', (
      select coalesce(json_agg(json_build_object('kind', w.kind, 'status', w.status, 'by', w.by, 'price', w.price,
        'startsAt', w.starts_at, 'dueAt', w.due_at, 'payableUntil', w.payable_until) order by w.due_at, w.id), '[]'::json)
      from proposals w where w.order_id = ${order.id} and w.status in ('proposed', 'agreed')),
    'complaint', ${complaintWaits(order)},
    ${toldTransfers(order.id)},
    ${takenByBanks(order.id)},
    'bankReturned', case when ${order.status} = 'cancelled' then ${bankReturned(order.id)} end,
    'isProviderActive', ${isActive(order.providerId)}, 'isCustomerActive', ${isActive(order.customerId)})`;
}
