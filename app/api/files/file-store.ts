import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { RequestStatus } from "~/contract/request-fields";
import type { Asker } from "../asker";
import type { Db } from "../db/client";
import { hasDue } from "../db/due";
import { files, offers, orders, requests, reviews } from "../db/schema";

/** The request is the asker's: the customer's own, or the guest's draft while nobody has claimed it. */
const isTheirs = ({ userId, draftKeyHash }: Asker): SQL =>
  or(
    userId ? eq(requests.customerId, userId) : undefined,
    draftKeyHash ? and(eq(requests.draftKeyHash, draftKeyHash), isNull(requests.customerId)) : undefined,
  ) ?? sql`false`;

/** Photos may be added and taken away as long as the request may be edited. */
const isEditable = inArray(requests.status, ["draft", "open"]);

export const insertFile = (db: Db, row: typeof files.$inferInsert) => db.insert(files).values(row);

export const deleteFile = (db: Db, id: string) => db.delete(files).where(eq(files.id, id));

/** The asker's request to which a photo would belong; with `null` the guest's draft. */
export async function findTarget(
  db: Db,
  requestId: string | null,
  asker: Asker,
  times: { draftsSince: Date; now: Date },
) {
  const [row] = await db
    .select({
      requestId: requests.id,
      hasDue: hasDue(requests.id, times.now),
      status: requests.status,
      photosCount: requests.photosCount,
      isEditable: sql<boolean>`${isEditable}`,
    })
    .from(requests)
    .where(
      requestId
        ? and(eq(requests.id, requestId), isTheirs({ ...asker, draftKeyHash: null }))
        : and(
            isTheirs({ ...asker, userId: null }),
            sql`${requests.createdAt} > ${times.draftsSince.toISOString()}`,
          ),
    );
  return row ?? null;
}

/** Why a request takes no photo: it has enough of them, is not open to them any more, or is not there. */
type Hindrance = "full" | "gone" | { closed: RequestStatus };

/**
 * Gives a stored photo to its request, if that is open to it and has room still: the row itself decides between two at once.
 * @returns what stood in the way
 */
export async function attachPhoto(
  tx: Db,
  id: string,
  requestId: string,
  most: number,
  now: Date,
): Promise<Hindrance | null> {
  const [counted] = await tx
    .update(requests)
    .set({ photosCount: sql`${requests.photosCount} + 1`, updatedAt: now })
    .where(and(eq(requests.id, requestId), isEditable, lt(requests.photosCount, most)))
    .returning({ position: requests.photosCount });
  if (!counted) return hindranceOf(tx, requestId);
  const next = sql`(select coalesce(max(position), 0) + 1 from ${files} other where other.request_id = ${requestId})`;
  await tx.update(files).set({ requestId, attachedAt: now, position: next }).where(eq(files.id, id));
  return null;
}

async function hindranceOf(tx: Db, requestId: string): Promise<Hindrance> {
  const [row] = await tx
    .select({ status: requests.status, isEditable: sql<boolean>`${isEditable}` })
    .from(requests)
    .where(eq(requests.id, requestId));
  if (!row) return "gone";
  return row.isEditable ? "full" : { closed: row.status };
}

/**
 * The asker is the customer or the provider of the order that a file belongs to, itself or by a proposal; or a party of the complaint,
 * itself or by a message.
 */
const isParty = (userId: string): SQL<boolean> => sql<boolean>`(exists (
  select 1 from orders o where ${userId} in (o.customer_id, o.provider_id) and o.id = coalesce(
    (select p.order_id from proposals p where p.id = files.subject_id), files.subject_id))
  or exists (select 1 from complaint_parties c where c.user_id = ${userId} and c.complaint_id = coalesce(
    (select m.complaint_id from complaint_messages m where m.id = files.subject_id), files.subject_id)))`;

/** A file with what decides who sees it. */
export async function findFile(db: Db, id: string, asker: Asker, now: Date) {
  const offered = db
    .select({ one: sql`1` })
    .from(offers)
    .where(and(eq(offers.requestId, files.requestId), eq(offers.providerId, asker.userId ?? "")));
  const [row] = await db
    .select({
      id: files.id,
      purpose: files.purpose,
      mime: files.mime,
      ownerId: files.ownerId,
      requestId: files.requestId,
      orderId: files.orderId,
      /** Whose steps decide on the file. */
      dueRequestId: sql<string | null>`coalesce(${files.requestId}, ${orders.requestId})`,
      hasDue: sql<boolean>`(${hasDue(files.requestId, now)} or ${hasDue(orders.requestId, now)})`,
      /** Of a review's photo: the review's, null while it is not written. */
      reviewStatus: reviews.status,
      attachedAt: files.attachedAt,
      status: requests.status,
      visibility: requests.visibility,
      isParty: isParty(asker.userId ?? ""),
      isTheirs: sql<boolean>`coalesce(${isTheirs(asker)}, false)`,
      isInvolved: sql<boolean>`coalesce(${requests.directProviderId} = ${asker.userId ?? ""}, false) or exists (${offered})`,
    })
    .from(files)
    .leftJoin(requests, eq(requests.id, files.requestId))
    .leftJoin(orders, eq(orders.id, files.orderId))
    .leftJoin(reviews, eq(reviews.orderId, files.orderId))
    .where(eq(files.id, id));
  return row ?? null;
}

/** Takes a photo away from its request. @returns false when the request may not be edited any more */
export async function detachPhoto(tx: Db, id: string, requestId: string, now: Date): Promise<boolean> {
  const [held] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), isEditable))
    .for("update");
  if (!held) return false;
  const gone = await tx.delete(files).where(eq(files.id, id)).returning({ id: files.id });
  await tx
    .update(requests)
    .set({ photosCount: sql`${requests.photosCount} - ${gone.length}`, updatedAt: now })
    .where(eq(requests.id, requestId));
  return true;
}
