import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { User } from "../context";
import type { Db } from "../db/client";
import { providerCities, providerProfiles, providerServices, tokens, users } from "../db/schema";

/** What the API knows of whoever calls. */
export const userColumns = {
  id: users.id,
  type: users.type,
  name: users.name,
  phone: users.phone,
  locale: users.locale,
  digits: users.digits,
  isActive: users.isActive,
  isVerified: users.isVerified,
  isCompleted: users.isCompleted,
  cityId: users.cityId,
} satisfies Record<keyof User, unknown>;

export type Login = { phone: string } | { email: string };

/** The account that signs in by this phone or e-mail: the verified one, else the newest that waits for its code. */
export async function findByLogin(db: Db, login: Login): Promise<(User & { passwordHash: string }) | null> {
  const [found] = await db
    .select({ ...userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where("phone" in login ? eq(users.phone, login.phone) : eq(users.email, login.email))
    .orderBy(desc(users.isVerified), desc(users.createdAt))
    .limit(1);
  return found ?? null;
}

/** Whether a verified account other than `exceptId` has this phone. */
export const isPhoneTaken = async (db: Db, phone: string, exceptId = "") =>
  (await db.$count(users, and(eq(users.phone, phone), users.isVerified, ne(users.id, exceptId)))) > 0;

export const isEmailTaken = async (db: Db, email: string) =>
  (await db.$count(users, and(eq(users.email, email), users.isVerified))) > 0;

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

/**
 * Stores an account that waits for its code. One that waited with the same phone is replaced: its row is taken over, its
 * tokens and profile are gone, its code stays, for a code belongs to a phone.
 */
export async function savePending(tx: Db, { id, ...account }: PendingAccount): Promise<User> {
  const [saved] = await tx
    .insert(users)
    .values({ id, ...account })
    .onConflictDoUpdate({
      target: users.phone,
      targetWhere: sql`not is_verified`,
      set: { ...account, avatarId: null, isDemo: false },
    })
    .returning(userColumns);
  if (!saved) throw new Error("The account was not stored");
  await removeTokens(tx, saved.id);
  await tx.delete(providerProfiles).where(eq(providerProfiles.userId, saved.id));
  return saved;
}

type ProviderStart = {
  userId: string;
  services: string[];
  cities: string[];
  createdAt: Date;
};

export async function startProfile(
  tx: Db,
  { userId, services, cities, createdAt }: ProviderStart,
): Promise<void> {
  await tx.insert(providerProfiles).values({ userId, words: [], createdAt });
  await tx.insert(providerServices).values(services.map((serviceId) => ({ userId, serviceId })));
  await tx.insert(providerCities).values(cities.map((cityId) => ({ userId, cityId })));
}

type NewToken = { hash: string; userId: string; kind: "access" | "otp"; device: string | null };

export const insertTokens = (tx: Db, list: NewToken[], now: Date) =>
  tx.insert(tokens).values(list.map((token) => ({ ...token, lastUsedAt: now, createdAt: now })));

export const removeToken = (db: Db, hash: string) => db.delete(tokens).where(eq(tokens.hash, hash));

export const removeTokens = (tx: Db, userId: string) => tx.delete(tokens).where(eq(tokens.userId, userId));

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

/**
 * The account is its owner's from here on. Others that wait with the same e-mail lose it; so does this one when somebody was
 * faster. The lock keeps two that verify at the same moment from waiting for each other.
 */
export async function markVerified(tx: Db, userId: string): Promise<User | null> {
  const [waiting] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const email = waiting?.email ?? null;
  if (email) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
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
  return verified ?? null;
}
