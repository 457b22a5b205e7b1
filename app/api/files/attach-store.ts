import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { files } from "../db/schema";

type Attached = { purpose: (typeof files.purpose.enumValues)[number]; subjectId: string; ownerId: string };

/** Gives a person's own uploads to a record, unless another has them. @returns how many are its own now */
export async function attach(
  tx: Db,
  ids: readonly string[],
  { purpose, subjectId, ownerId }: Attached,
  at: Date,
): Promise<number> {
  const isFree = or(isNull(files.attachedAt), eq(files.subjectId, subjectId));
  const isOwn = and(eq(files.ownerId, ownerId), eq(files.purpose, purpose), isFree);
  const attached = await tx
    .update(files)
    .set({ attachedAt: at, subjectId })
    .where(and(inArray(files.id, [...ids]), isOwn))
    .returning({ id: files.id });
  return attached.length;
}

/** A file that nothing refers to any more: it is swept away like one that nothing ever did. */
export const detach = (tx: Db, id: string) =>
  tx.update(files).set({ attachedAt: null, subjectId: null }).where(eq(files.id, id));

const listWhere = (db: Db, where: SQL) =>
  db
    .select({
      ...{ id: files.id, subjectId: files.subjectId, attachedAt: files.attachedAt },
      ...{ width: files.width, height: files.height },
    })
    .from(files)
    .where(where)
    .orderBy(files.createdAt, files.id);

/** Files of these records, in the order in which they came. */
export const listAttached = (db: Db, subjectIds: readonly string[]) =>
  listWhere(db, inArray(files.subjectId, [...subjectIds]));

/** Those of a job: its own, and those of what was proposed of it. */
export const listOfJob = (db: Db, orderId: string) =>
  listWhere(
    db,
    sql`${files.subjectId} = any(array(
      select ${orderId}::text union all select p.id from proposals p where p.order_id = ${orderId}))`,
  );
