import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { files, users } from "../db/schema";

export const saveName = (db: Db, userId: string, account: { name: string; cityId: string }) =>
  db
    .update(users)
    .set({ ...account, isCompleted: true })
    .where(eq(users.id, userId));

export const saveDigits = (db: Db, userId: string, digits: "latn" | "arab") =>
  db.update(users).set({ digits }).where(eq(users.id, userId));

/** Whether an account is open. */
export async function findActivity(db: Db, userId: string): Promise<boolean> {
  const [found] = await db.select({ isActive: users.isActive }).from(users).where(eq(users.id, userId));
  return found?.isActive ?? false;
}

/** What kind of account there is of that id; null for none. */
export async function findType(db: Db, userId: string) {
  const [found] = await db.select({ type: users.type }).from(users).where(eq(users.id, userId));
  return found?.type ?? null;
}

/** Holds an account until the transaction ends, and says how it stands, whether it is to be listed, and how to reach its owner. */
export async function holdAccount(tx: Db, userId: string) {
  const isListed = sql<boolean>`${users.isVerified} and ${users.isCompleted} and ${users.isListed}`;
  const [held] = await tx
    .select({
      ...{ id: users.id, phone: users.phone, email: users.email, locale: users.locale },
      ...{ isActive: users.isActive, isListed },
    })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return held ?? null;
}

export const saveActivity = (
  tx: Db,
  userId: string,
  activity: { isActive: boolean; inactiveReason: string | null },
) => tx.update(users).set(activity).where(eq(users.id, userId));

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
