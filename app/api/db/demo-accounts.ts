import { eq } from "drizzle-orm";
import type { Db } from "./client";
import { users } from "./schema";

/** Whether the demonstration's people are here. */
export const hasDemoAccounts = async (db: Db): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)).length > 0;
