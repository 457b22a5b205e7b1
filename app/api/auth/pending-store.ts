import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { User } from "../context";
import type { Db } from "../db/client";
import { providerProfiles, tokens, users } from "../db/schema";
import { isEmailTaken, userColumns } from "./account-store";
import { removeCodes } from "./code-store";
import { removeTokens } from "./token-store";

export type PendingAccount = {
  id: string;
  type: "customer" | "provider";
  name: string;
  phone: string;
  email: string | null;
  passwordHash: string;
  locale: User["locale"];
  cityId: string;
  isCompleted: boolean;
  createdAt: Date;
};

export type Kept = { user: User; keepsCode: boolean };

/**
 * Stores an account that waits for its code. One that waited with the same phone is replaced: its row is held and taken over, its
 * tokens, code and profile are gone. Who repeats their own sign-up keeps the code that is on its way.
 * @param isOwn whether the stored password is the one that was typed now
 */
export async function savePending(
  tx: Db,
  account: PendingAccount,
  isOwn: (passwordHash: string) => Promise<boolean>,
): Promise<Kept> {
  const { id: _, ...taken } = account;
  const [held] = await tx
    .insert(users)
    .values(account)
    .onConflictDoUpdate({
      target: users.phone,
      targetWhere: sql`not is_verified`,
      set: { phone: account.phone },
    })
    .returning({ ...userColumns, passwordHash: users.passwordHash });
  if (!held) throw new Error("The account was not stored");
  const { passwordHash, ...user } = held;
  if (user.id === account.id) return { user, keepsCode: false };
  const keepsCode = await isOwn(passwordHash);
  await removeTokens(tx, user.id);
  if (!keepsCode) await removeCodes(tx, user.id);
  await tx.delete(providerProfiles).where(eq(providerProfiles.userId, user.id));
  const [saved] = await tx
    .update(users)
    .set({ ...taken, avatarId: null, isDemo: false })
    .where(eq(users.id, user.id))
    .returning(userColumns);
  if (!saved) throw new Error("The account was not stored");
  return { user: saved, keepsCode };
}

/**
 * Holds the account that a token opens, as it stands now: between the token's look-up and this transaction somebody else may have
 * signed up for its phone. Null when the token has ended since.
 */
export async function holdByToken(tx: Db, userId: string, tokenHash: string): Promise<User | null> {
  const [held] = await tx.select(userColumns).from(users).where(eq(users.id, userId)).for("no key update");
  // A query of its own: only now is it certain that nobody ends the token while this transaction lasts.
  const alive = await tx.$count(tokens, and(eq(tokens.hash, tokenHash), eq(tokens.userId, userId)));
  return held && alive > 0 ? held : null;
}

/** Moves a waiting account to another phone; one that waits with that phone already gives way. */
export async function movePhone(tx: Db, userId: string, phone: string): Promise<void> {
  await tx
    .delete(users)
    .where(and(eq(users.phone, phone), eq(users.isVerified, false), ne(users.id, userId)));
  await tx
    .update(users)
    .set({ phone })
    .where(and(eq(users.id, userId), eq(users.isVerified, false)));
}

const findEmail = async (tx: Db, userId: string) =>
  (await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email ?? null;

/** Before an account is held to be verified: those with the same e-mail take turns, instead of waiting for each other's rows. */
export async function takeTurn(tx: Db, userId: string): Promise<void> {
  const email = await findEmail(tx, userId);
  if (email) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/**
 * The account is its owner's from here on. Others that wait with the same e-mail lose it; so does this one when somebody was
 * faster.
 */
export async function markVerified(
  tx: Db,
  userId: string,
): Promise<{ user: User; hasLostEmail: boolean } | null> {
  const email = await findEmail(tx, userId);
  const isTaken = email !== null && (await isEmailTaken(tx, email));
  const [verified] = await tx
    .update(users)
    .set({ isVerified: true, ...(isTaken && { email: null }) })
    .where(and(eq(users.id, userId), eq(users.isVerified, false)))
    .returning(userColumns);
  if (email && !isTaken)
    await tx
      .update(users)
      .set({ email: null })
      .where(and(eq(users.email, email), eq(users.isVerified, false)));
  return verified ? { user: verified, hasLostEmail: isTaken } : null;
}

/** Accounts that have waited for their code since before `then`; the demonstration's own stay. */
export const deletePending = (db: Db, then: Date) =>
  db
    .delete(users)
    .where(and(eq(users.isVerified, false), eq(users.isDemo, false), lt(users.createdAt, then)));
