import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "../db/client";
import { files } from "../db/schema";

/** Files that nothing has referred to since `before`. */
export async function listUnattached(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.attachedAt), lt(files.createdAt, before)))
    .orderBy(asc(files.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Removes a file's row unless something has come to refer to it. */
export async function deleteUnattached(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(files)
    .where(and(eq(files.id, id), isNull(files.attachedAt)))
    .returning({ id: files.id });
  return rows.length > 0;
}

/** Lets go of the photos of requests that are about to be deleted; the sweeper removes them. */
export const releasePhotos = (tx: Db, requestIds: readonly string[]) =>
  tx
    .update(files)
    .set({ requestId: null, attachedAt: null })
    .where(inArray(files.requestId, [...requestIds]));
