import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import { providerProfiles, requestInvitations, users } from "../db/schema";
import { notOver } from "../db/states";

type Job = { id: string; serviceId: string | null; cityId: string | null };

const isThere = (query: SQL) => sql<boolean>`exists (${query})`;

/** A technician of the directory, and how they stand to a job. */
export async function findInvitee(db: Db, providerId: string, { id, serviceId, cityId }: Job) {
  const [row] = await db
    .select({
      id: providerProfiles.userId,
      name: users.name,
      isTakingJobs: providerProfiles.isTakingJobs,
      servesService: isThere(
        sql`select 1 from provider_services s where s.user_id = ${providerId} and s.service_id = ${serviceId}`,
      ),
      servesCity: isThere(
        sql`select 1 from provider_cities c where c.user_id = ${providerId} and c.city_id = ${cityId}`,
      ),
      isExcluded: isThere(
        sql`select 1 from request_exclusions e where e.provider_id = ${providerId} and e.request_id = ${id}`,
      ),
      hasOffered: isThere(
        sql`select 1 from offers o where o.provider_id = ${providerId} and o.request_id = ${id} and ${oneOf(sql`o.status`, notOver)}`,
      ),
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(and(eq(providerProfiles.userId, providerId), providerProfiles.isPublic));
  return row ?? null;
}

export async function countInvitations(tx: Db, requestId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(requestInvitations)
    .where(eq(requestInvitations.requestId, requestId));
  return row?.n ?? 0;
}

/** @returns false when the technician was invited before */
export async function insertInvitation(
  tx: Db,
  requestId: string,
  providerId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(requestInvitations)
    .values({ requestId, providerId, createdAt: now })
    .onConflictDoNothing()
    .returning({ providerId: requestInvitations.providerId });
  return rows.length > 0;
}
