import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { OfferStatus } from "~/contract/offer-fields";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { requestCardColumns } from "../db/request-cards";
import { offers, requests } from "../db/schema";
import { notOver } from "../db/states";
import { awaitsAnswer } from "../db/waiting";
import type { Window } from "../page";

/** Requests whose time is not over and that take offers: on others there is nothing to do. */
export const takesOffers = (now: Date, withoutOffers = false): SQL | undefined =>
  and(
    gt(requests.expiresAt, now),
    eq(requests.isClosedToOffers, false),
    withoutOffers ? eq(requests.liveOffersCount, 0) : undefined,
  );

/** The same for one provider: none that goes to others, since the provider's job on it was cancelled. */
export const takesOffersOf = (providerId: string, ...of: Parameters<typeof takesOffers>): SQL | undefined =>
  and(
    takesOffers(...of),
    sql`not exists (select 1 from request_exclusions e where e.request_id = requests.id and e.provider_id = ${providerId})`,
  );

/** Requests that take offers, and on which this provider has none: neither a live one nor one that is over. */
export const isNewTo = (providerId: string, now: Date): SQL | undefined =>
  and(
    takesOffers(now),
    sql`not exists (select 1 from offers own where own.request_id = requests.id and own.provider_id = ${providerId})`,
  );

/** Open requests that were sent to this provider alone and wait for an answer. */
export const listDirect = (db: Db, providerId: string, now: Date, { after, orderBy, limit }: Window) =>
  db
    .select(requestCardColumns)
    .from(requests)
    .where(and(eq(requests.directProviderId, providerId), awaitsAnswer(now), after))
    .orderBy(...orderBy)
    .limit(limit);

/** The states of the provider's own offers on these requests; what is over is left out. */
export async function findOwnStates(
  db: Db,
  providerId: string,
  requestIds: readonly string[],
): Promise<Map<string, OfferStatus>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ requestId: offers.requestId, status: offers.status })
    .from(offers)
    .where(
      and(
        inArray(offers.requestId, [...requestIds]),
        eq(offers.providerId, providerId),
        oneOf(offers.status, notOver),
      ),
    );
  return new Map(rows.map(({ requestId, status }) => [requestId, status]));
}
