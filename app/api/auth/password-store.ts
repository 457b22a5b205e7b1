import { and, eq, ne } from "drizzle-orm";
import type { User } from "../context";
import type { Db } from "../db/client";
import { users } from "../db/schema";
import { userColumns } from "./account-store";

export type PasswordOwner = User & { email: string | null };

const ownerColumns = { ...userColumns, email: users.email };

/**
 * Whose password a code to a phone may change. A waiting account's is not: who forgot that one signs up again, and a code that
 * went out for a password never makes anybody the owner of what somebody else has typed. Nor is that of staff, who have a second
 * factor and are renewed by hand; nor of the demonstration's accounts, whose password is everybody's.
 */
const isResettable = and(eq(users.isVerified, true), ne(users.type, "staff"), eq(users.isDemo, false));

export async function findByPhone(db: Db, phone: string): Promise<{ id: string } | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), isResettable));
  return found ?? null;
}

/** The owner of a reset, who must still have the phone that the code went to. */
export async function findOwner(db: Db, userId: string, phone: string): Promise<PasswordOwner | null> {
  const [found] = await db
    .select(ownerColumns)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.phone, phone), isResettable));
  return found ?? null;
}

/** The same, held until the transaction ends. */
export async function holdOwner(tx: Db, userId: string, phone: string): Promise<PasswordOwner | null> {
  const [held] = await tx
    .select(ownerColumns)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.phone, phone), isResettable))
    .for("no key update");
  return held ?? null;
}

/** The password of who is signed in, and whether it is a demonstration's. */
export async function findPassword(db: Db, userId: string) {
  const [found] = await db
    .select({ passwordHash: users.passwordHash, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}

export const savePassword = (tx: Db, userId: string, passwordHash: string) =>
  tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
