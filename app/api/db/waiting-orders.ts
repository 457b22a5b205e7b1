import { type SQL, sql } from "drizzle-orm";
import type { OrderStatus, ProposalKind } from "~/contract/order-fields";
import type { Side } from "../record/life-cycle";
import { isActive } from "./activity";
import { oneOf } from "./one-of";
import { ofSoleProposer } from "./standing-complaint";
import { runningOrder, underWarranty } from "./states";
import { isTransferSent } from "./told-transfers";

/** The states in which a running order takes what one side proposes: those of its table. */
export const takenIn = {
  ...{ no_show: ["paid"], reschedule: ["paid"], price: runningOrder },
} as const satisfies Record<Exclude<ProposalKind, "warranty">, readonly OrderStatus[]>;

/** Until it comes, an answer that is due later than the approval by silence never comes to matter, but for what moves money first. */
const isPressing = sql`(o.status <> 'delivered' or w.kind = 'price' and w.status = 'agreed' or w.due_at < o.confirms_at)`;

/** Of a customer's orders those that only another code begins: no time is set to make one. */
export const lockedOrders = (customerId: string, arrivalTries: number): SQL => sql`
  select o.id, null::timestamptz as due_at from orders o where o.customer_id = ${customerId} and o.status = 'paid'
    and o.arrival_tries >= ${arrivalTries} and ${isActive(sql`o.customer_id`)} and ${isActive(sql`o.provider_id`)}`;

/**
 * The orders of one side (`id`) that wait for it, and until when (`due_at`): the same that their rows say (`waitOf`). Of the jobs that are
 * done those that have a visit open or a complaint are found from there. A customer has \`lockedOrders\` besides.
 */
export function waitingOrders(side: Side, userId: string, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isTheirs = sql`${side === "customer" ? sql`o.customer_id` : sql`o.provider_id`} = ${userId}`;
  const taken = (["no_show", "reschedule", "price"] as const).map(
    (kind) => sql`(w.kind = ${kind} and ${oneOf(sql`o.status`, takenIn[kind])})`,
  );
  const isRunning = sql`${oneOf(sql`o.status`, runningOrder)} and (o.status <> 'delivered' or o.confirms_at > ${at})`;
  const isPayable = sql`${side} = 'customer' and w.kind = 'price' and w.status = 'agreed' and not ${isTransferSent(sql`o.id`)}
    and ${isActive(sql`o.provider_id`)}`;
  // A higher price whose payment is only being found out about waits for neither side.
  const due = sql`coalesce(w.payable_until, w.due_at)`;
  const proposed = sql`select o.id, ${due} as due_at from orders o join proposals w on w.order_id = o.id
    where ${isTheirs} and ${isRunning} and ${due} > ${at} and (${sql.join(taken, sql` or `)}) and ${isPressing}
      and (w.status = 'proposed' and w.by <> ${side} or ${isPayable})`;
  const areBothActive = sql`${isActive(sql`o.customer_id`)} and ${isActive(sql`o.provider_id`)}`;
  // Whose split alone stands has done its part.
  const hasToAgree = sql`${ofSoleProposer(sql`c.id`, sql`c.filer_id`, sql`c.other_id`)} is distinct from ${userId}`;
  const complained = sql`select o.id, c.due_at from complaint_parties p join complaints c on c.id = p.complaint_id
    join orders o on o.id = c.order_id where p.user_id = ${userId} and c.kind = 'order' and c.due_at > ${at} and ${isTheirs}
      and (c.status = 'awaiting_other' and c.other_id = ${userId} or c.status = 'negotiating' and ${areBothActive} and ${hasToAgree} or c.status = 'decided'
        and case when c.filer_id = ${userId} then c.filer_accepted_at else c.other_accepted_at end is null)`;
  const visits = sql`select o.id, case when w.status = 'agreed' then w.starts_at else w.due_at end from proposals w join orders o on o.id = w.order_id
    where ${oneOf(sql`w.status`, ["proposed", "agreed"])} and w.kind = 'warranty' and w.due_at > ${at} and w.visitor_id = ${userId}
      and ${oneOf(sql`o.status`, underWarranty)}`;
  const delivered = sql`select o.id, o.confirms_at from orders o
    where ${isTheirs} and o.status = 'delivered' and o.confirms_at > ${at}`;
  return sql.join([proposed, complained, side === "customer" ? delivered : visits], sql` union all `);
}
