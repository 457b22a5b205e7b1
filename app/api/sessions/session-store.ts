import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { Db } from "../db/client";
import { tokens, users } from "../db/schema";

/** An access token's row: its holder is signed in by it somewhere. */
export type SessionRow = { hash: string; device: string | null; createdAt: Date; lastUsedAt: Date };

/**
 * An account's sessions, the one that was used last first. A demonstration's accounts are everybody's: of those the one with the hash
 * `own` alone, for the others are other visitors'.
 */
export const listSessions = (db: Db, userId: string, own: string): Promise<SessionRow[]> =>
  db
    .select({
      hash: tokens.hash,
      device: tokens.device,
      createdAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.userId, userId),
        eq(tokens.kind, "access"),
        or(eq(users.isDemo, false), eq(tokens.hash, own)),
      ),
    )
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.createdAt));

/** Ends those of these sessions that are the account's and not the one with the hash `own`. @returns how many */
export async function endSessions(
  db: Db,
  userId: string,
  { own, hashes }: { own: string; hashes: string[] },
): Promise<number> {
  const ended = await db
    .delete(tokens)
    .where(and(eq(tokens.userId, userId), ne(tokens.hash, own), inArray(tokens.hash, hashes)))
    .returning({ hash: tokens.hash });
  return ended.length;
}
