import { and, desc, eq, ne } from "drizzle-orm";
import type { User } from "../context";
import type { Db } from "../db/client";
import { providerCities, providerProfiles, providerServices, users } from "../db/schema";

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

/** An account as signing in judges it. */
export type KnownUser = User & { passwordHash: string; isDemo: boolean };

export type Login = { phone: string } | { email: string };

/**
 * The account that signs in by this phone or e-mail: the verified one, else the newest that waits for its code. A demonstration's
 * accounts have a public password: without one they are nobody's.
 */
export async function findByLogin(db: Db, login: Login, isDemo: boolean): Promise<KnownUser | null> {
  const [found] = await db
    .select({ ...userColumns, passwordHash: users.passwordHash, isDemo: users.isDemo })
    .from(users)
    .where(
      and(
        "phone" in login ? eq(users.phone, login.phone) : eq(users.email, login.email),
        isDemo ? undefined : eq(users.isDemo, false),
      ),
    )
    .orderBy(desc(users.isVerified), desc(users.createdAt))
    .limit(1);
  return found ?? null;
}

/** Holds an account whose password was checked. False when it has another by now: somebody else may have signed up for its phone. */
export async function holdByPassword(tx: Db, userId: string, passwordHash: string): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for("no key update");
  return held.length === 1;
}

/** Whether a verified account other than `exceptId` has this phone. */
export const isPhoneTaken = async (db: Db, phone: string, exceptId = "") =>
  (await db.$count(users, and(eq(users.phone, phone), users.isVerified, ne(users.id, exceptId)))) > 0;

export const isEmailTaken = async (db: Db, email: string) =>
  (await db.$count(users, and(eq(users.email, email), users.isVerified))) > 0;

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
