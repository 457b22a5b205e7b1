import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { cities, files, providerProfiles, users } from "../db/schema";

export async function getAccount(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      type: users.type,
      phone: users.phone,
      email: users.email,
      locale: users.locale,
      digits: users.digits,
      avatarId: users.avatarId,
      isVerified: users.isVerified,
      isCompleted: users.isCompleted,
      isActive: users.isActive,
      createdAt: users.createdAt,
      isTakingJobs: providerProfiles.isTakingJobs,
      city: { id: cities.id, en: cities.nameEn, ar: cities.nameAr },
    })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(providerProfiles, eq(providerProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Error("The caller has no account");
  return row;
}

export const saveName = (db: Db, userId: string, account: { name: string; cityId: string }) =>
  db
    .update(users)
    .set({ ...account, isCompleted: true })
    .where(eq(users.id, userId));

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
