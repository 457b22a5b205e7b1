import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { files, providerProfiles, submittedOrder } from "../db/schema";

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

/** When the last of somebody's documents came in; the profile is held. */
export async function findSubmitted(tx: Db, userId: string): Promise<Date | null> {
  const submittedAt = sql<Date>`${submittedOrder(providerProfiles)}`.mapWith(providerProfiles.createdAt);
  const [row] = await tx
    .select({ submittedAt })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, userId));
  return row?.submittedAt ?? null;
}

type Verification = Pick<typeof providerProfiles.$inferInsert, "verification" | "submittedAt"> & {
  verificationReason: string | null;
};

export const saveVerification = (tx: Db, userId: string, verification: Verification) =>
  tx.update(providerProfiles).set(verification).where(eq(providerProfiles.userId, userId));
