import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { providerProfiles, requests, services, users } from "../db/schema";
import { notOver, unsettled } from "../db/states";
import type { SendFacts } from "./send-rules";
import { commissionNow } from "./view-store";

/** Tables are written out: see view-store. */
const yes = (query: SQL) => sql<boolean>`exists (${query})`;

const columnsAt = (now: Date) => ({
  requestId: requests.id,
  status: requests.status,
  visibility: requests.visibility,
  directProviderId: requests.directProviderId,
  hasDeclined: sql<boolean>`(requests.visibility = 'direct' and requests.direct_declined_at is not null)`,
  isClosedToOffers: requests.isClosedToOffers,
  isOwnerActive: requests.isOwnerActive,
  publishedAt: requests.publishedAt,
  expiresAt: requests.expiresAt,
  currency: requests.currency,
  priceFloor: services.priceFloor,
  commission: commissionNow,
  isCompleted: users.isCompleted,
  isTakingJobs: providerProfiles.isTakingJobs,
  usualWarrantyDays: providerProfiles.warrantyDays,
  servesService: yes(
    sql`select 1 from provider_services p where p.user_id = users.id and p.service_id = requests.service_id`,
  ),
  servesCity: yes(
    sql`select 1 from provider_cities p where p.user_id = users.id and p.city_id = requests.city_id`,
  ),
  isExcluded: yes(
    sql`select 1 from request_exclusions e where e.request_id = requests.id and e.provider_id = users.id`,
  ),
  hasOffer: yes(
    sql`select 1 from offers o where o.request_id = requests.id and o.provider_id = users.id and ${oneOf(sql`o.status`, notOver)}`,
  ),
  hasHistory: yes(sql`select 1 from offers o where o.request_id = requests.id and o.provider_id = users.id`),
  waiting:
    sql<number>`(select count(*) from offers o where o.provider_id = users.id and ${oneOf(sql`o.status`, unsettled)}
      and o.valid_until > ${now.toISOString()}::timestamptz)`.mapWith(Number),
});

/** Everything that decides whether a provider may send an offer on a request: one row, none for an unknown request. */
export const selectSendRow = (db: Db, requestId: string, providerId: string, now: Date) =>
  db
    .select(columnsAt(now))
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .innerJoin(users, eq(users.id, providerId))
    .innerJoin(providerProfiles, eq(providerProfiles.userId, users.id))
    .where(eq(requests.id, requestId));

export type SendRow = Awaited<ReturnType<typeof selectSendRow>>[number];

export async function findSendRow(
  db: Db,
  requestId: string,
  providerId: string,
  now: Date,
): Promise<SendRow | null> {
  const [row] = await selectSendRow(db, requestId, providerId, now);
  return row ?? null;
}

/** A provider knows of a request that is open to all, sent to this provider, or one that an offer was sent on. */
export function isKnown(row: SendRow, providerId: string): boolean {
  if (row.status === "draft" || row.status === "removed") return false;
  return row.visibility === "public" || row.directProviderId === providerId || row.hasHistory;
}

export const sendFacts = (row: SendRow, now: Date, waitingMost: number): SendFacts => ({
  ...row,
  isRequestOpen: row.status === "open" && (row.expiresAt === null || row.expiresAt > now),
  waitingMost,
});
