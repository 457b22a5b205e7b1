import { sql } from "drizzle-orm";
import type { OrderStatus } from "~/contract/order-fields";
import { claimedBy } from "../db/claimed-absence";
import { columnsOfO, type RatesO, ratesO } from "../db/columns-of-o";
import { missedVisit } from "../db/missed-visit";
import { type OrderWaits, orderWaits } from "../db/order-waits";
import { type RefusedVisit, refusedVisit } from "../db/refused-visit";
import type { Side } from "../record/life-cycle";

/** The running order of a request; times are ISO 8601. */
export type OrderOf = RatesO & {
  id: string;
  status: OrderStatus;
  providerId: string;
  price: number;
  visitFee: number;
  payout: number | null;
  changesAsked: number;
  arrivalTries: number;
  paymentDueAt: string;
  payableUntil: string | null;
  startsAt: string;
  arrivalMinutes: number;
  paidAt: string | null;
  confirmsAt: string | null;
  clearsAt: string | null;
  clearedAt: string | null;
  completedAt: string | null;
  /** Seconds that a dispute took from the time for reviews. */
  reviewDelay: number;
  /** Who of its sides has written a review of it. */
  reviewed: Record<Side, boolean>;
  warrantyDays: number;
  released: number | null;
  missedVisit: string | null;
  refusedVisit: RefusedVisit | null;
  /** A visit under warranty is asked for, or agreed on. */
  hasVisit: boolean;
  /** Who has said since its start that the other did not come. */
  claimed: Side[];
  waits: OrderWaits;
};

// Tables are written out, because Drizzle drops their names from columns where only one table is selected from.
/** The order of a request that is not called off; of the query that it is a part of, the request is `requests`. */
export const orderOf = sql<OrderOf | null>`(
  select json_build_object('id', o.id, 'status', o.status, 'providerId', o.provider_id, 'price', o.price,
    'visitFee', o.visit_fee, 'payout', o.payout, 'changesAsked', o.changes_asked, 'arrivalTries', o.arrival_tries,
    'paymentDueAt', o.payment_due_at, 'payableUntil', o.payable_until, 'startsAt', o.starts_at, 'confirmsAt', o.confirms_at,
    'arrivalMinutes', o.arrival_minutes, 'paidAt', o.paid_at, ${ratesO},
    'clearsAt', o.clears_at, 'clearedAt', o.cleared_at, 'completedAt', o.completed_at,
    'warrantyDays', o.warranty_days, 'released', o.released,
    'missedVisit', ${missedVisit(sql`o.id`)}, 'refusedVisit', ${refusedVisit(sql`o.id`)}, 'hasVisit', exists (
      select 1 from proposals p where p.order_id = o.id and p.kind = 'warranty' and p.status in ('proposed', 'agreed')),
    'reviewDelay', o.review_delay, 'reviewed', json_build_object(
      'customer', exists (select 1 from reviews v where v.order_id = o.id),
      'provider', exists (select 1 from customer_reviews v where v.order_id = o.id)),
    'claimed', ${claimedBy(sql`o.id`, sql`o.starts_at`)}, 'waits', ${orderWaits(columnsOfO)})
  from orders o where o.request_id = requests.id and o.status <> 'cancelled')`;
