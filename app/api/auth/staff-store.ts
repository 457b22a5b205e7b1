import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema";

/** The account of staff with this e-mail; null for none. */
export async function findStaff(db: Db, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.type, "staff"), users.isVerified));
  return found?.id ?? null;
}

type NewStaff = Pick<typeof users.$inferInsert, "id" | "name" | "phone" | "passwordHash"> & {
  email: string;
  createdAt: Date;
};

/** Staff need no code on their phone: whoever makes the account knows whose it is. */
export const insertStaff = (tx: Db, account: NewStaff) =>
  tx.insert(users).values({
    ...{ ...account, type: "staff", locale: "en" },
    ...{ isVerified: true, isCompleted: true, isListed: false },
  });

export const savePassword = (tx: Db, userId: string, passwordHash: string) =>
  tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
