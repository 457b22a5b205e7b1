import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { files, users } from "../db/schema";

export const saveName = (db: Db, userId: string, account: { name: string; cityId: string }) =>
  db
    .update(users)
    .set({ ...account, isCompleted: true })
    .where(eq(users.id, userId));

export const saveDigits = (db: Db, userId: string, digits: "latn" | "arab") =>
  db.update(users).set({ digits }).where(eq(users.id, userId));

/** Takes the present picture away from the account; the sweeper removes files that nothing refers to. */
export async function detachAvatar(tx: Db, userId: string): Promise<void> {
  await tx
    .update(files)
    .set({ attachedAt: null })
    .where(and(eq(files.ownerId, userId), eq(files.purpose, "avatar")));
  await tx.update(users).set({ avatarId: null }).where(eq(users.id, userId));
}

/** False when the file is not an avatar that this account uploaded. */
export async function attachAvatar(tx: Db, userId: string, fileId: string, now: Date): Promise<boolean> {
  const attached = await tx
    .update(files)
    .set({ attachedAt: now })
    .where(and(eq(files.id, fileId), eq(files.ownerId, userId), eq(files.purpose, "avatar")))
    .returning({ id: files.id });
  if (attached.length === 0) return false;
  await tx.update(users).set({ avatarId: fileId }).where(eq(users.id, userId));
  return true;
}
