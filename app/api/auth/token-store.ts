import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { cities, providerProfiles, tokens, users } from "../db/schema";
import { unreadOf } from "../db/unread";
import { userColumns } from "./account-store";

const tokenLookup = (db: Db) =>
  db
    .select({
      ...{ kind: tokens.kind, lastUsedAt: tokens.lastUsedAt, seenAt: users.seenAt, isDemo: users.isDemo },
      user: {
        ...{ ...userColumns, email: users.email, avatarId: users.avatarId },
        ...{ createdAt: users.createdAt, inactiveReason: users.inactiveReason },
      },
      isTakingJobs: providerProfiles.isTakingJobs,
      unread: unreadOf(users.id),
      city: { id: cities.id, en: cities.nameEn, ar: cities.nameAr },
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(providerProfiles, eq(providerProfiles.userId, users.id))
    .where(eq(tokens.hash, sql.placeholder("hash")))
    .prepare("token");

/** Built once for a database: every call of somebody signed in asks it. */
const prepared = new WeakMap<Db, ReturnType<typeof tokenLookup>>();

/**
 * A token with its account; without a demonstration, that of its accounts is none. Nor is one of staff whose account is closed: a
 * sign-in may have been under way when it was.
 */
export async function findToken(db: Db, hash: string, isDemo: boolean) {
  const statement = prepared.get(db) ?? tokenLookup(db);
  if (!prepared.has(db)) prepared.set(db, statement);
  const [row] = await statement.execute({ hash });
  if (!row || (row.isDemo && !isDemo)) return null;
  if (row.user.type === "staff" && !row.user.isActive) return null;
  const { user, isTakingJobs, unread, city, isDemo: _, ...token } = row;
  return { ...token, user: { ...user, isTakingJobs, unread, city } };
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

type NewToken = { hash: string; userId: string; kind: "access" | "otp"; device: string | null };

export const insertTokens = (tx: Db, list: NewToken[], now: Date) =>
  tx.insert(tokens).values(list.map((token) => ({ ...token, lastUsedAt: now, createdAt: now })));

export const removeToken = (db: Db, hash: string) => db.delete(tokens).where(eq(tokens.hash, hash));

export const removeTokens = (tx: Db, userId: string) => tx.delete(tokens).where(eq(tokens.userId, userId));

/** Ends all of an account's sessions but this one. */
export const removeOtherTokens = (tx: Db, userId: string, hash: string) =>
  tx.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.hash, hash)));

/** Ends all of an account's sessions but the `most` that were used last; of a waiting account, as many of either kind. */
export const endOldest = (tx: Db, userId: string, most: number) =>
  tx.execute(sql`delete from tokens where hash in (
    select hash from (
      select hash, row_number() over (partition by kind order by last_used_at desc, created_at desc) as place
      from tokens where user_id = ${userId}) ranked
    where place > ${most})`);

/** Tokens that nobody has used since `then`. */
export const deleteUnusedTokens = (db: Db, then: Date) =>
  db.delete(tokens).where(lt(tokens.lastUsedAt, then));
