import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { providerProfiles, users } from "../db/schema";
import { unsettled } from "../db/states";
import { fieldColumns } from "./field-store";

// Tables are written out, because Drizzle drops their names from columns where only one table is selected from.
type Waiting = { live: number; stale: number; discount: number; discountDue: string | null };

const isOpen = (now: SQL) => sql`r.status = 'open' and r.expires_at > ${now}`;

const waitingOf = (now: SQL) => sql<Waiting>`(
  select json_build_object('live', count(*) filter (where o.status <> 'discount_requested'),
    'stale', count(*) filter (where o.status = 'stale' and ${isOpen(now)}),
    'discount', count(*) filter (where o.status = 'discount_requested' and ${isOpen(now)}),
    'discountDue', min(o.valid_until) filter (where o.status = 'discount_requested' and ${isOpen(now)}))
  from offers o join requests r on r.id = o.request_id
  where o.provider_id = users.id and o.valid_until > ${now} and ${oneOf(sql`o.status`, unsettled)})`;

const directOf = (now: SQL) => sql<number>`(
  select count(*) from requests r
  where r.direct_provider_id = users.id and r.status = 'open' and r.visibility = 'direct' and r.expires_at > ${now}
    and r.direct_declined_at is null and r.live_offers_count = 0)`;

const agreedOf = (now: SQL) => sql<number>`(
  select count(*) from orders o where o.provider_id = users.id and o.status in ('awaiting_payment','paid')
    and (o.status = 'paid' or o.payment_due_at > ${now}))`;

/** Counts of what waits for a provider, and how the provider stands: one query, over rows that limits keep few. */
export async function findToday(db: Db, providerId: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      waiting: waitingOf(at),
      agreed: agreedOf(at).mapWith(Number),
      direct: directOf(at).mapWith(Number),
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
