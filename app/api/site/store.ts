import { count, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { services } from "../db/schema";

/** How many services there are in the catalogue, which holds some dozens. */
export async function countServices(db: Db): Promise<number> {
  const [row] = await db.select({ services: count() }).from(services).where(eq(services.isActive, true));
  return row?.services ?? 0;
}
