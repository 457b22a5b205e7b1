import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles, tokens, users } from "../db/schema";
import { userColumns } from "./account-store";

/** A token with its account. */
export async function findToken(db: Db, hash: string) {
  const [row] = await db
    .select({ user: userColumns, kind: tokens.kind, lastUsedAt: tokens.lastUsedAt, seenAt: users.seenAt })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(eq(tokens.hash, hash));
  return row ?? null;
}

/** Written only where the last use lies before `since`, however many requests run at once. */
export const touchToken = (db: Db, hash: string, now: Date, since: Date) =>
  db
    .update(tokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokens.hash, hash), lt(tokens.lastUsedAt, since)));

/** The account was here now; the directory reads a provider's copy. */
export async function touchSeen(
  db: Db,
  user: { id: string; type: string },
  now: Date,
  since: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ seenAt: now })
    .where(and(eq(users.id, user.id), or(isNull(users.seenAt), lt(users.seenAt, since))));
  if (user.type !== "provider") return;
  await db
    .update(providerProfiles)
    .set({ seenAt: now })
    .where(
      and(
        eq(providerProfiles.userId, user.id),
        or(isNull(providerProfiles.seenAt), lt(providerProfiles.seenAt, since)),
      ),
    );
}

/** Tokens that nobody has used since `then`. */
export const deleteUnusedTokens = (db: Db, then: Date) =>
  db.delete(tokens).where(lt(tokens.lastUsedAt, then));

/** Accounts that have waited for their code since before `then`; the demonstration's own stay. */
export const deletePending = (db: Db, then: Date) =>
  db
    .delete(users)
    .where(and(eq(users.isVerified, false), eq(users.isDemo, false), lt(users.createdAt, then)));
