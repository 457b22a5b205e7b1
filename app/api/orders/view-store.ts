import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OrderTab } from "~/contract/orders";
import { claimedBy } from "../db/claimed-absence";
import type { Db } from "../db/client";
import { hasDue } from "../db/due";
import { heldStates, isInTab } from "../db/order-tabs";
import { orderWaits } from "../db/order-waits";
import { requestCardColumns } from "../db/request-cards";
import { orders, requests, users } from "../db/schema";
import { lockedOrders, waitingOrders } from "../db/waiting-orders";
import type { Window } from "../page";
import type { Viewpoint } from "../reading";
import type { Side } from "../record/life-cycle";

const provider = alias(users, "provider");

/** How often another time was agreed on. */
const movesOf = sql`(
  select count(*) from proposals p where p.order_id = ${orders.id} and p.kind = 'reschedule' and p.status = 'done')`;

const columns = {
  id: orders.id,
  requestId: orders.requestId,
  offerId: orders.offerId,
  round: orders.round,
  status: orders.status,
  currency: orders.currency,
  price: orders.price,
  visitFee: orders.visitFee,
  startsAt: orders.startsAt,
  arrivalMinutes: orders.arrivalMinutes,
  duration: orders.duration,
  warrantyDays: orders.warrantyDays,
  paymentDueAt: orders.paymentDueAt,
  payableUntil: orders.payableUntil,
  arrivalCode: orders.arrivalCode,
  commissionRate: orders.commissionRate,
  commissionMinimum: orders.commissionMinimum,
  vatRate: orders.vatRate,
  providerId: orders.providerId,
  isProviderRegistered: orders.isProviderRegistered,
  isPlatformSupplier: orders.isPlatformSupplier,
  paidAt: orders.paidAt,
  cancelledBy: orders.cancelledBy,
  startedAt: orders.startedAt,
  deliveredAt: orders.deliveredAt,
  deliveryNote: orders.deliveryNote,
  ...{ changesAsked: orders.changesAsked, arrivalTries: orders.arrivalTries },
  confirmsAt: orders.confirmsAt,
  pausedAt: orders.pausedAt,
  pauseReason: orders.pauseReason,
  released: orders.released,
  payout: orders.payout,
  commission: orders.commission,
  clearsAt: orders.clearsAt,
  clearedAt: orders.clearedAt,
  completedAt: orders.completedAt,
  createdAt: orders.createdAt,
  moved: movesOf.mapWith(Number),
  claimed: claimedBy(orders.id, orders.startsAt),
  waits: orderWaits(orders),
  request: requestCardColumns,
  customer: { id: users.id, name: users.name },
  provider: {
    id: provider.id,
    name: provider.name,
    avatarId: provider.avatarId,
    phone: provider.phone,
    seenAt: provider.seenAt,
  },
};

/** Orders as their sides see them, and what else is asked of each. */
export const selectAlso = <More extends Record<string, SQL>>(db: Db, now: Date, more: More) =>
  db
    .select({ ...columns, hasDue: hasDue(orders.requestId, now), ...more })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .innerJoin(users, eq(users.id, orders.customerId))
    .innerJoin(provider, eq(provider.id, orders.providerId));

const select = (db: Db, now: Date, where: SQL | undefined) => selectAlso(db, now, {}).where(where).$dynamic();

export type OrderViewRow = Awaited<ReturnType<typeof select>>[number];

const side = { customer: orders.customerId, provider: orders.providerId };

/** What waits is few: it is found first, and the rows by it. */
function isUnder(tab: OrderTab, as: Side, userId: string, { now, settings }: Viewpoint) {
  if (tab !== "waiting") return isInTab(tab, now);
  const waiting = [waitingOrders(as, userId, now)];
  if (as === "customer") waiting.push(lockedOrders(userId, settings.arrivalTries));
  return sql`${orders.id} = any(array(select waiting.id from (${sql.join(waiting, sql` union all `)}) waiting))`;
}

/** One page of a person's orders. */
export const listOrders = (
  db: Db,
  as: Side,
  userId: string,
  tab: OrderTab | undefined,
  viewpoint: Viewpoint,
  { after, orderBy, limit }: Window,
): Promise<OrderViewRow[]> =>
  select(db, viewpoint.now, and(eq(side[as], userId), tab && isUnder(tab, as, userId, viewpoint), after))
    .orderBy(...orderBy)
    .limit(limit);

/** An order for one of its two sides. */
export async function findOrderFor(
  db: Db,
  id: string,
  userId: string,
  now: Date,
): Promise<OrderViewRow | null> {
  const isTheirs = or(eq(orders.customerId, userId), eq(orders.providerId, userId));
  const [row] = await select(db, now, and(eq(orders.id, id), isTheirs));
  return row ?? null;
}

/** An order whose reader may know each. */
export const selectOrder = (db: Db, id: SQL, now: Date) => select(db, now, eq(orders.id, id));

/** The job of a request for its provider: the one that runs or is done, else the last that was called off after it was paid. */
export function selectJob(db: Db, requestId: string, providerId: string, now: Date) {
  const isRunning = inArray(orders.status, ["awaiting_payment", ...heldStates, "completed"]);
  const isCalledOff = and(eq(orders.status, "cancelled"), isNotNull(orders.paidAt));
  const isTheirs = and(eq(orders.requestId, requestId), eq(orders.providerId, providerId));
  return select(db, now, and(isTheirs, or(isRunning, isCalledOff)))
    .orderBy(sql`${orders.status} = 'cancelled'`, desc(orders.createdAt))
    .limit(1);
}
