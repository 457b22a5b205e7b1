import { eq, gt, sql } from "drizzle-orm";
import { agendaOf } from "../db/agenda";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { isInTab } from "../db/order-tabs";
import { offers, orders, providerProfiles, requests, reviews, users } from "../db/schema";
import { unsettled } from "../db/states";
import { awaitsAnswer, awaitsProvider, awaitsReply } from "../db/waiting";
import { waitingOrders } from "../db/waiting-orders";
import { mostDaysOff } from "./calendar-store";
import { fieldColumns } from "./field-store";

type Waiting = { live: number; stale: number; discount: number; discountDue: string | null };

const waitingOf = (now: Date) => {
  const isStale = awaitsProvider("stale", now);
  const isAsked = awaitsProvider("discount_requested", now);
  return sql<Waiting>`(
    select json_build_object('live', count(*) filter (where ${offers.status} <> 'discount_requested'),
      'stale', count(*) filter (where ${isStale}), 'discount', count(*) filter (where ${isAsked}),
      'discountDue', min(${offers.validUntil}) filter (where ${isAsked}))
    from ${offers} join ${requests} on ${requests.id} = ${offers.requestId}
    where ${offers.providerId} = ${users.id} and ${gt(offers.validUntil, now)} and ${oneOf(offers.status, unsettled)})`;
};

const directOf = (now: Date) => sql<number>`(
  select count(*) from ${requests} where ${requests.directProviderId} = ${users.id} and ${awaitsAnswer(now)})`;

/** Orders, not what they wait for: one may wait for more than one thing. */
const waitingFor = (providerId: string, now: Date) => sql<{ count: number; due: string | null }>`(
  select json_build_object('count', count(distinct waiting.id), 'due', min(waiting.due_at))
  from (${waitingOrders("provider", providerId, now)}) waiting)`;

/** Orders that are not begun, by whether their payment is there: before it nothing may be started. */
const agreedOf = (now: Date) => sql<{ paid: number; unpaid: number }>`(
  select json_build_object('paid', count(*) filter (where ${oneOf(orders.status, ["paid"])}),
    'unpaid', count(*) filter (where ${oneOf(orders.status, ["awaiting_payment"])}))
  from ${orders} where ${orders.providerId} = ${users.id} and (${isInTab("to_start", now)} or ${isInTab("to_pay", now)}))`;

type ToReply = { count: number; newest: { author: string; stars: number } | null };

/** Reviews that may still be replied to, which the time for it keeps few, and the newest of them. */
const toReplyTo = (since: Date) => sql<ToReply>`(
  select json_build_object('count', count(*), 'newest',
    (array_agg(json_build_object('author', author.name, 'stars', ${reviews.stars}) order by ${reviews.publishedAt} desc, ${reviews.id} desc))[1])
  from ${reviews} join users author on author.id = ${reviews.authorId}
  where ${reviews.providerId} = ${users.id} and ${awaitsReply(since)})`;

/** `statuses`: those in which a job stands in the file for another calendar. */
type Ahead = { today: string; from: Date; to: Date; statuses: readonly string[] };

const daysOffFrom = (today: string) => sql<string[]>`(
  select coalesce(json_agg(ahead.day order by ahead.day), '[]')
  from (select d.day from days_off d where d.provider_id = ${users.id} and d.day >= ${today} order by d.day limit ${mostDaysOff}) ahead)`;

/** Whether anything from a moment on and before another stands in the file for another calendar, by what `hasEntry` says of each. */
const hasCalendar = (providerId: string, { from, to, statuses }: Ahead, now: Date) => sql<boolean>`exists (
  select 1 from (${agendaOf(providerId, from, to, now)}) agenda join orders o on o.id = agenda.id
  where agenda.visit_id is not null or ${oneOf(sql`o.status`, statuses)})`;

const countColumns = (providerId: string, now: Date) => ({
  waiting: waitingOf(now),
  orders: waitingFor(providerId, now),
  agreed: agreedOf(now),
  direct: directOf(now).mapWith(Number),
});

/** Counts of what waits for a provider: one query, over rows that limits keep few. */
export async function findCounts(db: Db, providerId: string, now: Date) {
  const [row] = await db
    .select(countColumns(providerId, now))
    .from(users)
    .innerJoin(providerProfiles, eq(providerProfiles.userId, users.id))
    .where(eq(users.id, providerId));
  if (!row) throw new Error("A provider without a profile");
  return row;
}

export type CountsRow = Awaited<ReturnType<typeof findCounts>>;

type Times = {
  /** Reviews published since then may still be replied to. */
  repliable: Date;
  /** For what the calendar holds. */
  ahead: Ahead;
};

/** The same counts, the reviews that have no reply, how the provider stands, and what the calendar holds. */
export async function findToday(db: Db, providerId: string, now: Date, { repliable, ahead }: Times) {
  const [row] = await db
    .select({
      ...countColumns(providerId, now),
      reviews: toReplyTo(repliable),
      ...{ daysOff: daysOffFrom(ahead.today), hasCalendar: hasCalendar(providerId, ahead, now) },
      ...fieldColumns,
      rating: providerProfiles.rating,
      reviewsCount: providerProfiles.reviewsCount,
      medianResponse: providerProfiles.medianResponse,
      headline: providerProfiles.headline,
      bio: providerProfiles.bio,
      hours: providerProfiles.hours,
      startingPrice: providerProfiles.startingPrice,
      verification: providerProfiles.verification,
      avatarId: users.avatarId,
    })
    .from(users)
    .innerJoin(providerProfiles, eq(providerProfiles.userId, users.id))
    .where(eq(users.id, providerId));
  if (!row) throw new Error("A provider without a profile");
  return row;
}

export type TodayRow = Awaited<ReturnType<typeof findToday>>;
