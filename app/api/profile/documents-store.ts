import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../db/client";
import { files, providerProfiles } from "../db/schema";

/** What a provider has handed in to prove who it is. */
export const documentsOf = (userId: string) =>
  and(eq(files.ownerId, userId), eq(files.purpose, "document"), isNotNull(files.attachedAt));

/** How many of these files are documents that this account uploaded; they are its own from here on. */
export async function attachDocuments(
  tx: Db,
  userId: string,
  fileIds: readonly string[],
  now: Date,
): Promise<number> {
  const attached = await tx
    .update(files)
    .set({ attachedAt: now })
    .where(and(inArray(files.id, [...fileIds]), eq(files.ownerId, userId), eq(files.purpose, "document")))
    .returning({ id: files.id });
  return attached.length;
}

type Verification = Pick<typeof providerProfiles.$inferInsert, "verification" | "submittedAt"> & {
  verificationReason: string | null;
};

export const saveVerification = (tx: Db, userId: string, verification: Verification) =>
  tx.update(providerProfiles).set(verification).where(eq(providerProfiles.userId, userId));
