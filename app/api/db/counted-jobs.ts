import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { arrivalGrace, timeToCome } from "../orders/visit-rules";
import { oneOf } from "./one-of";
import { shownReview } from "./states";

/**
 * Which version of what counts, below, this is: raised with every change of it. The figures of technicians and services that an earlier one counted
 * are then counted anew (`reviews/sweeps`), and until that is done change with nothing.
 */
export const countingRules = 1;

const raw = (figure: number) => sql.raw(String(figure));

/** Also one whose dispute, which came after it was done, is open: its money is held again meanwhile. */
const isDone = sql`(orders.status = 'completed' or orders.status = 'disputed' and orders.disputed_from = 'completed')`;

/**
 * What a job of its service cost at least when it was agreed on; costs now, of an order that no sweep has written it into yet. Of a query
 * over `orders`, by that name.
 */
export const jobFloor: SQL<number> = sql<number>`coalesce(orders.price_floor, (
  select s.price_floor from requests q join services s on s.id = q.service_id where q.id = orders.request_id))`;

/**
 * A job that is done and counts for its technician, with what is said of it: of its money no less was released than a job of its service
 * cost at least. So nobody makes a name for next to nothing. Of a query over `orders`, by that name.
 */
export const countsAsJob: SQL<boolean> = sql<boolean>`(${isDone} and coalesce(orders.released, orders.price) >= ${jobFloor})`;

/**
 * Jobs that came to an end for which their technician stands: done, called off by the technician, or given back whole by a dispute.
 * What a payer's bank took is nobody's doing.
 */
export const countsAsEnded: SQL<boolean> = sql<boolean>`(${countsAsJob} or orders.status = 'cancelled' and (
  orders.completed_at is not null and orders.cancelled_by is distinct from 'gateway'
  or orders.paid_at is not null and orders.cancelled_by in ('provider', 'staff', 'both')))`;

/** Of five; a review of more is praise. */
const criticism = 3;

/**
 * A review that counts, by its stars: of a job that counts, and criticism of anything that was done. Or else giving the money back would
 * buy a bad review off.
 */
export const countsAsReview = (stars: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${countsAsJob} or orders.completed_at is not null and ${stars} <= ${raw(criticism)})`;

/** Reviews that everybody reads and that count, of technicians. */
export const countedReviews: SQL = sql`select reviews.* from reviews join orders on orders.id = reviews.order_id
  where ${oneOf(sql`reviews.status`, shownReview)} and ${countsAsReview(sql`reviews.stars`)}`;

const arrival = (minutes: SQL) => sql`orders.starts_at + make_interval(mins => ${minutes})`;

/** `wasOnTime` of `visit-rules`, of a query over `orders`, by that name. */
const onTime: SQL<boolean> = sql<boolean>`(orders.started_at is not null and coalesce(
  orders.paid_at >= ${arrival(sql`orders.arrival_minutes`)}
  or orders.started_at <= greatest(${arrival(sql`greatest(orders.arrival_minutes, ${raw(arrivalGrace)})`)},
    orders.paid_at + make_interval(secs => ${raw(timeToCome)})), false))`;

/** Of those that count, one that was begun on time. */
export const countsAsOnTime: SQL<boolean> = sql<boolean>`(${countsAsJob} and ${onTime})`;
