import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema";

/** Whether others may see that somebody is there. */
export async function isSeen(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ isListed: users.isListed }).from(users).where(eq(users.id, userId));
  return row?.isListed ?? false;
}
