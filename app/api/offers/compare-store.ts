import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { hasDue } from "../db/due";
import { oneOf } from "../db/one-of";
import { requestCardColumns } from "../db/request-cards";
import { offers, providerProfiles, requests, users } from "../db/schema";
import { over } from "../db/states";
import { cardColumns } from "../db/technician-cards";
import { offerColumns } from "./view-store";

/** Offers that are over are many only by accident; the newest are shown. */
const most = 50;

const requestColumns = {
  requestId: requests.id,
  requestStatus: requests.status,
  version: requests.version,
  expiresAt: requests.expiresAt,
  timing: requests.timing,
  preferredDate: requests.preferredDate,
  timeWindow: requests.timeWindow,
};

const isOver = oneOf(offers.status, over);

const select = (db: Db, now: Date, where: SQL | undefined) =>
  db
    .select({
      ...requestColumns,
      hasDue: hasDue(requests.id, now),
      isOver,
      offer: offerColumns,
      provider: cardColumns,
      rank: providerProfiles.rank,
    })
    .from(offers)
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .innerJoin(providerProfiles, eq(providerProfiles.userId, offers.providerId))
    .innerJoin(users, eq(users.id, offers.providerId))
    .where(where)
    .$dynamic();

export type ComparedRow = Awaited<ReturnType<typeof select>>[number];

/** The offers that a customer was shown on an own request: those that stand, and the newest of those that are over. */
export const listShown = (db: Db, requestId: string, customerId: string, now: Date): Promise<ComparedRow[]> =>
  select(
    db,
    now,
    and(eq(offers.requestId, requestId), eq(requests.customerId, customerId), isNotNull(offers.shownAt)),
  )
    .orderBy(isOver, desc(offers.createdAt), desc(offers.id))
    .limit(most);

/** One offer for its sender, or, once shown, for the request's owner. */
export async function findForSide(db: Db, id: string, userId: string, now: Date) {
  const isMine = sql`(${offers.providerId} = ${userId} or (${requests.customerId} = ${userId} and ${offers.shownAt} is not null))`;
  const [row] = await db
    .select({
      ...requestColumns,
      hasDue: hasDue(requests.id, now),
      customerId: requests.customerId,
      offer: offerColumns,
      provider: cardColumns,
      request: requestCardColumns,
    })
    .from(offers)
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .innerJoin(providerProfiles, eq(providerProfiles.userId, offers.providerId))
    .innerJoin(users, eq(users.id, offers.providerId))
    .where(and(eq(offers.id, id), isMine));
  return row ?? null;
}
