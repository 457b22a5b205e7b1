import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OrderStatus } from "~/contract/order-fields";
import type { RequestStatus } from "~/contract/request-fields";
import type { RequestTab } from "~/contract/requests";
import type { Db } from "../db/client";
import { columnsOfO, type RatesO, ratesO } from "../db/columns-of-o";
import { totalsOf } from "../db/counters";
import { textArray } from "../db/matching";
import { type OrderWaits, orderWaits } from "../db/order-waits";
import { approvalDueOf, paymentDueOf } from "../db/payment-due";
import { requestCardColumns } from "../db/request-cards";
import { requests } from "../db/schema";
import type { Window } from "../page";

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** The order's time for paying is over, and the clock has not written it down yet. */
const isLapsed = (now: Date): SQL =>
  sql`(${requests.status} = 'awarding' and coalesce(${paymentDueOf(requests.id)} <= ${at(now)}, false))`;

/** Nobody has approved its job in time, and the clock has not written it down yet. */
const isApproved = (now: Date): SQL =>
  sql`(${requests.status} = 'assigned' and coalesce(${approvalDueOf(requests.id)} <= ${at(now)}, false))`;

const isOver = (now: Date): SQL => sql`(${requests.expiresAt} <= ${at(now)})`;

/** The states in which the requests of a tab may be written down. */
const statesOf: Record<RequestTab, readonly RequestStatus[]> = {
  open: ["open", "awarding"],
  awarding: ["awarding"],
  assigned: ["assigned"],
  completed: ["completed", "assigned"],
  closed: ["cancelled", "expired", "removed", "open", "awarding"],
  draft: ["draft"],
};

/** A tab shows requests in the state that time has given them, as their cards do. */
function inTab(tab: RequestTab, now: Date): SQL | undefined {
  const wouldBeOpen = sql`(${requests.status} = 'open' or ${isLapsed(now)})`;
  if (tab === "open") return and(wouldBeOpen, sql`not ${isOver(now)}`);
  if (tab === "awarding") return and(eq(requests.status, "awarding"), sql`not ${isLapsed(now)}`);
  if (tab === "closed")
    return sql`(${requests.status} in ('cancelled', 'expired', 'removed') or (${wouldBeOpen} and ${isOver(now)}))`;
  if (tab === "assigned") return and(eq(requests.status, "assigned"), sql`not ${isApproved(now)}`);
  // Not "or", by which the planner would read all of both states and sort them.
  if (tab === "completed")
    return sql`case ${requests.status} when 'completed' then true else ${isApproved(now)} end`;
  return eq(requests.status, tab);
}

export type AgreedRow = RatesO & {
  name: string;
  status: OrderStatus;
  currency: string;
  price: number;
  visitFee: number;
  startsAt: string;
  arrivalMinutes: number;
  arrivalTries: number;
  isPaid: boolean;
  paymentDueAt: string;
  payableUntil: string | null;
  confirmsAt: string | null;
  completedAt: string | null;
  waits: OrderWaits;
};

/** The order that stands: one request has one at most. */
const agreed = sql<AgreedRow | null>`(
  select json_build_object('name', u.name, 'status', o.status, 'currency', o.currency, 'price', o.price,
    'visitFee', o.visit_fee, 'startsAt', o.starts_at, 'confirmsAt', o.confirms_at,
    'arrivalMinutes', o.arrival_minutes, 'arrivalTries', o.arrival_tries, 'isPaid', o.status <> 'awaiting_payment', 'paymentDueAt', o.payment_due_at,
    'payableUntil', o.payable_until, 'completedAt', o.completed_at, ${ratesO}, 'waits', ${orderWaits(columnsOfO)})
  from orders o join users u on u.id = o.provider_id where o.request_id = requests.id and o.status <> 'cancelled')`;

/** The last changed of each state, a page of each at most: the index holds each of them in order, and not several. */
function lastOfEach(
  db: Db,
  states: readonly RequestStatus[],
  customerId: string,
  others: SQL | undefined,
  window: Window,
): SQL {
  const last = db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(eq(requests.customerId, customerId), sql`${requests.status} = wanted.state`, others, window.after),
    )
    .orderBy(...window.orderBy)
    .limit(window.limit);
  return sql`(select last.id from unnest(${textArray(states)}) as wanted(state) cross join lateral (${last}) last)`;
}

/** A customer's own requests in a tab, the last changed first. */
export const listMine = (db: Db, customerId: string, tab: RequestTab, now: Date, window: Window) =>
  db
    .select({ ...requestCardColumns, agreed })
    .from(requests)
    .where(inArray(requests.id, lastOfEach(db, statesOf[tab], customerId, inTab(tab, now), window)))
    .orderBy(...window.orderBy)
    .limit(window.limit);

/** Totals by the names of `counters`, and how many open or awarded requests time has moved on since they were counted. */
export async function countMine(db: Db, customerId: string, names: readonly string[], now: Date) {
  const passed = (where: SQL | undefined) =>
    sql`(select count(*) from ${requests} where ${and(eq(requests.customerId, customerId), where)})`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      totals: totalsOf(names),
      expired: passed(and(eq(requests.status, "open"), isOver(now))),
      released: passed(and(isLapsed(now), sql`not ${isOver(now)}`)),
      lapsed: passed(isLapsed(now)),
      approved: passed(isApproved(now)),
    })
    .from(sql`(values (1)) one`);
  return {
    totals: row?.totals ?? {},
    expired: row?.expired ?? 0,
    released: row?.released ?? 0,
    lapsed: row?.lapsed ?? 0,
    approved: row?.approved ?? 0,
  };
}
